import {
  EXERCISE_CATEGORIES,
  isRepsText,
  PLAN_REASON_LIMIT,
  SET_LIMITS,
  TARGET_LIMITS,
  TECHNIQUES,
  UNREADABLE_REPS,
  WEEK_KINDS,
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
  textSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { exerciseTargetSchema, trainingDaySchema } from './training.ts';
import { weekFocusFields } from './week-focus.ts';

export const plannedExerciseBodySchema = z.strictObject({
  exerciseId: idSchema,
  exerciseName: textSchema(100, 'Name the exercise'),
  category: z.enum(EXERCISE_CATEGORIES),
  sets: integerIn(TARGET_LIMITS.sets),
  /** '8-12', '30-45 s' or 'To failure'. */
  reps: textSchema(20, 'Write the repetitions').refine(isRepsText, UNREADABLE_REPS),
  /** Seconds. */
  restTime: integerIn(TARGET_LIMITS.restTime, 's'),
  rpe: numberIn(SET_LIMITS.rpe).optional(),
  tempo: textSchema(20, 'Write the tempo').optional(),
  /** Seconds of one set. */
  timeUnderTension: integerIn(TARGET_LIMITS.timeUnderTension, 's').optional(),
  technique: z.enum(TECHNIQUES).optional(),
  dropSetPercentage: integerIn(TARGET_LIMITS.dropSetPercentage, '%').optional(),
  restPauseReps: integerIn(TARGET_LIMITS.restPauseReps).optional(),
  supersetWith: textSchema(100, 'Name the partner').optional(),
  notes: freeTextSchema(500).optional(),
});

/** Why the coach overrides the warnings about an athlete's plan; required if there are any. The athlete reads it. */
const warningReasonSchema = freeTextSchema(PLAN_REASON_LIMIT).optional();

export const trainingPlanBodySchema = z.strictObject({
  name: textSchema(200, 'Plan name is required'),
  description: freeTextSchema(2000).optional(),
  weeks: integerIn({ min: 1, max: 52, step: 1 }, 'weeks'),
  daysPerWeek: integerIn({ min: 1, max: 7, step: 1 }, 'days'),
  /** The athlete it is for; omitted for the coach's own. */
  clientId: idSchema.optional(),
  /** The athlete's day on which week 1 begins; today if not given. */
  startsOn: calendarDaySchema.optional(),
  workouts: z
    .array(
      z.strictObject({
        name: textSchema(60, 'Name the day'),
        /** 1 (Monday) to 7; spread over the week if not given. */
        day: integerIn({ min: 1, max: 7, step: 1 }).optional(),
        exercises: z.array(plannedExerciseBodySchema).max(30, 'Use at most 30 exercises a day'),
      }),
    )
    .min(1, 'Please create at least one workout day before saving.')
    .max(7, 'A week has at most 7 training days'),
  /**
   * The plan that this one changes. Phase, deloads and progression continue; if the RPE changes,
   * no week exceeds it. For an athlete, a plan they follow now or soon, otherwise
   * `changed_meanwhile`. Without an athlete, one of the coach's own plans, which it replaces.
   */
  replacesId: idSchema.optional(),
  warningReason: warningReasonSchema,
  requestKey: z.uuid().optional(),
});
export type TrainingPlanBody = z.output<typeof trainingPlanBodySchema>;

/** A plan in its coach's list. */
export const trainingPlanLineSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    weeks: z.number().int(),
    daysPerWeek: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'TrainingPlanLine' });
export type TrainingPlanLine = z.output<typeof trainingPlanLineSchema>;

export const trainingPlanSchema = trainingPlanLineSchema
  .extend({
    /** The first day of week 1. */
    startsOn: calendarDaySchema,
    /** Whether its weeks define the effort, so that an exercise's RPE is only a maximum. */
    effortRises: z.boolean(),
    /** Muscles with far more weekly sets than they recover from, in sentences. */
    volumeWarnings: z.array(z.string()),
    workouts: z.array(
      z.object({
        name: z.string(),
        day: z.number().int(),
        exercises: z.array(
          exerciseTargetSchema.extend({
            exerciseId: idSchema,
            exerciseName: z.string(),
            category: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'TrainingPlan' });
export type TrainingPlanDetail = z.output<typeof trainingPlanSchema>;

export const assignPlanSchema = z.strictObject({
  clientId: idSchema,
  startsOn: calendarDaySchema,
  warningReason: warningReasonSchema,
  requestKey: z.uuid().optional(),
});
export type AssignPlan = z.output<typeof assignPlanSchema>;

/** The plan an athlete follows now. */
export const activePlanSchema = z
  .object({
    plan: trainingPlanLineSchema
      .extend({
        startsOn: calendarDaySchema,
        week: z.number().int(),
        /** Whether its last week is over; its days then continue as written. */
        isOver: z.boolean(),
        ...weekFocusFields,
        phase: z.string().nullable(),
        goals: z.array(z.string()),
        /** Why it looks the way it does, in at most six sentences; empty if a person wrote it. */
        reasons: z.array(z.string()),
      })
      .nullable(),
    /** The plan that replaces it, and when. */
    coming: z.object({ name: z.string(), startsOn: calendarDaySchema }).nullable(),
    weekPlan: z.array(
      z.object({
        week: z.number().int(),
        startsOn: calendarDaySchema,
        kind: z.enum(WEEK_KINDS),
        note: z.string().nullable(),
        /** Hard sets of the week. */
        sets: z.number().int(),
      }),
    ),
    /** This week's instruction; null if days are as written. */
    note: z.string().nullable(),
    /** The days as of today: a show may change the week midway, and the plan's last week ends. */
    days: z.array(trainingDaySchema),
  })
  .meta({ id: 'ActivePlan' });
export type ActivePlan = z.output<typeof activePlanSchema>;

const tag = 'Training plans';
const planParams = z.object({ planId: idSchema });

export const trainingPlanEndpoints = {
  createTrainingPlan: defineEndpoint({
    method: 'POST',
    path: '/api/training-plans',
    access: 'coach',
    tag,
    summary: 'Save a plan as an athlete’s active plan or as your own',
    body: trainingPlanBodySchema,
    status: 201,
    reply: trainingPlanSchema,
  }),
  trainingPlans: defineEndpoint({
    method: 'GET',
    path: '/api/training-plans',
    access: 'coach',
    tag,
    summary: 'Your own plans, newest first',
    query: z.strictObject({ limit: queryInteger(1, 100, 50), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({
      plans: z.array(trainingPlanLineSchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  trainingPlan: defineEndpoint({
    method: 'GET',
    path: '/api/training-plans/:planId',
    access: 'coach',
    tag,
    summary: 'One of your own plans with its days, or one of your athletes’ plans',
    params: planParams,
    query: z.strictObject({ athleteId: idSchema.optional() }),
    status: 200,
    reply: trainingPlanSchema,
  }),
  assignTrainingPlan: defineEndpoint({
    method: 'POST',
    path: '/api/training-plans/:planId/assign',
    access: 'coach',
    tag,
    summary: 'Assign a copy of a plan to an athlete as their active plan',
    params: planParams,
    body: assignPlanSchema,
    status: 201,
    reply: trainingPlanSchema,
  }),
  deleteTrainingPlan: defineEndpoint({
    method: 'DELETE',
    path: '/api/training-plans/:planId',
    access: 'coach',
    tag,
    summary: 'Delete one of your own plans. Athletes keep their copies',
    params: planParams,
    status: 204,
  }),
  activePlan: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/training-plan',
    access: 'session',
    tag,
    summary: 'An athlete’s current plan: its weeks, deloads and days',
    params: z.object({ userId: idSchema }),
    status: 200,
    reply: activePlanSchema,
  }),
};
