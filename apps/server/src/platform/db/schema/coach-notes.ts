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
import { createdAt, id, instant, requestHash } from './columns.ts';

/** A coach's notes about an athlete, private to the coach who wrote them. */
export const coachNotes = pgTable(
  'coach_notes',
  {
    id: id(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    version: integer('version').notNull().default(1),
    pinned: boolean('pinned').notNull().default(false),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'coach_notes_pkey', columns: [table.athleteId, table.id] }),
    index('coach_notes_coach_id_idx').on(table.athleteId, table.coachId, table.id),
    index('coach_notes_author_idx').on(table.coachId),
    uniqueIndex('coach_notes_request_key_key').on(table.athleteId, table.coachId, table.requestKey),
    check('coach_notes_content_check', sql`length(${table.content}) between 1 and 5000`),
  ],
);
