import { CARDIO_LIMITS, CARDIO_MODALITIES, CARDIO_SESSION_TYPES } from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  formerIdSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  pastDaysSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { peakInPlaceSchema } from './peak-in-place.ts';

const bpm = integerIn(CARDIO_LIMITS.heartRate, 'bpm');

const correctable = {
  modality: z.enum(CARDIO_MODALITIES, 'Choose how you did it'),
  durationSeconds: integerIn(CARDIO_LIMITS.durationSeconds, 'seconds'),
  distanceKm: numberIn(CARDIO_LIMITS.distanceKm, 'km').optional(),
  speedKmh: numberIn(CARDIO_LIMITS.speedKmh, 'km/h').optional(),
  inclinePercent: numberIn(CARDIO_LIMITS.inclinePercent, '%').optional(),
  /** Measured by a strap or a watch; a simulated rate is never sent. */
  averageHeartRate: bpm.optional(),
  rpe: integerIn(CARDIO_LIMITS.rpe).optional(),
  notes: freeTextSchema(2000).optional(),
};

/** A session that is over. The server works day and calories out, these by what was weighed up to that day. */
export const cardioSessionBodySchema = z.strictObject({
  ...correctable,
  type: z.enum(CARDIO_SESSION_TYPES),
  startedAt: z.iso.datetime({ offset: true, error: 'Choose when it started' }),
  /** Of the 16 phases of HIIT. */
  phasesCompleted: integerIn(CARDIO_LIMITS.phasesCompleted).optional(),
  maxHeartRate: bpm.optional(),
  /** Whether it was done to its end. */
  completed: z.boolean(),
  /** Made by the client once per session; the same key again answers with the session already there. */
  requestKey: z.uuid().optional(),
});
export type CardioSessionBody = z.output<typeof cardioSessionBodySchema>;

/** The heaviest come to less in six hours uphill. */
const kcal = integerIn({ min: 0, max: 200_000, step: 1 }, 'kcal');

/** A just-deleted session to restore, on its day and with its cost, omitted if unknown. */
export const cardioSessionRestoreSchema = z.strictObject({
  ...cardioSessionBodySchema.shape,
  id: formerIdSchema,
  date: calendarDaySchema.optional(),
  netKcal: kcal.optional(),
  grossKcal: kcal.optional(),
  requestKey: z.uuid('Send the key of the session'),
});
export type CardioSessionRestore = z.output<typeof cardioSessionRestoreSchema>;

/** A corrected session. Its calories change where machine, time, speed or incline do. */
export const cardioSessionChangeSchema = z.strictObject({
  ...correctable,
  version: versionSchema,
});
export type CardioSessionChange = z.output<typeof cardioSessionChangeSchema>;

export const cardioSessionSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    date: calendarDaySchema,
    type: z.enum(CARDIO_SESSION_TYPES),
    modality: z.enum(CARDIO_MODALITIES),
    startedAt: instantSchema,
    durationSeconds: z.number().int(),
    phasesCompleted: z.number().int().nullable(),
    averageHeartRate: z.number().nullable(),
    maxHeartRate: z.number().nullable(),
    /** What it added to the day, and what it cost as a whole; null while the weight is unknown. */
    netKcal: z.number().nullable(),
    grossKcal: z.number().nullable(),
    distanceKm: z.number().nullable(),
    speedKmh: z.number().nullable(),
    inclinePercent: z.number().nullable(),
    rpe: z.number().nullable(),
    notes: z.string().nullable(),
    completed: z.boolean(),
    version: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'CardioSession' });
export type CardioSession = z.output<typeof cardioSessionSchema>;

const zoneSchema = z.object({
  zone: z.number().int(),
  name: z.string(),
  range: z.string(),
  bpm: z.string(),
  purpose: z.string(),
  min: z.number().int(),
  max: z.number().int(),
});

export const cardioDaySchema = z.object({
  day: z.string(),
  weekday: z.number().int(),
  type: z.enum([...CARDIO_SESSION_TYPES, 'Rest']),
  duration: z.number().int(),
  intensity: z.string(),
  equipment: z.string(),
  description: z.string(),
  calories: z.number().int(),
  heartRateZone: z.string(),
  exerciseId: z.string().nullable(),
});
export type CardioScheduleDay = z.output<typeof cardioDaySchema>;

export const cardioPlanSchema = z
  .object({
    /** The athlete's calendar day, and that weekday from 0 (Monday). */
    today: calendarDaySchema,
    weekday: z.number().int(),
    units: unitsSchema,
    /** Null unless an approved peak week covers today. */
    peakDay: peakInPlaceSchema.nullable(),
    /** Null while there is no plan. */
    plan: z
      .object({
        type: z.string(),
        sessionsPerWeek: z.number().int(),
        duration: z.number().int(),
        intensity: z.string(),
        weeklyMinutes: z.number().int(),
        weeklyCalories: z.number().int(),
        /** This week's days, Monday to Sunday. */
        schedule: z.array(cardioDaySchema),
        /** Which week of the plan this is, from 1, and of how many. */
        week: z.number().int(),
        weeks: z.number().int(),
        /** What is new in it. */
        note: z.string().nullable(),
        notes: z.array(z.string()),
      })
      .nullable(),
    /** Why the athlete should skip intervals, whatever the plan says; null if they're fine. */
    intervalBar: z.string().nullable(),
    weightKg: z.number().nullable(),
    measuredMaxHeartRate: z.number().int().nullable(),
    restingHeartRate: z.number().int().nullable(),
    takesBetaBlockers: z.boolean(),
    /** Of the three above. */
    heartRatesVersion: z.number().int(),
    /**
     * The basis of the zones; null while age and measured maximum are unknown, and under beta-blockers until measured.
     */
    maxHeartRate: z
      .object({ maxBpm: z.number().int(), source: z.enum(['measured', 'tanaka']) })
      .nullable(),
    /** Shares of the maximum. */
    zones: z.array(zoneSchema),
    /** Shares of the heart-rate reserve (Karvonen); empty while the resting rate is unknown. */
    reserveZones: z.array(zoneSchema),
  })
  .meta({ id: 'CardioPlan' });
export type CardioPlanReply = z.output<typeof cardioPlanSchema>;

const tag = 'Cardio';
const userParams = z.object({ userId: idSchema });
const sessionParams = z.object({ sessionId: idSchema });

export const cardioEndpoints = {
  recordCardioSession: defineEndpoint({
    method: 'POST',
    path: '/api/cardio-sessions',
    access: 'client',
    tag,
    summary: 'Record a cardio session',
    body: cardioSessionBodySchema,
    status: 201,
    reply: cardioSessionSchema,
  }),
  restoreCardioSession: defineEndpoint({
    method: 'POST',
    path: '/api/cardio-sessions/restore',
    access: 'client',
    tag,
    summary: 'Restore a cardio session you just deleted',
    body: cardioSessionRestoreSchema,
    status: 201,
    reply: cardioSessionSchema,
  }),
  changeCardioSession: defineEndpoint({
    method: 'PUT',
    path: '/api/cardio-sessions/:sessionId',
    access: 'client',
    tag,
    summary: 'Correct one of your cardio sessions',
    params: sessionParams,
    body: cardioSessionChangeSchema,
    status: 200,
    reply: cardioSessionSchema,
  }),
  deleteCardioSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/cardio-sessions/:sessionId',
    access: 'client',
    tag,
    summary: 'Delete one of your cardio sessions',
    params: sessionParams,
    body: z.strictObject({ version: versionSchema }),
    status: 204,
  }),
  listCardioSessions: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/cardio-sessions',
    access: 'session',
    tag,
    summary:
      'An athlete’s cardio sessions over at most 366 days, or a number of them before a day, newest first, at most 1000',
    params: userParams,
    /** Without them the last twelve weeks. */
    query: pastDaysSchema,
    status: 200,
    reply: z.array(cardioSessionSchema),
  }),
  cardioPlan: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/cardio-plan',
    access: 'session',
    tag,
    summary: "An athlete's cardio week and heart-rate zones",
    params: userParams,
    status: 200,
    reply: cardioPlanSchema,
  }),
  setHeartRates: defineEndpoint({
    method: 'PUT',
    path: '/api/heart-rates',
    access: 'client',
    tag,
    summary: 'Set or clear the figures behind your heart-rate zones',
    body: z.strictObject({
      measuredMaxHeartRate: integerIn(CARDIO_LIMITS.measuredMaxHeartRate, 'bpm').nullable(),
      restingHeartRate: integerIn(CARDIO_LIMITS.restingHeartRate, 'bpm').nullable(),
      /** Left out, it stays as it is. */
      takesBetaBlockers: z.boolean().optional(),
      /** An outdated version is rejected, so that zones never change unnoticed. */
      version: versionSchema,
    }),
    status: 200,
    reply: cardioPlanSchema,
  }),
};
