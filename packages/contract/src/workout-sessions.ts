import { TARGET_LIMITS } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  versionSchema,
} from './common.ts';
import { setFields } from './training.ts';

export const startSessionSchema = z.strictObject({
  /** Made by the client, so that a start that is sent twice makes one session. */
  sessionId: idSchema,
  workoutId: idSchema,
  startedAt: instantSchema,
});
export type StartSession = z.output<typeof startSessionSchema>;

export const setBodySchema = z.strictObject({ exerciseKey: idSchema, ...setFields });
export type SetBody = z.output<typeof setBodySchema>;

export const exerciseBodySchema = z.strictObject({
  exerciseId: idSchema,
  /** Sets to do. */
  sets: integerIn(TARGET_LIMITS.sets),
  skipped: z.boolean(),
  /** Where a new exercise goes, from 0. */
  position: integerIn({ min: 0, max: 60, step: 1 }),
  /** The exercise whose open sets a new one takes over. */
  replaces: idSchema.optional(),
});
export type ExerciseBody = z.output<typeof exerciseBodySchema>;

const TEN = { min: 1, max: 10, step: 1 };

export const finishSessionSchema = z.strictObject({
  finishedAt: instantSchema,
  overallRpe: numberIn(TEN).nullable().optional(),
  energyLevel: integerIn(TEN).nullable().optional(),
  motivation: integerIn(TEN).nullable().optional(),
  pump: integerIn(TEN).nullable().optional(),
  focus: integerIn(TEN).nullable().optional(),
  sessionNotes: freeTextSchema(2000).nullable().optional(),
});
export type FinishSession = z.output<typeof finishSessionSchema>;

export const coachFeedbackSchema = z.strictObject({
  coachFeedback: freeTextSchema(2000, 'Write your feedback'),
  nextSessionGoals: freeTextSchema(2000).optional(),
  /** The `feedbackVersion` that was seen. */
  version: versionSchema,
});
export type CoachFeedback = z.output<typeof coachFeedbackSchema>;

/** A line of the list of sessions. */
export const sessionLineSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    date: calendarDaySchema,
    completed: z.boolean(),
    duration: z.number().nullable(),
    sets: z.number().int(),
    /** Load times repetitions, kg. */
    volumeKg: z.number(),
    overallRpe: z.number().nullable(),
    hasFeedback: z.boolean(),
  })
  .meta({ id: 'SessionLine' });
export type SessionLine = z.output<typeof sessionLineSchema>;
