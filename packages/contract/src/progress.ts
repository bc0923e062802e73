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

export const progressEntrySchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    date: calendarDaySchema,
    weight: z.number().nullable(),
    bodyFat: z.number().nullable(),
    measurements: measurementsSchema,
    photoUrls: z.array(z.string()),
    notes: z.string().nullable(),
    energyLevel: z.number().nullable(),
    sleepHours: z.number().nullable(),
    stressLevel: z.number().nullable(),
    mood: z.enum(MOODS).nullable(),
    waterIntake: z.number().nullable(),
    createdAt: instantSchema,
  })
  .meta({ id: 'ProgressEntry' });
export type ProgressEntry = z.output<typeof progressEntrySchema>;

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
};
