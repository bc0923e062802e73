import { z } from 'zod';
import { calendarDaySchema } from './common.ts';

/** The planned weight range toward the target. */
export const paceCorridorSchema = z.object({
  /** The day the current diet began. */
  startsOn: calendarDaySchema.nullable(),
  /** The planned pace, % of body weight a week, negative is loss; null without enough data. */
  pace: z.object({ fromPercent: z.number(), toPercent: z.number() }).nullable(),
});
export type PaceCorridor = z.output<typeof paceCorridorSchema>;

/** The eight weeks after a show and the target weight range; no range if the stage weight isn't known. */
export const afterShowSchema = z.object({
  show: calendarDaySchema,
  endsOn: calendarDaySchema,
  range: z.object({ lowKg: z.number(), highKg: z.number() }).nullable(),
});
export type AfterShowReply = z.output<typeof afterShowSchema>;

/** Weigh-ins with that day's trend, oldest first; kg. */
export const weightTrendSchema = z.array(
  z.object({ date: calendarDaySchema, weight: z.number(), trend: z.number() }),
);
