import { z } from 'zod';
import { calendarDaySchema } from './common.ts';

/** What the week of today is about. */
export const weekFocusFields = {
  /** The mesocycle that it lies in; null where the plan has no blocks. */
  block: z.object({ name: z.string(), focus: z.string() }).nullable(),
  /** Repetitions in reserve; null where the days stand as they are written. */
  targetRir: z.number().nullable(),
  /** The mesocycles of the plan with their first and last day. */
  blocks: z.array(
    z.object({
      name: z.string(),
      focus: z.string(),
      startsOn: calendarDaySchema,
      endsOn: calendarDaySchema,
    }),
  ),
};
