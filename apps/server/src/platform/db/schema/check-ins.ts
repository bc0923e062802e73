import { MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, oneOf, readByRules, requestHash, within } from './columns.ts';

/** The daily check-in: one per calendar day of the athlete. Its weight is a weigh-in. */
export const dailyCheckIns = pgTable(
  'daily_check_ins',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    energyLevel: integer('energy_level').notNull(),
    mood: text('mood', { enum: MOODS }).notNull(),
    sleepHours: doublePrecision('sleep_hours'),
    stressLevel: integer('stress_level'),
    waterIntake: doublePrecision('water_intake'),
    notes: text('notes'),
    completedWorkout: boolean('completed_workout').notNull().default(false),
    followedNutrition: boolean('followed_nutrition').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Key of the last saved form, so that a second tap isn't mistaken for another device. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    ...readByRules(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'daily_check_ins_pkey', columns: [table.userId, table.id] }),
    index('daily_check_ins_rules_version_idx')
      .on(table.rulesVersion)
      .where(sql`${table.notes} is not null`),
    uniqueIndex('daily_check_ins_date_key').on(table.userId, table.date),
    oneOf('daily_check_ins_mood_check', table.mood, MOODS),
    within('daily_check_ins_energy_level_check', table.energyLevel, PROGRESS_LIMITS.energyLevel),
    within('daily_check_ins_stress_level_check', table.stressLevel, PROGRESS_LIMITS.stressLevel),
    within('daily_check_ins_sleep_hours_check', table.sleepHours, PROGRESS_LIMITS.sleepHours),
    within('daily_check_ins_water_intake_check', table.waterIntake, PROGRESS_LIMITS.waterIntake),
  ],
);
