import {
  calendarDayIn,
  type GIRTHS,
  isCalendarDay,
  MOODS,
  PROGRESS_LIMITS,
} from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  cursorSchema,
  formerIdSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  queryInteger,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { photoAssessmentSchema } from './photos.ts';
import { progressOverviewSchema } from './progress-overview.ts';

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
 * The calendar day of a date on the wire.
 * @param date a calendar day, or an ISO instant
 * @param timezone the athlete's IANA zone
 */
export function dayOfWireDate(date: string, timezone: string) {
  return isCalendarDay(date) ? date : calendarDayIn(new Date(date), timezone);
}

/** The body of a progress entry: kg, %, cm, hours, liters. */
export const progressBodySchema = z.strictObject({
  date: dateSchema,
  weight: numberIn(PROGRESS_LIMITS.weight, 'kg').optional(),
  bodyFat: numberIn(PROGRESS_LIMITS.bodyFat, '%').optional(),
  measurements: measurementsSchema.optional(),
  energyLevel: integerIn(PROGRESS_LIMITS.energyLevel),
  stressLevel: integerIn(PROGRESS_LIMITS.stressLevel),
  mood: z.enum(MOODS, 'Choose how you feel'),
  sleepHours: numberIn(PROGRESS_LIMITS.sleepHours, 'hours').optional(),
  waterIntake: numberIn(PROGRESS_LIMITS.waterIntake, 'liters').optional(),
  notes: freeTextSchema(5000).optional(),
  /** Made by the client once per form; the same key again answers with the entry already there. */
  requestKey: z.uuid().optional(),
});
export type ProgressBody = z.output<typeof progressBodySchema>;

const { requestKey: _key, ...recorded } = progressBodySchema.shape;
const correctable = {
  ...recorded,
  date: calendarDaySchema,
  // An entry of weight and body fat alone says nothing of how the day felt.
  energyLevel: progressBodySchema.shape.energyLevel.optional(),
  stressLevel: progressBodySchema.shape.stressLevel.optional(),
  mood: progressBodySchema.shape.mood.optional(),
};

/** Whether there is anything beside the day. */
function saysSomething({ measurements = {}, notes, ...rest }: Record<string, unknown>): boolean {
  const { id: _id, date: _date, version: _version, requestKey: _key, ...figures } = rest;
  const said = [
    ...Object.values(figures),
    ...Object.values(measurements as object),
    notes || undefined,
  ];
  return said.some((value) => value !== undefined);
}
const NOTHING_SAID = {
  path: ['weight'],
  message: 'Leave at least one figure, or delete the entry',
};

/** An entry as it is corrected: what is left out is cleared. */
export const progressChangeSchema = z
  .strictObject({ ...correctable, version: versionSchema })
  .refine(saysSomething, NOTHING_SAID);
export type ProgressChange = z.output<typeof progressChangeSchema>;

/** A just-deleted entry to restore: its id keeps its order within the day. */
export const progressRestoreSchema = z
  .strictObject({
    ...correctable,
    id: formerIdSchema,
    requestKey: z.uuid('Send the key of the entry'),
  })
  .refine(saysSomething, NOTHING_SAID);
export type ProgressRestore = z.output<typeof progressRestoreSchema>;

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
    photoAnalysis: photoAssessmentSchema.nullable(),
    /** The check-in that this is the weight of, where it is one's. */
    checkInId: idSchema.nullable(),
    /** The key it comes back under where it is the weight of a day of peak week. */
    peakDayKey: idSchema.nullable(),
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

const tag = 'Progress';
const entryParams = z.object({ entryId: idSchema });
const pageQuery = z.strictObject({
  limit: queryInteger(1, 500, 50),
  cursor: cursorSchema.optional(),
});
const pageReply = z.object({
  entries: z.array(progressEntrySchema),
  nextCursor: z.string().nullable(),
});

/** Entries begin in 1900, so earlier days are typos. */
const isDayOfEntries = (day: string) => day >= '1900-01-01' && day < '3000-01-01';

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
    summary: 'Record only today’s weight and body fat',
    body: statsBodySchema,
    status: 201,
    reply: progressEntrySchema,
  }),
  listProgress: defineEndpoint({
    method: 'GET',
    path: '/api/progress',
    access: 'client',
    tag,
    summary: 'Your own entries, newest first',
    query: pageQuery,
    status: 200,
    reply: pageReply,
  }),
  changeProgress: defineEndpoint({
    method: 'PUT',
    path: '/api/progress/:entryId',
    access: 'client',
    tag,
    summary: 'Correct one of your entries',
    params: entryParams,
    body: progressChangeSchema,
    status: 200,
    reply: progressEntrySchema,
  }),
  deleteProgress: defineEndpoint({
    method: 'DELETE',
    path: '/api/progress/:entryId',
    access: 'client',
    tag,
    summary: 'Delete one of your entries',
    params: entryParams,
    body: z.strictObject({ version: versionSchema }),
    status: 204,
  }),
  restoreProgress: defineEndpoint({
    method: 'POST',
    path: '/api/progress/restore',
    access: 'client',
    tag,
    summary: 'Restore an entry you just deleted',
    body: progressRestoreSchema,
    status: 201,
    reply: progressEntrySchema,
  }),
  listAthleteProgress: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/progress-entries',
    access: 'session',
    tag,
    summary: 'An athlete’s entries, newest first, for the athlete and their coach',
    params: z.object({ userId: idSchema }),
    query: pageQuery,
    status: 200,
    reply: pageReply,
  }),
  progressOverview: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/progress',
    access: 'session',
    tag,
    summary: 'An athlete’s progress over a number of weeks, for the athlete and their coach',
    params: z.object({ userId: idSchema }),
    query: z.strictObject({ weeks: queryInteger(1, 52, 16) }),
    status: 200,
    reply: progressOverviewSchema,
  }),
  trendNear: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/progress/trend',
    access: 'session',
    tag,
    summary: 'An athlete’s weight around a day in the past, for the athlete and their coach',
    params: z.object({ userId: idSchema }),
    query: z.strictObject({
      day: calendarDaySchema.refine(isDayOfEntries, 'No weight is logged for that day'),
    }),
    status: 200,
    /** The trend in kg; null where nothing was weighed within four days. */
    reply: z.object({ trend: z.number().nullable() }),
  }),
};
