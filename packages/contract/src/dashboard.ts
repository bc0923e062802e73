import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import { checkInSchema } from './check-ins.ts';
import { calendarDaySchema, idSchema, instantSchema } from './common.ts';
import { ownEndSchema } from './endings.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownHoldSchema } from './holds.ts';
import { afterShowSchema, paceCorridorSchema, weightTrendSchema } from './pace.ts';
import { peakDayOfFoodSchema } from './peak-day-override.ts';

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
  /** When that day ends in the athlete's time zone. */
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
  /** Workouts finished today. */
  workoutsDone: z.array(
    z.object({
      name: z.string(),
      sets: z.number().int(),
      /** Minutes. */
      duration: z.number().nullable(),
    }),
  ),
  /** A workout started today or earlier and not finished yet. */
  openWorkout: z
    .object({
      name: z.string(),
      date: calendarDaySchema,
      setsDone: z.number().int(),
      sets: z.number().int(),
    })
    .nullable(),
  /** The next training day, if today isn't one. */
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
  /** Minutes of cardio completed today; null if none. */
  cardioDoneMinutes: z.number().int().nullable(),
  hasProgressEntry: z.boolean(),
  /** Today's check-in, or null. */
  checkIn: checkInSchema.pick({ energyLevel: true, mood: true, sleepHours: true }).nullable(),
  /** Number of supplements due today, and of those taken. */
  supplements: z.object({ due: z.number().int(), taken: z.number().int() }),
  /** Totals of today's diary: kcal and g. */
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
        /** The plan's current week, from 1. */
        week: z.number().int(),
        /** Whether its last week is over; its days then continue as written. */
        isOver: z.boolean(),
        phase: z.string().nullable(),
        isDeload: z.boolean(),
        /** Duration of its shortest and longest workout; null without workouts. */
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
    /** Whether a weekly proposal waits for the athlete's own decision. */
    hasProposal: z.boolean(),
    /** Why the diet is on hold, in kind words. */
    holds: z.array(ownHoldSchema),
    /** Whether to ask for the optional facts: none is answered, and the athlete hasn't postponed them. */
    asksFacts: z.boolean(),
    /** Why no plan leads to the target weight. */
    targetWarning: z.string().nullable(),
    /** Why the athlete should skip intervals, whatever the plan says; null if they may do them. */
    intervalBar: z.string().nullable(),
    cardioPlan: z.object({ type: z.string(), duration: z.number().int() }).nullable(),
    /** The latest weight in kg and body fat in %. */
    weight: z.number().nullable(),
    /** Day of that weigh-in, however long ago; null if the weight is from sign-up, or unknown. */
    weighedOn: calendarDaySchema.nullable(),
    bodyFat: z.number().nullable(),
    /** Whether the body fat is still valid: neither too old nor measured at a different weight. */
    bodyFatHolds: z.boolean(),
    startWeight: z.number().nullable(),
    /** Null in the eight weeks after a show, since the stage weight is no longer a target. */
    targetWeight: z.number().nullable(),
    afterShow: afterShowSchema.nullable(),
    /** Progress from first weight to target by the trend, 0–100; null without a target. */
    targetPercent: z.number().int().nullable(),
    /** Whether the latest weight is beyond the target as seen from the first. */
    isBeyondTarget: z.boolean(),
    units: unitsSchema,
    /** The last day of their current pause. */
    pausedUntil: calendarDaySchema.nullable(),
    /** The planned or recent end of their coaching, or one with something to decide. */
    coachingEnd: ownEndSchema.nullable(),
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
    /** Show and carb-load days in the weeks of the trend. Their water isn't part of the pace. */
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
  athleteDashboard: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/dashboard',
    access: 'coach',
    tag: 'Dashboard',
    summary: 'The day of one of your own athletes, as they see it',
    params: z.object({ userId: idSchema }),
    status: 200,
    reply: z.object({ name: z.string(), dashboard: dashboardSchema }),
  }),
};
