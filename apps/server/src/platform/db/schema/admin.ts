import {
  ADHERENCE_ALERT_LIMIT,
  DEFAULT_ALERT_LEVELS,
  type MuscleLandmarks,
  SILENCE_ALERT_LIMIT,
  UNITS,
} from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { oneOf, within } from './columns.ts';

/** A coach's settings for their athletes. Without a row, the defaults apply. */
export const coachSettings = pgTable(
  'coach_settings',
  {
    coachId: uuid('coach_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The practice's name in invitations. */
    practiceName: text('practice_name'),
    /** The default units of an invited athlete's sign-up form. */
    defaultUnits: text('default_units', { enum: UNITS }).notNull().default('metric'),
    silentDays: integer('silent_days').notNull().default(DEFAULT_ALERT_LEVELS.silentDays),
    leastAdherence: integer('least_adherence')
      .notNull()
      .default(DEFAULT_ALERT_LEVELS.leastAdherence),
    /** Landmarks of all muscles. Null for the defaults. */
    volumeLandmarks: jsonb('volume_landmarks').$type<MuscleLandmarks>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('coach_settings_default_units_check', table.defaultUnits, UNITS),
    check(
      'coach_settings_practice_name_check',
      sql`length(${table.practiceName}) between 1 and 100`,
    ),
    within('coach_settings_silent_days_check', table.silentDays, SILENCE_ALERT_LIMIT),
    within('coach_settings_least_adherence_check', table.leastAdherence, ADHERENCE_ALERT_LIMIT),
  ],
);
