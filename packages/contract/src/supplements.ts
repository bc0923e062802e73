import {
  SUPPLEMENT_LIMITS,
  SUPPLEMENT_TIMES,
  SUPPLEMENT_UNITS,
  WEEKDAYS,
} from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  dayRangeSchema,
  freeTextSchema,
  idSchema,
  numberIn,
  textSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const supplementFields = {
  name: textSchema(100, 'Name the supplement'),
  amount: numberIn(SUPPLEMENT_LIMITS.amount),
  unit: z.enum(SUPPLEMENT_UNITS, 'Choose a unit'),
  time: z.enum(SUPPLEMENT_TIMES, 'Choose when you take it'),
  /** The days of the week on which it is taken, Monday being 0. */
  weekdays: z
    .array(z.literal(WEEKDAYS), 'Choose the days')
    .min(1, 'Choose at least one day')
    .refine((days) => new Set(days).size === days.length, 'Name each day once'),
  note: freeTextSchema(500).optional(),
};

export const supplementBodySchema = z.strictObject({
  ...supplementFields,
  /** Made by the client once per form; the same key again answers with the row already there. */
  requestKey: z.uuid().optional(),
});
export type SupplementBody = z.output<typeof supplementBodySchema>;

const seenSchema = z.strictObject({ version: versionSchema });

/** What is left out is cleared. */
export const supplementChangeSchema = seenSchema.extend(supplementFields);
export type SupplementChange = z.output<typeof supplementChangeSchema>;

export const supplementTickSchema = z.strictObject({
  /** A day it is listed on, until today. */
  date: calendarDaySchema,
  taken: z.boolean(),
});
export type SupplementTickBody = z.output<typeof supplementTickSchema>;

export const supplementSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    amount: z.number(),
    unit: z.enum(SUPPLEMENT_UNITS),
    time: z.enum(SUPPLEMENT_TIMES),
    weekdays: z.array(z.number().int()),
    note: z.string().nullable(),
    /** A sentence to be shown beside it, where it is no plain supplement. */
    safety: z.string().nullable(),
    /** The athlete's calendar day on which it came onto the list. */
    startedOn: calendarDaySchema,
    /** The first day without it; null while it is taken. */
    stoppedOn: calendarDaySchema.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Supplement' });
export type Supplement = z.output<typeof supplementSchema>;

export const supplementLogSchema = z
  .object({
    /** The athlete's calendar day. */
    today: calendarDaySchema,
    /** Those of the requested days, in the day's order. */
    supplements: z.array(supplementSchema),
    /** What was taken on those days. */
    ticks: z.array(z.object({ supplementId: idSchema, date: calendarDaySchema })),
  })
  .meta({ id: 'SupplementLog' });
export type SupplementLog = z.output<typeof supplementLogSchema>;

const tag = 'Supplements';
const ofSupplement = z.object({ supplementId: idSchema });

export const supplementEndpoints = {
  supplementLog: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/supplements',
    access: 'session',
    tag,
    summary: 'An athlete’s supplements, and which were taken over at most 366 days',
    params: z.object({ userId: idSchema }),
    /** Without it the last seven days. */
    query: dayRangeSchema,
    status: 200,
    reply: supplementLogSchema,
  }),
  addSupplement: defineEndpoint({
    method: 'POST',
    path: '/api/supplements',
    access: 'client',
    tag,
    summary: 'Add a supplement to your list, starting today',
    body: supplementBodySchema,
    status: 201,
    reply: supplementSchema,
  }),
  changeSupplement: defineEndpoint({
    method: 'PUT',
    path: '/api/supplements/:supplementId',
    access: 'client',
    tag,
    summary: 'Change a supplement on your list, starting today. Earlier days don’t change',
    params: ofSupplement,
    body: supplementChangeSchema,
    status: 200,
    reply: supplementSchema,
  }),
  stopSupplement: defineEndpoint({
    method: 'DELETE',
    path: '/api/supplements/:supplementId',
    access: 'client',
    tag,
    summary: 'Remove a supplement from your list, starting today. Earlier days keep it',
    params: ofSupplement,
    body: seenSchema,
    status: 200,
    reply: supplementSchema,
  }),
  resumeSupplement: defineEndpoint({
    method: 'POST',
    path: '/api/supplements/:supplementId/resume',
    access: 'client',
    tag,
    summary: 'Restore a removed supplement as if it had stayed',
    params: ofSupplement,
    body: seenSchema,
    status: 200,
    reply: supplementSchema,
  }),
  tickSupplement: defineEndpoint({
    method: 'PUT',
    path: '/api/supplements/:supplementId/ticks',
    access: 'client',
    tag,
    summary: 'Tick a supplement as taken on a day, or untick it. Repeating it changes nothing',
    params: ofSupplement,
    body: supplementTickSchema,
    status: 200,
    reply: supplementTickSchema,
  }),
};
