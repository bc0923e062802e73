import type { PeakDay } from '@posedown/coaching';
import { PEAK_STATUSES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns.ts';
import { competitions } from './competitions.ts';
import { photos } from './photos.ts';

/** The peak week of a show, drafted by the rules and followed once the coach approves it. */
export const peakWeekPlans = pgTable(
  'peak_week_plans',
  {
    userId: uuid('user_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    status: text('status', { enum: PEAK_STATUSES }).notNull().default('draft'),
    version: integer('version').notNull().default(0),
    weightKg: doublePrecision('weight_kg').notNull(),
    sodiumMg: integer('sodium_mg'),
    isRehearsed: boolean('is_rehearsed').notNull(),
    days: jsonb('days').$type<PeakDay[]>().notNull(),
    coachNotes: text('coach_notes'),
    /** The coach's reason for approving it despite cautions. Visible to coaches only. */
    warningReason: text('warning_reason'),
    approvedAt: instant('approved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'peak_week_plans_pkey', columns: [table.userId, table.competitionId] }),
    foreignKey({
      name: 'peak_week_plans_competition_id_fkey',
      columns: [table.userId, table.competitionId],
      foreignColumns: [competitions.userId, competitions.id],
    }).onDelete('cascade'),
    oneOf('peak_week_plans_status_check', table.status, PEAK_STATUSES),
  ],
);

/** The athlete's ticks for a peak-week day: tasks by position, water in ml. The weight is a weigh-in. */
export const peakWeekTicks = pgTable(
  'peak_week_ticks',
  {
    userId: uuid('user_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    tasks: integer('tasks').array().notNull().default([]),
    waterMl: integer('water_ml'),
    photoId: uuid('photo_id'),
  },
  (table) => [
    primaryKey({
      name: 'peak_week_ticks_pkey',
      columns: [table.userId, table.competitionId, table.date],
    }),
    foreignKey({
      name: 'peak_week_ticks_plan_fkey',
      columns: [table.userId, table.competitionId],
      foreignColumns: [peakWeekPlans.userId, peakWeekPlans.competitionId],
    }).onDelete('cascade'),
    // A photo belongs to one day and is deleted only after it is detached.
    uniqueIndex('peak_week_ticks_photo_key')
      .on(table.userId, table.photoId)
      .where(sql`${table.photoId} is not null`),
    foreignKey({
      name: 'peak_week_ticks_photo_fkey',
      columns: [table.userId, table.photoId],
      foreignColumns: [photos.userId, photos.id],
    }),
  ],
);
