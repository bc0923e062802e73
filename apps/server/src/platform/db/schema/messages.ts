import type { MarkedPhoto, MessageLink } from '@posedown/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, readByRules, requestHash } from './columns.ts';

/** Punctuation that joins words into one, such as an address. Each character is a separator instead. */
const JOINING = '-._/:@#+%*<>&~=?!,;|()[]{}';

/** The folded words of a text, for full-text search. Queries must use the same expression as the index. */
export const messageWords = (content: SQLWrapper): SQL =>
  sql`to_tsvector('simple', translate(fold_text(${content}), ${sql.raw(`'${JOINING}', '${' '.repeat(JOINING.length)}'`)}))`;

/** What was drawn on a photo of a message. A photo that isn't its own belongs to something else and outlives it. */
export type StoredPhotoMarks = MarkedPhoto & { isOwn: boolean };

/** The thread between an athlete and their coach. It belongs to the athlete. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromUserId: uuid('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    toUserId: uuid('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty if deleted, and for photos, links or a voice note without text. */
    content: text('content').notNull(),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    photoMarks: jsonb('photo_marks').$type<StoredPhotoMarks[]>().notNull().default([]),
    /** What it links to. Targets may have been deleted. */
    links: jsonb('links').$type<MessageLink[]>().notNull().default([]),
    voiceNoteId: uuid('voice_note_id'),
    read: boolean('read').notNull().default(false),
    readAt: instant('read_at'),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Version of the text. An edit must name the version its author saw. */
    version: integer('version').notNull().default(0),
    /** Created by the client once per message, so that a repeated request stores it once. */
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
    // The few messages in the timeline, among all of a thread.
    index('messages_highlights_idx')
      .on(table.athleteId, table.createdAt, table.id)
      .where(
        sql`${table.fromUserId} = ${table.athleteId} and ${table.deletedAt} is null and (${table.redFlag} is not null or cardinality(${table.photoIds}) > 0)`,
      ),
    index('messages_words_idx').using('gin', messageWords(table.content)),
    index('messages_from_user_id_idx').on(table.fromUserId),
    // For deleting an account, because the index above only contains unread messages.
    index('messages_to_user_id_idx').on(table.toUserId),
    uniqueIndex('messages_request_key_key').on(table.athleteId, table.fromUserId, table.requestKey),
    check(
      'messages_content_check',
      sql`length(${table.content}) <= 10000 and (length(${table.content}) > 0 or ${table.deletedAt} is not null or cardinality(${table.photoIds}) > 0 or jsonb_array_length(${table.links}) > 0 or ${table.voiceNoteId} is not null)`,
    ),
  ],
);

/** A coach's threads with their last message, so that the list costs the same at any length. */
export const messageThreads = pgTable(
  'message_threads',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last message: the newest id, because ids are in time order. */
    lastMessageId: uuid('last_message_id').notNull(),
  },
  (table) => [index('message_threads_coach_id_idx').on(table.coachId, table.lastMessageId)],
);
