import { TASK_REPEATS } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, requestHash } from './columns.ts';

/** A coach's to-do list, private to the coach. */
export const coachTasks = pgTable(
  'coach_tasks',
  {
    id: id(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id').references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** A calendar day of the coach. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    repeat: text('repeat', { enum: TASK_REPEATS }).notNull(),
    doneAt: instant('done_at'),
    /** The task created when this one was done. It stays when the next one is deleted, so that none is created again. */
    nextId: uuid('next_id'),
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'coach_tasks_pkey', columns: [table.coachId, table.id] }),
    index('coach_tasks_open_idx')
      .on(table.coachId, table.dueOn, table.id)
      .where(sql`${table.doneAt} is null and ${table.deletedAt} is null`),
    index('coach_tasks_done_idx')
      .on(table.coachId, table.doneAt, table.id)
      .where(sql`${table.doneAt} is not null and ${table.deletedAt} is null`),
    index('coach_tasks_athlete_id_idx').on(table.athleteId),
    uniqueIndex('coach_tasks_request_key_key').on(table.coachId, table.requestKey),
    oneOf('coach_tasks_repeat_check', table.repeat, TASK_REPEATS),
    check('coach_tasks_text_check', sql`length(${table.text}) between 1 and 300`),
  ],
);
