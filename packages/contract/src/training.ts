import {
  MIND_MUSCLE_LEVELS,
  PUMP_LEVELS,
  SET_ENERGIES,
  SET_LIMITS,
  TECHNIQUES,
  WEEK_KINDS,
} from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import { calendarDaySchema, idSchema, instantSchema, integerIn, numberIn } from './common.ts';
import { peakDayOverrideSchema } from './peak-day-override.ts';
import { muscleLandmarksSchema } from './volume-landmarks.ts';
import { weekFocusFields } from './week-focus.ts';

/** A plan's target for one exercise. */
export const exerciseTargetSchema = z
  .object({
    sets: z.number().int(),
    /** '8-12', '30-45 s' or 'To failure'. */
    reps: z.string(),
    /** Seconds. */
    restTime: z.number().int(),
    rpe: z.number(),
    tempo: z.string(),
    technique: z.enum(TECHNIQUES),
    dropSetPercentage: z.number().nullable(),
    restPauseReps: z.number().int().nullable(),
    /** The name of the partner exercise. */
    supersetWith: z.string().nullable(),
    /** Seconds of one set. */
    timeUnderTension: z.number().int(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'ExerciseTarget' });
export type ExerciseTarget = z.output<typeof exerciseTargetSchema>;

/** The logged fields of a set. */
export const setFields = {
  /** kg; null if body weight is the load. */
  weight: numberIn(SET_LIMITS.weight, 'kg').nullable(),
  /** Seconds for an isometric hold. */
  reps: integerIn(SET_LIMITS.reps),
  rpe: numberIn(SET_LIMITS.rpe).nullable(),
  form: integerIn(SET_LIMITS.form).nullable(),
  pump: z.enum(PUMP_LEVELS).nullable(),
  mindMuscle: z.enum(MIND_MUSCLE_LEVELS).nullable(),
  energy: z.enum(SET_ENERGIES).nullable(),
  /** When it was done. */
  at: instantSchema,
};

export const loggedSetSchema = z.object({ id: idSchema, ...setFields }).meta({ id: 'LoggedSet' });
export type LoggedSet = z.output<typeof loggedSetSchema>;

export const sessionExerciseSchema = z
  .object({
    /** The position in the session; it stays the same when the exercise is swapped. */
    key: idSchema,
    exerciseId: idSchema,
    exerciseName: z.string(),
    /** Null for sessions logged without a plan. */
    target: exerciseTargetSchema.nullable(),
    skipped: z.boolean(),
    /** Whether its reps are seconds; absent while only an offline device knows of the exercise. */
    timed: z.boolean().optional(),
    /** The type of resistance; absent in the same case. */
    loading: z.string().optional(),
    sets: z.array(loggedSetSchema),
  })
  .meta({ id: 'SessionExercise' });
export type SessionExercise = z.output<typeof sessionExerciseSchema>;

export const workoutSessionSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    workoutId: idSchema.nullable(),
    name: z.string(),
    date: calendarDaySchema,
    startedAt: instantSchema,
    completed: z.boolean(),
    /** Minutes. */
    duration: z.number().nullable(),
    exerciseData: z.array(sessionExerciseSchema),
    overallRpe: z.number().nullable(),
    energyLevel: z.number().nullable(),
    motivation: z.number().nullable(),
    pump: z.number().nullable(),
    focus: z.number().nullable(),
    sessionNotes: z.string().nullable(),
    coachFeedback: z.string().nullable(),
    nextSessionGoals: z.string().nullable(),
    /** Version of the coach's feedback. */
    feedbackVersion: z.number().int(),
  })
  .meta({ id: 'WorkoutSession' });
export type WorkoutSession = z.output<typeof workoutSessionSchema>;

/** What an athlete needs to know about an exercise during a workout. */
export const exerciseGuideSchema = z
  .object({
    exerciseId: idSchema,
    /** Each rep range has its own last session and suggestion. */
    reps: z.string(),
    /** The prescribed effort; absent in replies stored by older clients. */
    rpe: z.number().optional(),
    name: z.string(),
    muscleGroup: z.string().nullable(),
    instructions: z.string().nullable(),
    formCues: z.array(z.string()),
    commonMistakes: z.array(z.string()),
    equipmentNeeded: z.array(z.string()),
    /** 'essential' or 'beneficial' for the stage, and why. */
    competitionRelevance: z.string().nullable(),
    loading: z.string(),
    /** The smallest load step, kg; 0 if load isn't counted in kg. */
    loadStepKg: z.number(),
    timed: z.boolean(),
    /** The last session with these reps, otherwise with others. */
    last: z.object({ date: calendarDaySchema, sets: z.array(loggedSetSchema) }).nullable(),
    /** Today's target, or instructions for finding it: from the last session, otherwise from a related lift. */
    suggestion: z
      .object({
        /** Null if no load can be suggested. */
        loadKg: z.number().nullable(),
        /** Null if the plan gives none. */
        targetReps: z.number().int().nullable(),
        reason: z.string(),
      })
      .nullable(),
    /**
     * The best estimated one-repetition maximum of all finished sessions, kg; null if the logged load isn't the
     * whole load.
     */
    bestMaxKg: z.number().nullable(),
    /** Whether the formulas are reliable for it; an unreliable maximum is shown only if there is no reliable one. */
    bestMaxIsReliable: z.boolean(),
  })
  .meta({ id: 'ExerciseGuide' });
export type ExerciseGuide = z.output<typeof exerciseGuideSchema>;

/** The strength to start a swapped-in or added exercise with; the device computes the load for its target. */
export const startStrengthSchema = z
  .object({
    exerciseId: idSchema,
    /** The e1RM to start from, kg. */
    maxKg: z.number(),
    /** The related lift it is estimated from; null if the exercise itself was done before. */
    from: z.string().nullable(),
  })
  .meta({ id: 'StartStrength' });
export type StartStrengthItem = z.output<typeof startStrengthSchema>;

export const trainingDaySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** 1 (Monday) to 7. */
    day: z.number().int(),
    /** Minutes. */
    estimatedTime: z.number().int(),
    difficulty: z.string(),
    targetMuscles: z.array(z.string()),
    equipment: z.array(z.string()),
    focusPoints: z.array(z.string()),
    exercises: z.array(
      exerciseTargetSchema.extend({ exerciseId: idSchema, exerciseName: z.string() }),
    ),
  })
  .meta({ id: 'TrainingDay' });
export type TrainingDay = z.output<typeof trainingDaySchema>;

export const trainingTodaySchema = z
  .object({
    date: calendarDaySchema,
    units: unitsSchema,
    plan: z
      .object({
        id: idSchema,
        name: z.string(),
        phase: z.string().nullable(),
        intensityLevel: z.string().nullable(),
        week: z.number().int(),
        weeks: z.number().int(),
        /** Whether its last week is over; its days then continue as written. */
        isOver: z.boolean(),
        kind: z.enum(WEEK_KINDS),
        ...weekFocusFields,
        /** This week's instruction. */
        note: z.string().nullable(),
        /** Why the plan looks the way it does, in at most six sentences; empty if a person wrote it. */
        reasons: z.array(z.string()),
        weeksOut: z.number().int().nullable(),
      })
      .nullable(),
    /** The plan's days as prescribed for this week. */
    days: z.array(trainingDaySchema),
    /** Null unless an approved peak week covers today. */
    peakDay: peakDayOverrideSchema.nullable(),
    /** Show days from today on, which have no training. */
    showDays: z.array(calendarDaySchema),
    /** Today's training; null on a rest day and on a show day. */
    todayId: idSchema.nullable(),
    /** The next of these days, if the plan is still active then. */
    next: z.object({ id: idSchema, date: calendarDaySchema }).nullable(),
    /** The plan that replaces it, and when. */
    coming: z.object({ name: z.string(), startsOn: calendarDaySchema }).nullable(),
    guides: z.array(exerciseGuideSchema),
    /** Start strengths of the possible swaps; absent in replies cached by older clients. */
    starts: z.array(startStrengthSchema).optional(),
    /** Load change of this week from the usual weeks, %; absent in the same case. */
    loadChangePercent: z.number().optional(),
    /** The session in progress, on whichever device it was started. */
    open: workoutSessionSchema.nullable(),
    /** Sessions finished today. */
    finishedToday: z.array(z.object({ id: idSchema, name: z.string() })),
  })
  .meta({ id: 'TrainingToday' });
export type TrainingToday = z.output<typeof trainingTodaySchema>;

export const trainingStatsSchema = z
  .object({
    from: calendarDaySchema,
    until: calendarDaySchema,
    units: unitsSchema,
    /** Weeks from Monday, oldest first; hard sets by muscle, indirect ones as 0.5. */
    weeks: z.array(
      z.object({
        startsOn: calendarDaySchema,
        sets: z.record(z.string(), z.number()),
        /** Why the plan made it easy; null if it didn't. */
        eased: z.enum(['deload', 'taper', 'recovery']).nullable(),
      }),
    ),
    /** The landmarks of the athlete's coach. */
    landmarks: muscleLandmarksSchema,
    /** Exercises with an estimated maximum, most frequent first. */
    exercises: z.array(
      z.object({
        exerciseId: idSchema,
        exerciseName: z.string(),
        sessions: z.number().int(),
        /** The best e1RM of each session, kg, oldest first. */
        points: z.array(
          z.object({ date: calendarDaySchema, kg: z.number(), isReliable: z.boolean() }),
        ),
        /** The best reliable maximum, or the best rough one if there is no other, and when. */
        best: z.object({ date: calendarDaySchema, kg: z.number() }),
      }),
    ),
  })
  .meta({ id: 'TrainingStats' });
export type TrainingStats = z.output<typeof trainingStatsSchema>;
