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
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, within } from './columns.ts';

const TEN = { min: 1, max: 10, step: 1 };

export interface PracticedPose {
  name: string;
  /** Seconds held. */
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
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'pose_practice_sessions_pkey', columns: [table.userId, table.id] }),
    index('pose_practice_sessions_date_idx').on(table.userId, table.date),
    check('pose_practice_sessions_duration_check', sql`${table.duration} >= 0`),
    within('pose_practice_sessions_overall_quality_check', table.overallQuality, TEN),
    within('pose_practice_sessions_confidence_check', table.confidence, TEN),
    within('pose_practice_sessions_stage_presence_check', table.stagePresence, TEN),
    within('pose_practice_sessions_conditioning_check', table.conditioning, TEN),
    within('pose_practice_sessions_symmetry_check', table.symmetry, TEN),
  ],
);
