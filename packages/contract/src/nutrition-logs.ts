import { FOOD_UNITS, LOG_LIMITS, MEAL_TYPES, quantityError } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  dayRangeSchema,
  formerIdSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  textSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { photoRefSchema } from './photos.ts';

/** HH:MM on the athlete's clock. */
const timeSchema = z
  .string('Choose a time')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 07:30');

const nameSchema = textSchema(200, 'Name the food');
const quantitySchema = numberIn(LOG_LIMITS.quantity);
const unitSchema = z.enum(FOOD_UNITS, 'Choose a unit');
const loggedUnitSchema = z.enum([...FOOD_UNITS, 'serving'], 'Choose a unit');
const mealTypeSchema = z.enum(MEAL_TYPES, 'Choose a meal');
const requestKeySchema = z.uuid().optional();

const macros = {
  calories: integerIn(LOG_LIMITS.calories, 'kcal'),
  protein: numberIn(LOG_LIMITS.macro, 'g'),
  carbs: numberIn(LOG_LIMITS.macro, 'g'),
  fats: numberIn(LOG_LIMITS.macro, 'g'),
};
const optionalMacros = z.object(macros).partial().shape;

type LogKind = 'quick' | 'food' | 'own' | 'again';

/** What each kind of entry must say, and what it may not. */
const KINDS: Record<LogKind, { needs: readonly string[]; bars: readonly string[] }> = {
  quick: { needs: ['calories'], bars: ['foodName', 'id'] },
  food: {
    needs: ['mealType', 'quantity', 'unit'],
    bars: ['calories', 'protein', 'carbs', 'fats', 'foodName', 'id'],
  },
  own: { needs: ['mealType', 'foodName', 'quantity', 'unit', 'calories'], bars: [] },
  again: { needs: ['mealType', 'quantity', 'unit', 'calories'], bars: [] },
};

/** The kind of entry: quick, known food, own food or restored. */
export function logKindOf(body: {
  mealName?: string;
  foodId?: string;
  customFoodId?: string;
  foodName?: string;
  id?: string;
}): LogKind {
  if (body.mealName !== undefined) return 'quick';
  const isFormer = body.customFoodId !== undefined || body.id !== undefined;
  if (isFormer && body.foodName !== undefined) return 'again';
  return body.foodId !== undefined || body.customFoodId !== undefined ? 'food' : 'own';
}

/**
 * A diary entry in one of four forms. Quick: `mealName` with its macros, of one serving by default. Food: `foodId` or
 * `customFoodId` with an amount; the server computes the macros. Own: `foodName`, an amount and its macros; the food is
 * saved. Again: a just-deleted entry by `id` with its food, name, amount and macros, whatever the label says now.
 */
export const logMealBodySchema = z
  .strictObject({
    date: calendarDaySchema,
    time: timeSchema,
    mealName: nameSchema.optional(),
    mealType: mealTypeSchema.optional(),
    foodId: textSchema(100, 'Choose a food').optional(),
    customFoodId: idSchema.optional(),
    foodName: nameSchema.optional(),
    quantity: quantitySchema.optional(),
    unit: loggedUnitSchema.optional(),
    ...optionalMacros,
    id: formerIdSchema,
    /** A photo of the meal that was sent before. */
    photoId: idSchema.optional(),
    /** Made by the client once per form; the same key again answers with the entry already there. */
    requestKey: requestKeySchema,
  })
  .superRefine((body, context) => {
    const kind = logKindOf(body);
    const said = body as Record<string, unknown>;
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const path of KINDS[kind].needs) {
      if (said[path] === undefined) complain(path, 'This is needed to log your meal');
    }
    for (const path of KINDS[kind].bars) {
      if (said[path] !== undefined)
        complain(path, 'This field doesn’t belong to this kind of entry');
    }
    if (body.id !== undefined && body.requestKey === undefined) {
      complain('requestKey', 'Send the key of the line');
    }
    const names = [body.mealName, body.foodId, body.customFoodId].filter(Boolean);
    // A line without a food may be of servings.
    const hasServings = kind === 'quick' || (kind === 'again' && names.length === 0);
    if (!hasServings && body.unit === 'serving') complain('unit', 'Choose a unit of the food');
    if (names.length > 1) complain('foodId', 'Name one food');
    // What was logged before comes back as it was.
    const excess =
      kind !== 'again' && quantityError(body.quantity ?? 1, body.unit ?? 'serving');
    if (excess) complain('quantity', excess);
  });
export type LogMealBody = z.output<typeof logMealBodySchema>;

/**
 * An edited entry. Macros count only if no table food gives them; for one's own food they also correct its label, if
 * the entry used it.
 */
export const editLogBodySchema = z
  .strictObject({
    version: versionSchema,
    date: calendarDaySchema,
    time: timeSchema,
    mealType: mealTypeSchema,
    foodName: nameSchema.optional(),
    quantity: quantitySchema,
    unit: loggedUnitSchema,
    ...optionalMacros,
    /** Another photo; null takes the one there was away, and without it that one stays. */
    photoId: idSchema.nullable().optional(),
  })
  .superRefine((body, context) => {
    const message = quantityError(body.quantity, body.unit);
    if (message) context.addIssue({ code: 'custom', path: ['quantity'], message });
  });
export type EditLogBody = z.output<typeof editLogBodySchema>;

export const nutritionLogSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    date: calendarDaySchema,
    time: z.string().nullable(),
    mealType: z.string(),
    foodName: z.string(),
    quantity: z.number(),
    unit: z.enum([...FOOD_UNITS, 'serving']),
    foodId: z.string().nullable(),
    customFoodId: idSchema.nullable(),
    calories: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fats: z.number(),
    /** Where the picture is, for those who may see it. */
    photoUrl: z.string().nullable(),
    photo: photoRefSchema.nullable(),
    version: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'NutritionLog' });
export type NutritionLog = z.output<typeof nutritionLogSchema>;

const foodMacros = {
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
};

export const customFoodSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The amount that the macros belong to. */
    quantity: z.number(),
    unit: unitSchema,
    ...foodMacros,
  })
  .meta({ id: 'CustomFood' });
export type CustomFood = z.output<typeof customFoodSchema>;

/** A food to log with one tap, in the amount of last time or a usual one. */
export const quickFoodSchema = z
  .object({
    foodId: z.string().nullable(),
    customFoodId: idSchema.nullable(),
    name: z.string(),
    quantity: z.number(),
    unit: unitSchema,
    ...foodMacros,
    /** Whether the athlete has logged it lately, or it is merely common. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'QuickFood' });
export type QuickFood = z.output<typeof quickFoodSchema>;

const tag = 'Nutrition';
const userParams = z.object({ userId: idSchema });
const logParams = z.object({ userId: idSchema, logId: idSchema });

export const nutritionLogEndpoints = {
  nutritionLogs: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/nutrition-logs',
    access: 'session',
    tag,
    summary: 'The diary for a range of at most 62 days, by default the last seven',
    params: userParams,
    query: dayRangeSchema,
    status: 200,
    reply: z.object({
      from: calendarDaySchema,
      to: calendarDaySchema,
      logs: z.array(nutritionLogSchema),
    }),
  }),
  logMeal: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/nutrition-logs',
    access: 'client',
    tag,
    summary: 'Log what was eaten',
    params: userParams,
    body: logMealBodySchema,
    status: 201,
    reply: nutritionLogSchema,
  }),
  logPlannedMeal: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/nutrition-logs/planned',
    access: 'client',
    tag,
    summary: 'Log a whole planned meal',
    params: userParams,
    body: z.strictObject({
      planId: idSchema,
      /** The place of the meal in the plan, from 0. */
      meal: z.int().min(0).max(20),
      date: calendarDaySchema,
      requestKey: requestKeySchema,
    }),
    status: 201,
    reply: z.object({ logs: z.array(nutritionLogSchema) }),
  }),
  editNutritionLog: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/nutrition-logs/:logId',
    access: 'client',
    tag,
    summary: 'Change a diary entry',
    params: logParams,
    body: editLogBodySchema,
    status: 200,
    reply: nutritionLogSchema,
  }),
  deleteNutritionLog: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/nutrition-logs/:logId',
    access: 'client',
    tag,
    summary: 'Delete a diary entry',
    params: logParams,
    body: z.strictObject({ version: versionSchema }),
    status: 204,
  }),
  quickFoods: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/quick-foods',
    access: 'session',
    tag,
    summary: 'An athlete’s frequent foods, then common ones they eat',
    params: userParams,
    status: 200,
    reply: z.object({ foods: z.array(quickFoodSchema) }),
  }),
  customFoods: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/custom-foods',
    access: 'session',
    tag,
    summary: "An athlete's own foods by name, at most 500",
    params: userParams,
    status: 200,
    reply: z.object({ foods: z.array(customFoodSchema) }),
  }),
  deleteCustomFood: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/custom-foods/:foodId',
    access: 'client',
    tag,
    summary: 'Delete one of your own foods. Logged entries stay',
    params: z.object({ userId: idSchema, foodId: idSchema }),
    status: 204,
  }),
};
