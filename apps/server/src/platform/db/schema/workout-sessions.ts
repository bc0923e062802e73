import {
  type ExerciseMax,
  MIND_MUSCLE_LEVELS,
  PUMP_LEVELS,
  SET_ENERGIES,
  SET_LIMITS,
} from '@posedown/coaching';
import type { ExerciseTarget } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
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
import { createdAt, id, instant, oneOf, within } from './columns.ts';

const TEN = { min: 1, max: 10, step: 1 };

/** Sessions stay when their plan is deleted, because they record what the athlete did. */
export const workoutSessions = pgTable(
  'workout_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workoutId: uuid('workout_id'),
    name: text('name').notNull().default('Workout'),
    date: date('date', { mode: 'string' }).notNull(),
    completed: boolean('completed').notNull().default(false),
    /** Minutes. */
    duration: doublePrecision('duration'),
    overallRpe: doublePrecision('overall_rpe'),
    energyLevel: integer('energy_level'),
    motivation: integer('motivation'),
    pump: integer('pump'),
    focus: integer('focus'),
    /**
     * Its best e1RM of each exercise, by `maxesOfSession`, so that an all-time best doesn't read the
     * sets of years. Empty until it is finished. A migration rewrites it if the formula changes.
     */
    maxes: jsonb('maxes').$type<ExerciseMax[]>().notNull().default([]),
    sessionNotes: text('session_notes'),
    coachFeedback: text('coach_feedback'),
    nextSessionGoals: text('next_session_goals'),
    /**
     * The version of the coach's feedback only. Sets come from an offline queue, which has no
     * versions.
     */
    feedbackVersion: integer('feedback_version').notNull().default(0),
    /** Also the start time. */
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'workout_sessions_pkey', columns: [table.userId, table.id] }),
    index('workout_sessions_date_idx').on(table.userId, table.date, table.id),
    index('workout_sessions_open_idx').on(table.userId).where(sql`not completed`),
    check('workout_sessions_duration_check', sql`${table.duration} >= 0`),
    within('workout_sessions_overall_rpe_check', table.overallRpe, TEN),
    within('workout_sessions_energy_level_check', table.energyLevel, TEN),
    within('workout_sessions_motivation_check', table.motivation, TEN),
    within('workout_sessions_pump_check', table.pump, TEN),
    within('workout_sessions_focus_check', table.focus, TEN),
  ],
);

/** The exercises of a session, by position. */
export const sessionExercises = pgTable(
  'session_exercises',
  {
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** The slot in the session. It stays when the exercise is swapped. */
    key: uuid('key').notNull(),
    /** The order in the session. Numbers may have gaps. */
    position: integer('position').notNull(),
    exerciseId: uuid('exercise_id').notNull(),
    exerciseName: text('exercise_name').notNull(),
    /** Null for sessions logged without a plan. */
    target: jsonb('target').$type<ExerciseTarget>(),
    skipped: boolean('skipped').notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'session_exercises_pkey',
      columns: [table.userId, table.sessionId, table.key],
    }),
    foreignKey({
      name: 'session_exercises_session_fkey',
      columns: [table.userId, table.sessionId],
      foreignColumns: [workoutSessions.userId, workoutSessions.id],
    }).onDelete('cascade'),
    index('session_exercises_exercise_idx').on(table.userId, table.exerciseId, table.sessionId),
  ],
);

/** The logged sets. */
export const workoutSets = pgTable(
  'workout_sets',
  {
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Created by the client, so that a repeated request updates the same set. */
    id: uuid('id').notNull(),
    exerciseKey: uuid('exercise_key').notNull(),
    /** The order in the exercise. Numbers may have gaps. */
    number: integer('number').notNull(),
    /** Null for body weight. */
    weightKg: doublePrecision('weight_kg'),
    /** Duration of a hold in seconds. */
    reps: integer('reps').notNull(),
    rpe: doublePrecision('rpe'),
    form: integer('form'),
    pump: text('pump', { enum: PUMP_LEVELS }),
    mindMuscle: text('mind_muscle', { enum: MIND_MUSCLE_LEVELS }),
    energy: text('energy', { enum: SET_ENERGIES }),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'workout_sets_pkey', columns: [table.userId, table.sessionId, table.id] }),
    foreignKey({
      name: 'workout_sets_exercise_fkey',
      columns: [table.userId, table.sessionId, table.exerciseKey],
      foreignColumns: [sessionExercises.userId, sessionExercises.sessionId, sessionExercises.key],
    }).onDelete('cascade'),
    uniqueIndex('workout_sets_number_key').on(
      table.userId,
      table.sessionId,
      table.exerciseKey,
      table.number,
    ),
    within('workout_sets_weight_kg_check', table.weightKg, SET_LIMITS.weight),
    within('workout_sets_reps_check', table.reps, SET_LIMITS.reps),
    within('workout_sets_rpe_check', table.rpe, SET_LIMITS.rpe),
    within('workout_sets_form_check', table.form, SET_LIMITS.form),
    oneOf('workout_sets_pump_check', table.pump, PUMP_LEVELS),
    oneOf('workout_sets_mind_muscle_check', table.mindMuscle, MIND_MUSCLE_LEVELS),
    oneOf('workout_sets_energy_check', table.energy, SET_ENERGIES),
  ],
);
