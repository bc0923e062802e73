import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, readByRules, requestHash } from './columns.ts';

/** The thread between an athlete and their coach; it belongs to the athlete. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromUserId: uuid('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    toUserId: uuid('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty if deleted, and for photos without text. */
    content: text('content').notNull(),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    read: boolean('read').notNull().default(false),
    readAt: instant('read_at'),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Of the text: an edit names the version it saw. */
    version: integer('version').notNull().default(0),
    /** Made by the client once per line, so that a line sent twice is stored once. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    ...readByRules(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'messages_pkey', columns: [table.athleteId, table.id] }),
    index('messages_rules_version_idx')
      .on(table.rulesVersion)
      .where(sql`${table.fromUserId} = ${table.athleteId} and ${table.content} <> ''`),
    index('messages_unread_idx').on(table.toUserId, table.athleteId).where(sql`not ${table.read}`),
    index('messages_from_user_id_idx').on(table.fromUserId),
    // For the deletion of an account: the one above knows unread lines alone.
    index('messages_to_user_id_idx').on(table.toUserId),
    uniqueIndex('messages_request_key_key').on(table.athleteId, table.fromUserId, table.requestKey),
    check(
      'messages_content_check',
      sql`length(${table.content}) <= 10000 and (length(${table.content}) > 0 or ${table.deletedAt} is not null or cardinality(${table.photoIds}) > 0)`,
    ),
  ],
);

/** Which threads a coach has and where each ends, so that their list costs the same at any length. */
export const messageThreads = pgTable(
  'message_threads',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The line written last: the newest id, for ids are in the order of time. */
    lastMessageId: uuid('last_message_id').notNull(),
  },
  (table) => [index('message_threads_coach_id_idx').on(table.coachId, table.lastMessageId)],
);
