import { SCHEDULE_PROBLEMS } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
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
import { createdAt, id, instant, oneOf, requestHash } from './columns.ts';

/** Messages that a coach sends later. A row is deleted by the transaction that sends it. */
export const scheduledMessages = pgTable(
  'scheduled_messages',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    sendAt: instant('send_at').notNull(),
    /** Why it wasn't sent when it was due. Null while it waits. */
    problem: text('problem', { enum: SCHEDULE_PROBLEMS }),
    /** Set when the coach cancels it, so that it can be restored. */
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'scheduled_messages_pkey', columns: [table.athleteId, table.id] }),
    index('scheduled_messages_coach_id_idx').on(table.coachId, table.sendAt, table.id),
    index('scheduled_messages_due_idx')
      .on(table.sendAt, table.id)
      .where(sql`${table.problem} is null and ${table.deletedAt} is null`),
    uniqueIndex('scheduled_messages_request_key_key').on(
      table.athleteId,
      table.coachId,
      table.requestKey,
    ),
    oneOf('scheduled_messages_problem_check', table.problem, SCHEDULE_PROBLEMS),
    check('scheduled_messages_content_check', sql`length(${table.content}) between 1 and 10000`),
  ],
);
