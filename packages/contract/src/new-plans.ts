import { z } from 'zod';
import { areUnique, choiceSchema, freeTextSchema, idSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownTargetsSchema } from './nutrition.ts';

export const PLAN_KINDS = ['training', 'nutrition', 'cardio'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const newPlansBodySchema = z
  .strictObject({
    plans: z
      .array(choiceSchema(PLAN_KINDS))
      .min(1, 'Choose at least one plan')
      .refine(areUnique, 'Choose each plan once'),
    /** What the meal plan aims at, instead of what the answers come to. */
    targets: ownTargetsSchema.optional(),
    /** Why they are right in spite of the warnings, which they need where there are any; the athlete reads it. */
    targetsReason: freeTextSchema(500).optional(),
    /** Made by the client once per form; the same key again makes nothing. */
    requestKey: z.uuid().optional(),
  })
  .refine(({ plans, targets }) => !targets || plans.includes('nutrition'), {
    path: ['targets'],
    message: 'Targets are those of a meal plan',
  });
export type NewPlansBody = z.output<typeof newPlansBodySchema>;

const dayTargets = {
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
};

/** A day of food before and after: a coach sees what a new plan changes before it does. */
export const targetsPreviewSchema = z
  .object({
    /** Null where no meal plan is in force. */
    now: z.object(dayTargets).nullable(),
    /** What new targets rest on and are held to, in sentences. */
    next: z.object({ ...dayTargets, notes: z.array(z.string()) }),
  })
  .meta({ id: 'TargetsPreview' });
export type TargetsPreview = z.output<typeof targetsPreviewSchema>;

const tag = 'Athletes';
const params = z.object({ userId: idSchema });

export const newPlanEndpoints = {
  previewTargets: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/plans/targets',
    access: 'session',
    tag,
    summary: 'What a new meal plan would aim at, beside what the one in force does; makes nothing',
    params,
    status: 200,
    reply: targetsPreviewSchema,
  }),
  makeNewPlans: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/plans',
    access: 'session',
    tag,
    summary: 'Make new plans from the answers as they are now, in the place of the active ones',
    params,
    body: newPlansBodySchema,
    status: 201,
    reply: z.object({ plans: z.array(z.enum(PLAN_KINDS)) }),
  }),
};
