import { z } from 'zod';
import { calendarDaySchema } from './common.ts';

/** Where the weight is to run towards the target. */
export const paceCorridorSchema = z.object({
  /** The day on which the diet in force began. */
  startsOn: calendarDaySchema.nullable(),
  /** What is planned, % of body weight a week, negative is down; null while the weight cannot be judged. */
  pace: z.object({ fromPercent: z.number(), toPercent: z.number() }).nullable(),
});
export type PaceCorridor = z.output<typeof paceCorridorSchema>;

/** The eight weeks after a show, and where the weight is to be by their end; no range where the stage weight isn’t known. */
export const afterShowSchema = z.object({
  show: calendarDaySchema,
  endsOn: calendarDaySchema,
  range: z.object({ lowKg: z.number(), highKg: z.number() }).nullable(),
});
export type AfterShowReply = z.output<typeof afterShowSchema>;

/** Weigh-ins with the trend of their day, the oldest first; kg. */
export const weightTrendSchema = z.array(
  z.object({ date: calendarDaySchema, weight: z.number(), trend: z.number() }),
);
