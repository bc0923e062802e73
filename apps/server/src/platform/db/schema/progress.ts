import { type Girth, MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
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
import { createdAt, id, oneOf, readByRules, requestHash, within } from './columns.ts';

export type Measurements = Partial<Record<Girth, number>>;

/** An athlete's record of a day besides the weight, which is the weigh-in with the same id: %, cm, hours, liters. */
export const progressEntries = pgTable(
  'progress_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull().default(sql`current_date`),
    bodyFat: doublePrecision('body_fat'),
    measurements: jsonb('measurements').$type<Measurements>().notNull().default({}),
    notes: text('notes'),
    energyLevel: integer('energy_level'),
    sleepHours: doublePrecision('sleep_hours'),
    stressLevel: integer('stress_level'),
    mood: text('mood', { enum: MOODS }),
    waterIntake: doublePrecision('water_intake'),
    /** Created by the client once per form, so that a second tap creates no second entry. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    version: integer('version').notNull().default(1),
    ...readByRules(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'progress_entries_pkey', columns: [table.userId, table.id] }),
    index('progress_entries_rules_version_idx')
      .on(table.rulesVersion)
      .where(sql`${table.notes} is not null`),
    index('progress_entries_date_idx').on(table.userId, table.date, table.id),
    uniqueIndex('progress_entries_request_key_key').on(table.userId, table.requestKey),
    oneOf('progress_entries_mood_check', table.mood, MOODS),
    within('progress_entries_body_fat_check', table.bodyFat, PROGRESS_LIMITS.bodyFat),
    within('progress_entries_energy_level_check', table.energyLevel, PROGRESS_LIMITS.energyLevel),
    within('progress_entries_stress_level_check', table.stressLevel, PROGRESS_LIMITS.stressLevel),
    within('progress_entries_sleep_hours_check', table.sleepHours, PROGRESS_LIMITS.sleepHours),
    within('progress_entries_water_intake_check', table.waterIntake, PROGRESS_LIMITS.waterIntake),
  ],
);
