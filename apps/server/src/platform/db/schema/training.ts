import {
  EXPERIENCES,
  type MuscleLandmarks,
  type PlanBlock,
  type StoredEmphasis,
} from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, oneOf, requestHash } from './columns.ts';

/** One exercise of a planned workout, in storage and in the API. */
export interface StoredExercise {
  exerciseId: string;
  exerciseName: string;
  category: string;
  sets: number;
  reps: string;
  /** Seconds. */
  restTime: number;
  rpe: number | null;
  /** The maximum RPE of any week, if the coach chose the RPE of this exercise in a progressing plan. */
  maxRpe?: number | null;
  /** Whether the coach chose the reps in a plan with blocks. They then apply every week. */
  ownReps?: boolean | null;
  tempo: string | null;
  technique: string;
  notes: string | null;
  /** Load reduction of a drop set in %. */
  dropSetPercentage?: number | null;
  restPauseReps?: number | null;
  /** The name of the superset partner. */
  supersetWith?: string | null;
  /** Duration of one set in seconds. */
  timeUnderTension?: number | null;
}

/** A plan belongs to its athlete, or to the coach who wrote it if not assigned. */
export const trainingPlans = pgTable(
  'training_plans',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    weeks: integer('weeks').notNull(),
    daysPerWeek: integer('days_per_week').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The athlete's calendar day on which week 1 starts. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    phase: text('phase'),
    trainingStyle: text('training_style'),
    intensityLevel: text('intensity_level'),
    volumeLevel: text('volume_level'),
    frequencyPattern: text('frequency_pattern'),
    competitionDate: date('competition_date', { mode: 'string' }),
    weeksOut: integer('weeks_out'),
    goals: text('goals').array().notNull().default([]),
    focusAreas: text('focus_areas').array().notNull().default([]),
    deloadWeeks: integer('deload_weeks').array().notNull().default([]),
    /** Its mesocycles with their focus. None for hand-written plans and older ones. */
    blocks: jsonb('blocks').$type<PlanBlock[]>().notNull().default([]),
    /** Direct sets its weeks prioritize or only maintain. Null in hand-written plans. */
    emphasis: jsonb('emphasis').$type<StoredEmphasis>(),
    /** Whether each block between deloads progresses from 3 to 1 reps in reserve. */
    effortRises: boolean('effort_rises').notNull().default(false),
    /** The fewest reps in reserve in any week. */
    leastRir: integer('least_rir').notNull().default(1),
    /** Whether each week of a mesocycle adds sets, as session time allows. */
    setsGrow: boolean('sets_grow').notNull().default(false),
    /** Maximum session minutes, or null without a limit. */
    sessionMinutes: integer('session_minutes'),
    /** The volume landmarks it was created with, which its weeks respect. Null for the defaults. */
    volumeLandmarks: jsonb('volume_landmarks').$type<MuscleLandmarks>(),
    periodizationNotes: text('periodization_notes'),
    /** Reasons for the plan in sentences for the athlete. None for hand-written plans. */
    reasons: text('reasons').array().notNull().default([]),
    /** Created by the client once per form, so that a second tap creates no second plan. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'training_plans_pkey', columns: [table.userId, table.id] }),
    index('training_plans_active_idx').on(table.userId, table.isActive),
    uniqueIndex('training_plans_request_key_key').on(table.userId, table.requestKey),
    check('training_plans_name_check', sql`length(${table.name}) between 1 and 200`),
    check('training_plans_weeks_check', sql`${table.weeks} between 1 and 52`),
    check('training_plans_days_per_week_check', sql`${table.daysPerWeek} between 1 and 7`),
    check('training_plans_session_minutes_check', sql`${table.sessionMinutes} > 0`),
    check('training_plans_least_rir_check', sql`${table.leastRir} between 0 and 5`),
    check('training_plans_weeks_out_check', sql`${table.weeksOut} >= 0`),
  ],
);

/** The days of a plan. `day` is 1 (Monday) to 7. */
export const workouts = pgTable(
  'workouts',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    trainingPlanId: uuid('training_plan_id').notNull(),
    name: text('name').notNull(),
    day: integer('day').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
    exercises: jsonb('exercises').$type<StoredExercise[]>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'workouts_pkey', columns: [table.userId, table.id] }),
    foreignKey({
      name: 'workouts_training_plan_id_fkey',
      columns: [table.userId, table.trainingPlanId],
      foreignColumns: [trainingPlans.userId, trainingPlans.id],
    }).onDelete('cascade'),
    uniqueIndex('workouts_plan_day_key').on(table.userId, table.trainingPlanId, table.day),
    check('workouts_day_check', sql`${table.day} between 1 and 7`),
  ],
);

/** The exercise library, with identical rows and ids on every installation. */
export const exercises = pgTable(
  'exercises',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description'),
    instructions: text('instructions'),
    videoUrl: text('video_url'),
    muscleGroup: text('muscle_group'),
    exerciseType: text('exercise_type'),
    difficultyLevel: text('difficulty_level'),
    equipmentNeeded: text('equipment_needed').array().notNull().default([]),
    biomechanics: text('biomechanics'),
    competitionRelevance: text('competition_relevance'),
    formCues: text('form_cues').array().notNull().default([]),
    commonMistakes: text('common_mistakes').array().notNull().default([]),
    progressions: text('progressions').array().notNull().default([]),
    regressions: text('regressions').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('exercises_slug_key').on(table.slug),
    index('exercises_category_name_idx').on(table.category, table.name),
  ],
);

/** Training techniques (drop set, rest-pause …) with when and for whom to use them. */
export const techniqueLibrary = pgTable(
  'technique_library',
  {
    id: id().primaryKey(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    instructions: text('instructions').notNull(),
    benefits: text('benefits').array().notNull().default([]),
    bestUsedFor: text('best_used_for').array().notNull().default([]),
    experienceLevel: text('experience_level', { enum: EXPERIENCES }),
    recoveryImpact: text('recovery_impact'),
    contraindications: text('contraindications').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('technique_library_name_key').on(table.name),
    oneOf('technique_library_experience_level_check', table.experienceLevel, EXPERIENCES),
  ],
);
