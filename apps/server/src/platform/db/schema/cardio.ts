import { CARDIO_LIMITS, CARDIO_MODALITIES, CARDIO_SESSION_TYPES } from '@posedown/coaching';
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
import { createdAt, id, instant, oneOf, requestHash, within } from './columns.ts';

/** Cardio sessions: seconds, bpm, kcal, km, km/h, %. */
export const cardioSessions = pgTable(
  'cardio_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    type: text('type', { enum: CARDIO_SESSION_TYPES }).notNull(),
    modality: text('modality', { enum: CARDIO_MODALITIES }).notNull(),
    startedAt: instant('started_at').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    phasesCompleted: integer('phases_completed'),
    /** Measured by a heart-rate strap, or null. */
    averageHeartRate: integer('average_heart_rate'),
    maxHeartRate: integer('max_heart_rate'),
    netKcal: integer('net_kcal'),
    grossKcal: integer('gross_kcal'),
    distanceKm: doublePrecision('distance_km'),
    speedKmh: doublePrecision('speed_kmh'),
    inclinePercent: doublePrecision('incline_percent'),
    rpe: integer('rpe'),
    notes: text('notes'),
    completed: boolean('completed').notNull(),
    /** Created by the client once per session, so that a repeated request stores it once. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'cardio_sessions_pkey', columns: [table.userId, table.id] }),
    index('cardio_sessions_date_idx').on(table.userId, table.date, table.id),
    uniqueIndex('cardio_sessions_request_key_key').on(table.userId, table.requestKey),
    oneOf('cardio_sessions_type_check', table.type, CARDIO_SESSION_TYPES),
    oneOf('cardio_sessions_modality_check', table.modality, CARDIO_MODALITIES),
    within(
      'cardio_sessions_duration_seconds_check',
      table.durationSeconds,
      CARDIO_LIMITS.durationSeconds,
    ),
    within(
      'cardio_sessions_phases_completed_check',
      table.phasesCompleted,
      CARDIO_LIMITS.phasesCompleted,
    ),
    within(
      'cardio_sessions_average_heart_rate_check',
      table.averageHeartRate,
      CARDIO_LIMITS.heartRate,
    ),
    within('cardio_sessions_max_heart_rate_check', table.maxHeartRate, CARDIO_LIMITS.heartRate),
    within('cardio_sessions_distance_km_check', table.distanceKm, CARDIO_LIMITS.distanceKm),
    within('cardio_sessions_speed_kmh_check', table.speedKmh, CARDIO_LIMITS.speedKmh),
    within(
      'cardio_sessions_incline_percent_check',
      table.inclinePercent,
      CARDIO_LIMITS.inclinePercent,
    ),
    within('cardio_sessions_rpe_check', table.rpe, CARDIO_LIMITS.rpe),
  ],
);
