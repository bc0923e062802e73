import { GIRTHS } from '@posedown/coaching';
import { z } from 'zod';
import { calendarDaySchema } from './common.ts';
import { afterShowSchema, paceCorridorSchema, weightTrendSchema } from './pace.ts';

const course = z.array(z.object({ date: calendarDaySchema, value: z.number() }));

/** A summary of an athlete's own entries: kg, %, cm. Lean mass is weight without fat. */
export const progressOverviewSchema = z
  .object({
    currentStats: z.object({
      weight: z.number().nullable(),
      bodyFat: z.number().nullable(),
      /** Lean mass, from the latest weight and body fat. */
      muscle: z.number().nullable(),
      /** Fat-free mass index, kg/m²: normalized to 1.80 m for men, unadjusted for women. */
      ffmi: z.number().nullable(),
      /** Day of the last weight or body fat entry, however long ago; null without any. */
      lastUpdated: calendarDaySchema.nullable(),
    }),
    /** Newest week first. Weeks begin on Monday, as in the diary and cardio. */
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
      /** Null in the eight weeks after a show, as on the dashboard; so are body fat and lean mass. */
      targetWeight: z.number().nullable(),
      afterShow: afterShowSchema.nullable(),
      targetBodyFat: z.number().nullable(),
      /** The lean mass that results from the weight and body-fat targets; null if they don't fit together. */
      targetMuscle: z.number().nullable(),
      /** Why no plan leads to a goal, in sentences. */
      warnings: z.array(z.string()),
      competitionDate: calendarDaySchema.nullable(),
      weeksRemaining: z.number().int().nullable(),
      corridor: paceCorridorSchema,
    }),
    measurements: z.object({
      lastMeasured: calendarDaySchema.nullable(),
      girths: z.array(z.object({ girth: z.enum(GIRTHS), course })),
    }),
    /** Oldest first. */
    weightTrend: weightTrendSchema,
    bodyFatCourse: course,
    /** kcal a day, measured from the diary and the scale over the last 28 days, with its 95% band. */
    expenditure: z.union([
      z.object({
        kcal: z.number(),
        lowKcal: z.number(),
        highKcal: z.number(),
        formulaKcal: z.number(),
        loggedDays: z.number().int(),
      }),
      z.object({ missing: z.array(z.enum(['profile', 'weighIns', 'intakes'])) }),
    ]),
  })
  .meta({ id: 'ProgressOverview' });
export type ProgressOverview = z.output<typeof progressOverviewSchema>;
