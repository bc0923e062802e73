import { calendarDayIn, GIRTHS, isCalendarDay, MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const measurementsSchema = z.strictObject({
  chest: numberIn(PROGRESS_LIMITS.chest, 'cm').optional(),
  waist: numberIn(PROGRESS_LIMITS.waist, 'cm').optional(),
  arms: numberIn(PROGRESS_LIMITS.arms, 'cm').optional(),
  thighs: numberIn(PROGRESS_LIMITS.thighs, 'cm').optional(),
  neck: numberIn(PROGRESS_LIMITS.neck, 'cm').optional(),
  hips: numberIn(PROGRESS_LIMITS.hips, 'cm').optional(),
} satisfies Record<(typeof GIRTHS)[number], z.ZodType>);

/** A calendar day, or an instant that the server turns into a day of the athlete's zone. */
const dateSchema = z.union([calendarDaySchema, z.iso.datetime({ offset: true })], 'Choose a date');

/**
 * The calendar day a date on the wire stands for.
 * @param date a calendar day, or an ISO instant
 * @param timezone the athlete's IANA zone
 */
export function dayOfWireDate(date: string, timezone: string) {
  return isCalendarDay(date) ? date : calendarDayIn(new Date(date), timezone);
}

/** The body of a progress entry: kg, %, cm, hours, litres. */
export const progressBodySchema = z.strictObject({
  date: dateSchema,
  weight: numberIn(PROGRESS_LIMITS.weight, 'kg').optional(),
  bodyFat: numberIn(PROGRESS_LIMITS.bodyFat, '%').optional(),
  measurements: measurementsSchema.optional(),
  energyLevel: integerIn(PROGRESS_LIMITS.energyLevel),
  stressLevel: integerIn(PROGRESS_LIMITS.stressLevel),
  mood: z.enum(MOODS, 'Choose how you feel'),
  sleepHours: numberIn(PROGRESS_LIMITS.sleepHours, 'hours').optional(),
  waterIntake: numberIn(PROGRESS_LIMITS.waterIntake, 'litres').optional(),
  notes: freeTextSchema(5000).optional(),
  /** Made by the client once per form; the same key again answers with the entry already there. */
  requestKey: z.uuid().optional(),
});
export type ProgressBody = z.output<typeof progressBodySchema>;

/** What the quick update takes: kg and %, of today. */
export const statsBodySchema = z.strictObject({
  weight: numberIn(PROGRESS_LIMITS.weight, 'kg'),
  bodyFat: numberIn(PROGRESS_LIMITS.bodyFat, '%'),
  requestKey: z.uuid().optional(),
});
export type StatsBody = z.output<typeof statsBodySchema>;

export const progressEntrySchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    date: calendarDaySchema,
    weight: z.number().nullable(),
    bodyFat: z.number().nullable(),
    measurements: measurementsSchema,
    /** Where the athlete's progress photos of the day are read. */
    photoUrls: z.array(z.string()),
    /** The check-in that this is the weight of, where it is one's. */
    checkInId: idSchema.nullable(),
    notes: z.string().nullable(),
    energyLevel: z.number().nullable(),
    sleepHours: z.number().nullable(),
    stressLevel: z.number().nullable(),
    mood: z.enum(MOODS).nullable(),
    waterIntake: z.number().nullable(),
    version: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'ProgressEntry' });
export type ProgressEntry = z.output<typeof progressEntrySchema>;

const course = z.array(z.object({ date: calendarDaySchema, value: z.number() }));

/** What an athlete's own entries come to: kg, %, cm. Lean mass is weight without fat. */
export const progressOverviewSchema = z
  .object({
    currentStats: z.object({
      weight: z.number().nullable(),
      bodyFat: z.number().nullable(),
      /** Lean mass, from the latest weight and body fat. */
      muscle: z.number().nullable(),
      lastUpdated: calendarDaySchema.nullable(),
    }),
    /** The newest week first; a week begins on the weekday of today, six days ago. */
    weeklyProgress: z.array(
      z.object({
        /** From 1, the oldest week of the range. */
        week: z.number().int(),
        startsOn: calendarDaySchema,
        /** Means of the week. */
        weight: z.number().nullable(),
        bodyFat: z.number().nullable(),
        muscle: z.number().nullable(),
      }),
    ),
    goals: z.object({
      startWeight: z.number().nullable(),
      targetWeight: z.number().nullable(),
      targetBodyFat: z.number().nullable(),
      targetMuscle: z.number().nullable(),
      competitionDate: calendarDaySchema.nullable(),
      weeksRemaining: z.number().int().nullable(),
    }),
    measurements: z.object({
      lastMeasured: calendarDaySchema.nullable(),
      girths: z.array(z.object({ girth: z.enum(GIRTHS), course })),
    }),
    /** Oldest first. */
    weightTrend: z.array(
      z.object({ date: calendarDaySchema, weight: z.number(), trend: z.number() }),
    ),
    bodyFatCourse: course,
    /** kcal a day, measured from the diary and the scale over the last 28 days, with its 95 % band. */
    expenditure: z.union([
      z.object({
        kcal: z.number(),
        lowKcal: z.number(),
        highKcal: z.number(),
        formulaKcal: z.number(),
        loggedDays: z.number().int(),
      }),
      z.object({ missing: z.array(z.enum(['profile', 'weighIns', 'intakes', 'fatKg'])) }),
    ]),
  })
  .meta({ id: 'ProgressOverview' });
export type ProgressOverview = z.output<typeof progressOverviewSchema>;

const tag = 'Progress';

export const progressEndpoints = {
  recordProgress: defineEndpoint({
    method: 'POST',
    path: '/api/progress',
    access: 'client',
    tag,
    summary: 'Record a progress entry',
    body: progressBodySchema,
    status: 201,
    reply: progressEntrySchema,
  }),
  recordStats: defineEndpoint({
    method: 'POST',
    path: '/api/progress/stats',
    access: 'client',
    tag,
    summary: "Record today's weight and body fat alone",
    body: statsBodySchema,
    status: 201,
    reply: progressEntrySchema,
  }),
  listProgress: defineEndpoint({
    method: 'GET',
    path: '/api/progress',
    access: 'client',
    tag,
    summary: 'Your own entries, the newest first',
    query: z.strictObject({ limit: queryInteger(1, 500, 50), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({ entries: z.array(progressEntrySchema), nextCursor: z.string().nullable() }),
  }),
  progressOverview: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/progress',
    access: 'session',
    tag,
    summary: 'What an athlete has become over so many weeks: for themselves and their coach',
    params: z.object({ userId: idSchema }),
    query: z.strictObject({ weeks: queryInteger(1, 52, 16) }),
    status: 200,
    reply: progressOverviewSchema,
  }),
};
