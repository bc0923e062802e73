import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import { checkInSchema } from './check-ins.ts';
import { calendarDaySchema, idSchema, instantSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownHoldSchema } from './holds.ts';
import { afterShowSchema, paceCorridorSchema, weightTrendSchema } from './pace.ts';
import { peakDayOfFoodSchema } from './peak-in-place.ts';

export const plannedExerciseSchema = z
  .object({
    exerciseId: idSchema,
    exerciseName: z.string(),
    category: z.string(),
    sets: z.number().int(),
    reps: z.string(),
    /** Seconds. */
    restTime: z.number().int(),
    rpe: z.number().nullable(),
  })
  .meta({ id: 'PlannedExercise' });

const todaySchema = z.object({
  date: calendarDaySchema,
  /** When that day is over where the athlete is. */
  endsAt: instantSchema,
  /** Null unless an approved peak week covers today. */
  peakDay: peakDayOfFoodSchema.nullable(),
  /** Null on a day without training. */
  workout: z
    .object({
      id: idSchema,
      name: z.string(),
      estimatedMinutes: z.number().int(),
      exercises: z.array(plannedExerciseSchema),
    })
    .nullable(),
  /** The workouts that were finished today. */
  workoutsDone: z.array(
    z.object({
      name: z.string(),
      sets: z.number().int(),
      /** Minutes. */
      duration: z.number().nullable(),
    }),
  ),
  /** A workout that was begun, today or before, and is not finished. */
  openWorkout: z
    .object({
      name: z.string(),
      date: calendarDaySchema,
      setsDone: z.number().int(),
      sets: z.number().int(),
    })
    .nullable(),
  /** The next day with training, where today has none. */
  nextWorkout: z.object({ name: z.string(), date: calendarDaySchema }).nullable(),
  cardio: z
    .object({
      type: z.string(),
      duration: z.number().int(),
      intensity: z.string(),
      description: z.string(),
      heartRateZone: z.string(),
    })
    .nullable(),
  /** Minutes of the cardio that was done to its end today; null where there was none. */
  cardioDoneMinutes: z.number().int().nullable(),
  hasProgressEntry: z.boolean(),
  /** Today's check-in; null until there is one. */
  checkIn: checkInSchema.pick({ energyLevel: true, mood: true, sleepHours: true }).nullable(),
  /** How many supplements are to be taken today, and how many of them were. */
  supplements: z.object({ due: z.number().int(), taken: z.number().int() }),
  /** What today's diary adds up to: kcal and g. */
  eaten: z.object({
    calories: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fats: z.number(),
  }),
});

export const dashboardSchema = z
  .object({
    trainingPlan: z
      .object({
        name: z.string(),
        daysPerWeek: z.number().int(),
        weeks: z.number().int(),
        /** Which week of the plan today is in, from 1. */
        week: z.number().int(),
        /** Whether its last week is over: the days go on as they are written. */
        isOver: z.boolean(),
        phase: z.string().nullable(),
        isDeload: z.boolean(),
        /** How long its workouts take: the shortest and the longest. Null where it has none. */
        workoutMinutes: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
      })
      .nullable(),
    mealPlan: z
      .object({
        calories: z.number(),
        protein: z.number(),
        carbs: z.number(),
        fats: z.number(),
        mealCount: z.number().int(),
      })
      .nullable(),
    /** Why the active meal plan should be replaced. */
    deficitWarning: z.string().nullable(),
    /** Whether a weekly proposal waits for the athlete’s own decision. */
    hasProposal: z.boolean(),
    /** Why the diet is on hold, in kind words. */
    holds: z.array(ownHoldSchema),
    /** Whether to ask for the optional facts: none is answered, and the athlete didn't say 'not now'. */
    asksFacts: z.boolean(),
    /** Why no plan leads to the target weight. */
    targetWarning: z.string().nullable(),
    /** Why the athlete should skip intervals, whatever the plan says; null if they're fine. */
    intervalBar: z.string().nullable(),
    cardioPlan: z.object({ type: z.string(), duration: z.number().int() }).nullable(),
    /** The latest weight in kg and body fat in %. */
    weight: z.number().nullable(),
    /** When that weight was weighed, however long ago; null where it is of the sign-up, or none. */
    weighedOn: calendarDaySchema.nullable(),
    bodyFat: z.number().nullable(),
    /** Whether that is still the body fat of today: it is not too old, nor of another weight. */
    bodyFatHolds: z.boolean(),
    startWeight: z.number().nullable(),
    /** Null in the eight weeks after a show, since the stage weight is no longer a target. */
    targetWeight: z.number().nullable(),
    afterShow: afterShowSchema.nullable(),
    /** Progress from first weight to target by the trend, 0–100; null without a target. */
    targetPercent: z.number().int().nullable(),
    /** Whether the latest weight is on the far side of the target, seen from the first. */
    isBeyondTarget: z.boolean(),
    units: unitsSchema,
    competition: z
      .object({
        name: z.string().nullable(),
        date: calendarDaySchema,
        weeksOut: z.number().int(),
        phase: z.string(),
      })
      .nullable(),
    /** The last show, if its day is over and it has no result. */
    openResult: z
      .object({ competitionId: idSchema, name: z.string(), date: calendarDaySchema })
      .nullable(),
    today: todaySchema,
    corridor: paceCorridorSchema,
    /** The days of shows and carbohydrate loads in the weeks of the trend: the water after them is no pace. */
    loadDays: z.array(calendarDaySchema),
    /** Weigh-ins of the last twelve weeks with their trend, oldest first, in kg. */
    weightTrend: weightTrendSchema,
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.output<typeof dashboardSchema>;

export const dashboardEndpoints = {
  dashboard: defineEndpoint({
    method: 'GET',
    path: '/api/dashboard',
    access: 'client',
    tag: 'Dashboard',
    summary: 'The athlete’s day: plans, latest figures and what’s on today',
    status: 200,
    reply: dashboardSchema,
  }),
};
