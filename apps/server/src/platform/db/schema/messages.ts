import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id } from './columns.ts';

/** The thread between an athlete and their coach; it is the athlete's, whoever wrote the line. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromUserId: uuid('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    toUserId: uuid('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    read: boolean('read').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'messages_pkey', columns: [table.athleteId, table.id] }),
    index('messages_unread_idx').on(table.toUserId, table.athleteId).where(sql`not ${table.read}`),
    index('messages_from_user_id_idx').on(table.fromUserId),
    check('messages_content_check', sql`length(${table.content}) between 1 and 10000`),
  ],
);
