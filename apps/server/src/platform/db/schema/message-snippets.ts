import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, requestHash } from './columns.ts';

/** A coach's own texts for messages and replies. */
export const messageSnippets = pgTable(
  'message_snippets',
  {
    id: id(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: text('content').notNull(),
    version: integer('version').notNull().default(1),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'message_snippets_pkey', columns: [table.coachId, table.id] }),
    uniqueIndex('message_snippets_request_key_key').on(table.coachId, table.requestKey),
    check('message_snippets_content_check', sql`length(${table.content}) between 1 and 2000`),
  ],
);
