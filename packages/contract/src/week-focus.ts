import { z } from 'zod';
import { calendarDaySchema } from './common.ts';

/** The focus of the current week. */
export const weekFocusFields = {
  /** Its mesocycle; null if the plan has no blocks. */
  block: z.object({ name: z.string(), focus: z.string() }).nullable(),
  /** Reps in reserve; null if days are as written. */
  targetRir: z.number().nullable(),
  /** The plan's mesocycles with their first and last day. */
  blocks: z.array(
    z.object({
      name: z.string(),
      focus: z.string(),
      startsOn: calendarDaySchema,
      endsOn: calendarDaySchema,
    }),
  ),
};
