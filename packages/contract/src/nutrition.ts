import {
  DIETARY_RESTRICTIONS,
  LOG_LIMITS,
  MEAL_FREQUENCIES,
  ONBOARDING_LIMITS,
} from '@posedown/coaching';
import { z } from 'zod';
import {
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  textSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const macroFields = {
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
};

export const foodItemSchema = z
  .object({
    foodId: z.string(),
    name: z.string(),
    /** As on the kitchen scale: '150g'. */
    amount: z.string(),
    /** As in the cupboard: '2 slices'; empty where there is no such measure. */
    household: z.string(),
    grams: z.number(),
    ...macroFields,
  })
  .meta({ id: 'FoodItem' });
export type FoodItem = z.output<typeof foodItemSchema>;

export const mealSchema = z
  .object({
    name: z.string(),
    /** HH:MM on the athlete's clock. */
    time: z.string(),
    /** What it is called on a menu, where it has such a name. */
    dish: z.string().optional(),
    ...macroFields,
    foods: z.array(foodItemSchema),
  })
  .meta({ id: 'Meal' });
export type Meal = z.output<typeof mealSchema>;

export const nutritionPlanSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    isActive: z.boolean(),
    createdAt: instantSchema,
    ...macroFields,
    /** What the plan aims at; the macros above are what its meals add up to. */
    targets: z.object(macroFields),
    meals: z.array(mealSchema),
    /** What meals and swaps respect besides the current profile. */
    dietaryRestrictions: z.array(z.enum(DIETARY_RESTRICTIONS)),
    /** What the athlete should know about the plan, in sentences. */
    notes: z.array(z.string()),
    /** Why the active plan should be replaced. */
    deficitWarning: z.string().nullable(),
    /** Foods of its meals that the athlete's diet of today excludes, and how: 'allergen: nuts'. */
    avoidedFoods: z.array(z.object({ foodId: z.string(), name: z.string(), why: z.string() })),
    /** Of its meals, mg, without added salt; at least so much where a food has no known figure. Shown, never a target. */
    sodium: z.object({ mg: z.number(), isLeast: z.boolean() }).optional(),
    /** Rises with every change; a change names the version it saw. */
    version: z.number().int(),
  })
  .meta({ id: 'NutritionPlan' });
export type NutritionPlan = z.output<typeof nutritionPlanSchema>;

/** The active plan after a request. */
export const generatedPlanSchema = nutritionPlanSchema
  .extend({
    /** Reply if the targets went to the coach instead; null if the plan was created. */
    sentToCoach: z.string().nullable(),
  })
  .meta({ id: 'GeneratedPlan' });

export const REQUEST_ACTIVITY_LEVELS = [
  'sedentary',
  'light',
  'lightly_active',
  'moderate',
  'moderately_active',
  'active',
  'high',
  'very-active',
  'very_active',
] as const;

/** Targets to use instead of computed ones. */
export const ownTargetsSchema = z.strictObject({
  calories: integerIn(LOG_LIMITS.calories, 'kcal'),
  protein: integerIn(LOG_LIMITS.macro, 'g'),
  carbs: integerIn(LOG_LIMITS.macro, 'g'),
  fats: integerIn(LOG_LIMITS.macro, 'g'),
});

/** The web's body for a new plan. The server uses the athlete's own data; values sent here only fill gaps. */
export const generatePlanBodySchema = z.strictObject({
  userProfile: z
    .strictObject({
      name: freeTextSchema(100).optional(),
      age: numberIn(ONBOARDING_LIMITS.age, 'years').optional(),
      height: numberIn(ONBOARDING_LIMITS.height, 'cm').optional(),
      weight: numberIn(ONBOARDING_LIMITS.weight, 'kg').optional(),
      experience: freeTextSchema(50).optional(),
      goal: freeTextSchema(200).optional(),
    })
    .optional(),
  targetWeight: numberIn(ONBOARDING_LIMITS.targetWeight, 'kg').optional(),
  activityLevel: z.enum(REQUEST_ACTIVITY_LEVELS).optional(),
  mealFrequency: z.union(
    [z.int().min(3).max(6), z.enum(MEAL_FREQUENCIES)],
    'Choose 3, 4, 5 or 6 meals',
  ),
  /** Figures of the athlete's own calculation, to be planned for instead of ours. */
  targets: ownTargetsSchema.optional(),
  /** For this plan, besides the profile's. */
  dietaryRestrictions: z.array(z.enum(DIETARY_RESTRICTIONS)).max(20).optional(),
  /** Made by the client once per plan that is wanted; the same key again answers with that plan. */
  requestKey: z.uuid().optional(),
});
export type GeneratePlanBody = z.output<typeof generatePlanBodySchema>;

const foodIdSchema = textSchema(100, 'Choose a food');

/** One food of a meal against another; the server works the amount and the macros out. */
export const swapFoodBodySchema = z.strictObject({
  version: versionSchema,
  /** The place of the meal in the plan, from 0. */
  meal: z.int().min(0).max(20),
  foodId: foodIdSchema,
  substituteId: foodIdSchema,
});
export type SwapFoodBody = z.output<typeof swapFoodBodySchema>;

const tag = 'Nutrition';
const planParams = z.object({ planId: idSchema });

export const nutritionEndpoints = {
  nutritionPlans: defineEndpoint({
    method: 'GET',
    path: '/api/nutrition-plans/user/:userId',
    access: 'session',
    tag,
    summary: 'An athlete’s nutrition plans, newest first, at most twenty',
    params: z.object({ userId: idSchema }),
    status: 200,
    reply: z.array(nutritionPlanSchema),
  }),
  generatePlan: defineEndpoint({
    method: 'POST',
    path: '/api/ai/nutrition-plan',
    access: 'client',
    tag,
    summary:
      'Create a nutrition plan and activate it. Targets your coach decides on become a request',
    body: generatePlanBodySchema,
    status: 200,
    reply: generatedPlanSchema,
  }),
  swapFood: defineEndpoint({
    method: 'POST',
    path: '/api/nutrition-plans/:planId/swap',
    access: 'client',
    tag,
    summary: 'Swap a food of your plan for one of its substitutes',
    params: planParams,
    body: swapFoodBodySchema,
    status: 200,
    reply: nutritionPlanSchema,
  }),
  undoSwap: defineEndpoint({
    method: 'POST',
    path: '/api/nutrition-plans/:planId/undo-swap',
    access: 'client',
    tag,
    summary: 'Undo the last swap in your plan',
    params: planParams,
    body: z.strictObject({ version: versionSchema }),
    status: 200,
    reply: nutritionPlanSchema,
  }),
  undoPlan: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/nutrition-plans/:planId/undo',
    access: 'coach',
    tag,
    summary: "Restore the meal plan before your athlete's newest one",
    params: planParams.extend({ userId: idSchema }),
    body: z.strictObject({ version: versionSchema }),
    status: 200,
    reply: nutritionPlanSchema,
  }),
};
