import { LOG_LIMITS } from '@posedown/coaching';
import { z } from 'zod';
import { areUnique, choiceSchema, freeTextSchema, idSchema, versionSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownTargetsSchema } from './nutrition.ts';

export const PLAN_KINDS = ['training', 'nutrition', 'cardio'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Whether the active plan's foods stay in other amounts or are replaced. */
export const MEALS_CHOICES = ['scale', 'replace'] as const;
export type MealsChoice = (typeof MEALS_CHOICES)[number];

export const newPlansBodySchema = z
  .strictObject({
    plans: z
      .array(choiceSchema(PLAN_KINDS))
      .min(1, 'Choose at least one plan')
      .refine(areUnique, 'Choose each plan once'),
    /** What the meal plan aims at, instead of what the answers come to. */
    targets: ownTargetsSchema.optional(),
    /** Why the coach overrides the warnings; required if there are any. The athlete reads it. */
    targetsReason: freeTextSchema(500).optional(),
    /**
     * Whether the meal plan keeps its foods. By default it does for other targets if possible; plans from the answers
     * have new meals.
     */
    meals: choiceSchema(MEALS_CHOICES).optional(),
    /** Made by the client once per form; the same key again makes nothing. */
    requestKey: z.uuid().optional(),
  })
  .refine(({ plans, meals }) => !meals || plans.includes('nutrition'), {
    path: ['meals'],
    message: 'Meals are those of a meal plan',
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
    /** Null without an active meal plan. */
    now: z.object(dayTargets).nullable(),
    /** What the new targets are based on and limited by, in sentences. */
    next: z.object({ ...dayTargets, notes: z.array(z.string()) }),
  })
  .meta({ id: 'TargetsPreview' });
export type TargetsPreview = z.output<typeof targetsPreviewSchema>;

const foodChangeSchema = z.object({
  foodId: z.string(),
  name: z.string(),
  /** 0 for a food that would be added. */
  beforeGrams: z.number(),
  /** 0 for a food that would be dropped. */
  afterGrams: z.number(),
});

/** The active plan's meals scaled to other targets: same foods, other amounts. */
export const mealsPreviewSchema = z
  .object({
    /** False where no portions of these foods reach the targets; the amounts are the closest then. */
    isPossible: z.boolean(),
    /** The dialog's default: new meals if the old ones can't stay or the athlete asks for others. */
    suggested: z.enum(MEALS_CHOICES),
    /** What to know before keeping the foods, in sentences. */
    notes: z.array(z.string()),
    meals: z.array(z.object({ name: z.string(), foods: z.array(foodChangeSchema) })),
    /** What the meals of a day add up to. */
    before: z.object(dayTargets),
    after: z.object(dayTargets),
    /** Foods kept although the diet now excludes them. */
    avoidedFoods: z.array(z.object({ foodId: z.string(), name: z.string(), why: z.string() })),
  })
  .meta({ id: 'MealsPreview' });
export type MealsPreview = z.output<typeof mealsPreviewSchema>;

const queryGrams = z.coerce.number().int().min(0).max(LOG_LIMITS.macro.max).optional();

/** All four of a day's targets, or none for those that the answers come to. */
export const mealsPreviewQuerySchema = z
  .strictObject({
    calories: z.coerce.number().int().min(0).max(LOG_LIMITS.calories.max).optional(),
    protein: queryGrams,
    carbs: queryGrams,
    fats: queryGrams,
  })
  .refine(
    (targets) =>
      [0, 4].includes(Object.values(targets).filter((each) => each !== undefined).length),
    {
      path: ['calories'],
      message: 'Name all four targets, or none',
    },
  );
export type MealsPreviewQuery = z.output<typeof mealsPreviewQuerySchema>;

const tag = 'Athletes';
const params = z.object({ userId: idSchema });

export const newPlansEndpoints = {
  previewTargets: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/plans/targets',
    access: 'session',
    tag,
    summary: 'Preview the targets of a new meal plan next to the current one. Creates nothing',
    params,
    status: 200,
    reply: targetsPreviewSchema,
  }),
  previewMeals: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/plans/meals',
    access: 'session',
    tag,
    summary: 'Preview the current meals scaled to other targets. Creates nothing',
    params,
    query: mealsPreviewQuerySchema,
    status: 200,
    reply: z.object({ scaled: mealsPreviewSchema.nullable() }),
  }),
  makeNewPlans: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/plans',
    access: 'session',
    tag,
    summary: 'Create new plans from the current answers, replacing the active ones',
    params,
    body: newPlansBodySchema,
    status: 201,
    reply: z.object({
      plans: z.array(z.enum(PLAN_KINDS)),
      /** Plans that stay; the coach was asked for new ones. */
      requested: z.array(z.enum(PLAN_KINDS)),
      /** The new meal plan, as a coach names it to undo this. */
      mealPlan: z.object({ id: idSchema, version: versionSchema }).nullable(),
    }),
  }),
};
