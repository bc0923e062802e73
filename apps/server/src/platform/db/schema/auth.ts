import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';

/** Passwords, separate from people so that ordinary reads never load them. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** argon2id, in its PHC string form. */
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Logged-in devices. The cookie's token is random; only its SHA-256 is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_key').on(table.tokenHash),
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/** Devices that have logged in to an account before. A flood of wrong passwords must not lock the owner out on them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the device's cookie, which doesn't grant access by itself. */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_user_id_token_hash_key').on(table.userId, table.tokenHash),
    index('known_devices_last_used_at_idx').on(table.lastUsedAt),
  ],
);

/** One-time links to set a password. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('password_links_token_hash_key').on(table.tokenHash),
    index('password_links_user_id_idx').on(table.userId),
    index('password_links_expires_at_idx').on(table.expiresAt),
  ],
);

/** Attempts counted per time window, shared by all processes. The key is a hash. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [
    index('attempts_window_ends_at_idx').on(table.windowEndsAt),
    check('attempts_count_check', sql`${table.count} >= 0`),
  ],
);

const AUDIT_OUTCOMES = ['done', 'denied'] as const;

/** The audit log. It outlives the people in it, so it has no foreign keys. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    at: instant('at').notNull().defaultNow(),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: AUDIT_OUTCOMES }).notNull(),
    actorId: uuid('actor_id'),
    subjectId: uuid('subject_id'),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    // Read from the newest entry back, and pruned from the oldest.
    index('audit_log_at_idx').on(table.at),
    oneOf('audit_log_outcome_check', table.outcome, AUDIT_OUTCOMES),
  ],
);
