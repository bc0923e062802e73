import {
  DEFAULT_DIGEST_HOUR,
  DEFAULT_QUIET_HOURS,
  HOUR_LIMIT,
  NOTICE_KINDS,
} from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { sessions } from './auth.ts';
import { createdAt, eachOf, id, instant, oneOf, within } from './columns.ts';

/** What a person is notified of. Deleted after 90 days. */
export const notices = pgTable(
  'notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In time order. A repeat that joins an unread notice gives it a new one. */
    id: id(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** The event. The same event is noticed once. */
    subject: text('subject').notNull(),
    /** The athlete it is about. Null for the whole practice. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'cascade' }),
    /** How many events it covers. For a show, the weeks out. */
    amount: integer('amount').notNull().default(1),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'notices_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('notices_subject_key').on(table.userId, table.kind, table.subject),
    index('notices_unread_idx').on(table.userId).where(sql`${table.readAt} is null`),
    index('notices_about_id_idx').on(table.aboutId),
    index('notices_created_at_idx').on(table.createdAt),
    oneOf('notices_kind_check', table.kind, NOTICE_KINDS),
  ],
);

/** What people chose. No row for the defaults. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kinds the person doesn't want. */
    off: text('off', { enum: NOTICE_KINDS }).array().notNull().default([]),
    digestHour: integer('digest_hour').notNull().default(DEFAULT_DIGEST_HOUR),
    /** Kinds also sent by email. Null for the defaults of the person's role. */
    email: text('email', { enum: NOTICE_KINDS }).array(),
    /** Kinds also sent by push. Null for the defaults of the person's role. */
    push: text('push', { enum: NOTICE_KINDS }).array(),
    quietFrom: integer('quiet_from').notNull().default(DEFAULT_QUIET_HOURS.from),
    quietTo: integer('quiet_to').notNull().default(DEFAULT_QUIET_HOURS.to),
  },
  (table) => [
    eachOf('notice_settings_off_check', table.off, NOTICE_KINDS),
    within('notice_settings_digest_hour_check', table.digestHour, HOUR_LIMIT),
    eachOf('notice_settings_email_check', table.email, NOTICE_KINDS),
    eachOf('notice_settings_push_check', table.push, NOTICE_KINDS),
    within('notice_settings_quiet_from_check', table.quietFrom, HOUR_LIMIT),
    within('notice_settings_quiet_to_check', table.quietTo, HOUR_LIMIT),
  ],
);

/** Browsers that get push notices, with the keys to encrypt for them. Each is deleted with its login. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Whoever knows it can reach the browser, so it never leaves the server. */
    endpoint: text('endpoint').notNull(),
    /** SHA-256, in base64url. */
    endpointHash: text('endpoint_hash').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'push_subscriptions_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('push_subscriptions_endpoint_key').on(table.userId, table.endpointHash),
    // A browser that someone else logs in to no longer gets the first person's notices.
    index('push_subscriptions_endpoint_hash_idx').on(table.endpointHash),
    index('push_subscriptions_session_id_idx').on(table.sessionId),
  ],
);

/**
 * Emails and push notices that wait to be sent. A row is deleted once it was sent or isn't needed.
 */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    userId: uuid('user_id').notNull(),
    id: id(),
    noticeId: uuid('notice_id').notNull(),
    /** The device of a push notice. Null for an email. */
    subscriptionId: uuid('subscription_id'),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Set before it is handed over. A claimed delivery is never sent again. */
    claimedAt: instant('claimed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'notice_deliveries_pkey', columns: [table.userId, table.id] }),
    // A notice gets a new id when another event joins it.
    foreignKey({
      name: 'notice_deliveries_notice_fkey',
      columns: [table.userId, table.noticeId],
      foreignColumns: [notices.userId, notices.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'notice_deliveries_subscription_fkey',
      columns: [table.userId, table.subscriptionId],
      foreignColumns: [pushSubscriptions.userId, pushSubscriptions.id],
    }).onDelete('cascade'),
    uniqueIndex('notice_deliveries_email_key')
      .on(table.userId, table.noticeId)
      .where(sql`${table.subscriptionId} is null`),
    index('notice_deliveries_due_at_idx').on(table.dueAt).where(sql`${table.claimedAt} is null`),
  ],
);
