import type { AnswerSource } from '@posedown/coaching';
import { ANSWER_MAX_LENGTH, ANSWER_ORIGINS, ASSISTANT_ROLES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, requestHash } from './columns.ts';

/** A person's conversation with the assistant, ordered by id. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ASSISTANT_ROLES }).notNull(),
    content: text('content').notNull(),
    sources: jsonb('sources').$type<AnswerSource[]>().notNull().default([]),
    topics: text('topics').array().notNull().default([]),
    origin: text('origin', { enum: ANSWER_ORIGINS }),
    handedToCoach: boolean('handed_to_coach').notNull().default(false),
    /** When the person started a new conversation. The coach still sees handed-over messages. */
    clearedAt: instant('cleared_at'),
    /** Created by the client once per question. Stored on the question and its answer. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'assistant_messages_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('assistant_messages_request_key_key').on(
      table.userId,
      table.requestKey,
      table.role,
    ),
    oneOf('assistant_messages_role_check', table.role, ASSISTANT_ROLES),
    oneOf('assistant_messages_origin_check', table.origin, ANSWER_ORIGINS),
    check(
      'assistant_messages_content_check',
      sql`length(${table.content}) between 1 and ${sql.raw(String(ANSWER_MAX_LENGTH))}`,
    ),
  ],
);
