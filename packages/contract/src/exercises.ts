import { EXERCISE_CATEGORIES, EXPERIENCES, MUSCLES, TECHNIQUES } from '@posedown/coaching';
import { z } from 'zod';
import { idSchema, versionSchema, videoUrlSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** An exercise in the library list. */
export const exerciseSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    category: z.enum(EXERCISE_CATEGORIES),
    /** The muscle in everyday terms. */
    muscleGroup: z.string().nullable(),
    exerciseType: z.string().nullable(),
    difficultyLevel: z.string().nullable(),
    equipmentNeeded: z.array(z.string()),
    /** The type of resistance and the smallest load step in kg; absent in lists cached by older clients. */
    loading: z.string().optional(),
    loadStepKg: z.number().optional(),
    /** Each hard set counts 1 for these muscles, and 0.5 for the secondary ones. */
    primaryMuscles: z.array(z.enum(MUSCLES)),
    secondaryMuscles: z.array(z.enum(MUSCLES)),
    /** One of the 18 classics shown first in the plan builder. */
    builtIn: z.boolean(),
  })
  .meta({ id: 'Exercise' });
export type ExerciseItem = z.output<typeof exerciseSchema>;

export const exerciseDetailSchema = exerciseSchema
  .extend({
    description: z.string().nullable(),
    instructions: z.string().nullable(),
    /** The video added by the reader's coach, or by the coach reading. */
    videoUrl: z.string().nullable(),
    /** Version of the video; 0 if there never was one. */
    videoVersion: versionSchema,
    biomechanics: z.string().nullable(),
    competitionRelevance: z.string().nullable(),
    formCues: z.array(z.string()),
    commonMistakes: z.array(z.string()),
    progressions: z.array(z.string()),
    regressions: z.array(z.string()),
  })
  .meta({ id: 'ExerciseDetail' });
export type ExerciseDetail = z.output<typeof exerciseDetailSchema>;

export const exerciseVideoSchema = z.strictObject({
  /** Null removes it. */
  videoUrl: videoUrlSchema.nullable(),
  /** The version that was loaded. */
  videoVersion: versionSchema,
});
export type ExerciseVideo = z.output<typeof exerciseVideoSchema>;

export const techniqueGuideSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    type: z.enum(TECHNIQUES),
    description: z.string(),
    instructions: z.string(),
    benefits: z.array(z.string()),
    bestUsedFor: z.array(z.string()),
    experienceLevel: z.enum(EXPERIENCES).nullable(),
    recoveryImpact: z.string().nullable(),
    contraindications: z.array(z.string()),
  })
  .meta({ id: 'TechniqueGuide' });
export type TechniqueGuideItem = z.output<typeof techniqueGuideSchema>;

const tag = 'Exercises';

export const exerciseEndpoints = {
  exercises: defineEndpoint({
    method: 'GET',
    path: '/api/exercises',
    access: 'session',
    tag,
    summary: 'The exercise library, by category',
    status: 200,
    reply: z.object({ exercises: z.array(exerciseSchema) }),
  }),
  exercise: defineEndpoint({
    method: 'GET',
    path: '/api/exercises/:exerciseId',
    access: 'session',
    tag,
    summary: 'One exercise with instructions, cues, mistakes and variations',
    params: z.object({ exerciseId: idSchema }),
    status: 200,
    reply: exerciseDetailSchema,
  }),
  exerciseVideo: defineEndpoint({
    method: 'PUT',
    path: '/api/exercises/:exerciseId/video',
    access: 'coach',
    tag,
    summary: 'Link your own video to an exercise for your athletes, or remove it',
    params: z.object({ exerciseId: idSchema }),
    body: exerciseVideoSchema,
    status: 200,
    reply: exerciseVideoSchema,
  }),
  techniques: defineEndpoint({
    method: 'GET',
    path: '/api/techniques',
    access: 'session',
    tag,
    summary: 'Training techniques: what they are, when to use them and who they suit',
    status: 200,
    reply: z.object({ techniques: z.array(techniqueGuideSchema) }),
  }),
};
