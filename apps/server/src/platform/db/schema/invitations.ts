import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, requestHash } from './columns.ts';

/** Invitations to sign up with a coach. The link's token is random; only its SHA-256 is stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: id().primaryKey(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name'),
    message: text('message'),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    acceptedAt: instant('accepted_at'),
    athleteId: uuid('athlete_id').references(() => users.id, { onDelete: 'set null' }),
    /** Created by the client once per form, so that a second tap sends no second mail. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    uniqueIndex('invitations_request_key_key').on(table.coachId, table.requestKey),
    uniqueIndex('invitations_open_key')
      .on(table.coachId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('invitations_coach_id_idx').on(table.coachId, table.id),
    index('invitations_athlete_id_idx').on(table.athleteId),
    check('invitations_email_check', sql`${table.email} = lower(${table.email})`),
  ],
);
