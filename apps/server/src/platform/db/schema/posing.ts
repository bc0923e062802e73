import { POSING_ROUTINES } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
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
import { createdAt, id, oneOf, requestHash, within } from './columns.ts';

const TEN = { min: 1, max: 10, step: 1 };

export interface PracticedPose {
  name: string;
  /** Duration of the hold in seconds. */
  duration: number;
  completed: boolean;
}

export const posePracticeSessions = pgTable(
  'pose_practice_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    /** The practiced routine, or null if unknown. */
    routine: text('routine', { enum: POSING_ROUTINES }),
    /** Seconds. */
    duration: integer('duration').notNull(),
    poses: jsonb('poses').$type<PracticedPose[]>().notNull(),
    overallQuality: integer('overall_quality'),
    confidence: integer('confidence'),
    stagePresence: integer('stage_presence'),
    conditioning: integer('conditioning'),
    symmetry: integer('symmetry'),
    coachNotes: text('coach_notes'),
    nextSessionFocus: text('next_session_focus'),
    videoUrls: text('video_urls').array().notNull().default([]),
    /** Version of the coach's notes, so that two devices can't overwrite each other. */
    version: integer('version').notNull().default(1),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'pose_practice_sessions_pkey', columns: [table.userId, table.id] }),
    index('pose_practice_sessions_date_idx').on(table.userId, table.date, table.id),
    uniqueIndex('pose_practice_sessions_request_key_key').on(table.userId, table.requestKey),
    oneOf('pose_practice_sessions_routine_check', table.routine, POSING_ROUTINES),
    check('pose_practice_sessions_duration_check', sql`${table.duration} >= 0`),
    within('pose_practice_sessions_overall_quality_check', table.overallQuality, TEN),
    within('pose_practice_sessions_confidence_check', table.confidence, TEN),
    within('pose_practice_sessions_stage_presence_check', table.stagePresence, TEN),
    within('pose_practice_sessions_conditioning_check', table.conditioning, TEN),
    within('pose_practice_sessions_symmetry_check', table.symmetry, TEN),
  ],
);
