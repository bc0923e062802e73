import { MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  pastDaysSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** How a day was: kg, hours, liters, and scales from 1 to 10. */
export const checkInBodySchema = z.strictObject({
  /** One of the athlete's calendar days; each has one check-in, which the next one of the day changes. */
  date: calendarDaySchema,
  energyLevel: integerIn(PROGRESS_LIMITS.energyLevel),
  mood: z.enum(MOODS, 'Choose how you feel'),
  sleepHours: numberIn(PROGRESS_LIMITS.sleepHours, 'hours').optional(),
  stressLevel: integerIn(PROGRESS_LIMITS.stressLevel).optional(),
  waterIntake: numberIn(PROGRESS_LIMITS.waterIntake, 'liters').optional(),
  /** Becomes the weigh-in of the day too. */
  weight: numberIn(PROGRESS_LIMITS.weight, 'kg').optional(),
  notes: freeTextSchema(5000).optional(),
  completedWorkout: z.boolean().default(false),
  followedNutrition: z.boolean().default(false),
  /** The version that was changed; 0 where the day had none. */
  version: versionSchema.default(0),
  /** Made by the client once per form; the same key again answers with what is there already. */
  requestKey: z.uuid().optional(),
});
export type CheckInBody = z.output<typeof checkInBodySchema>;

export const checkInSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    date: calendarDaySchema,
    weight: z.number().nullable(),
    energyLevel: z.number().int(),
    mood: z.enum(MOODS),
    sleepHours: z.number().nullable(),
    stressLevel: z.number().int().nullable(),
    waterIntake: z.number().nullable(),
    notes: z.string().nullable(),
    completedWorkout: z.boolean(),
    followedNutrition: z.boolean(),
    version: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'CheckIn' });
export type CheckIn = z.output<typeof checkInSchema>;

const tag = 'Check-ins';

export const checkInEndpoints = {
  saveCheckIn: defineEndpoint({
    method: 'POST',
    path: '/api/check-ins',
    access: 'client',
    tag,
    summary: 'Check in for a day. Checking in again updates that day’s check-in',
    body: checkInBodySchema,
    status: 201,
    reply: checkInSchema,
  }),
  listCheckIns: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/check-ins',
    access: 'session',
    tag,
    summary:
      'An athlete’s check-ins over at most 366 days, or a number of them before a day, newest first',
    params: z.object({ userId: idSchema }),
    /** Without them the last four weeks. */
    query: pastDaysSchema,
    status: 200,
    reply: z.array(checkInSchema),
  }),
};
