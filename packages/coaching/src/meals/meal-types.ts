import type { Limit } from '../athlete/limits.ts';
import type { FoodUnit } from '../foods/food.ts';
import { rangeMessage } from '../text/number-messages.ts';

/** Types of logged meals (section 5 of the specification), in order of the day. */
export const MEAL_TYPES = [
  'breakfast',
  'mid-morning-snack',
  'lunch',
  'pre-workout',
  'dinner',
  'snack',
] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** Labels of meal types. */
export const MEAL_TYPE_NAMES: Readonly<Record<MealType, string>> = {
  breakfast: 'Breakfast',
  'mid-morning-snack': 'Mid-Morning Snack',
  lunch: 'Lunch',
  'pre-workout': 'Pre-Workout',
  dinner: 'Dinner',
  snack: 'Snack',
};

/**
 * Parses a meal type: 'Mid-Morning Snack', 'mid-morning snack' and 'mid-morning-snack' are the same. Undefined for
 * other text.
 */
export function mealTypeOf(name: string): MealType | undefined {
  const slug = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  return MEAL_TYPES.find((type) => type === slug);
}

// Our choice: the time until which each meal usually starts. Anything later is a snack.
const ENDS: readonly [MealType, string][] = [
  ['breakfast', '09:30'],
  ['mid-morning-snack', '11:30'],
  ['lunch', '14:30'],
  ['pre-workout', '17:30'],
  ['dinner', '21:00'],
];

/** The meal that a time of day (HH:MM) suggests. */
export function mealTypeAt(time: string): MealType {
  if (time < '04:00') return 'snack';
  return ENDS.find(([, end]) => time < end)?.[0] ?? 'snack';
}

/** Limits of one diary entry: kcal, grams, and a quantity in any unit. */
export const LOG_LIMITS = {
  quantity: { min: 0.01, max: 5000, step: 1 },
  calories: { min: 0, max: 10_000, step: 1 },
  macro: { min: 0, max: 2000, step: 0.1 },
} as const satisfies Record<string, Limit>;

/** Maximum quantity in one entry, by unit: no one eats 1,250 cups, so 1.250 was meant. [our choice] */
const MAX_QUANTITY: Readonly<Record<FoodUnit | 'serving', number>> = {
  ...{ g: LOG_LIMITS.quantity.max, oz: 180, cup: 25, tbsp: 100, tsp: 100 },
  ...{ piece: 100, slice: 50, serving: 50 },
};

/** Allowed quantities in a unit, or in any unit if none is selected yet. */
export function quantityLimit(unit: FoodUnit | 'serving' | ''): Limit {
  return unit === '' ? LOG_LIMITS.quantity : { ...LOG_LIMITS.quantity, max: MAX_QUANTITY[unit] };
}

/** The error for an implausible amount of a food in a unit; undefined if it is plausible. */
export function quantityError(quantity: number, unit: FoodUnit | 'serving'): string | undefined {
  const limit = quantityLimit(unit);
  if (quantity <= limit.max) return undefined;
  const isWord = unit.length > 4 || unit === 'cup';
  return rangeMessage(limit, isWord ? `${unit}s` : unit);
}

/** Number of an athlete's newest meal plans that are listed. */
export const MAX_LISTED_PLANS = 20;

/** Quick-log meals (section 9 of the specification), kcal and g. */
export const QUICK_MEALS = [
  { name: 'Protein Shake', calories: 300, protein: 25, carbs: 5, fats: 8 },
  { name: 'Chicken & Rice', calories: 450, protein: 35, carbs: 45, fats: 8 },
  { name: 'Oatmeal + Banana', calories: 350, protein: 12, carbs: 65, fats: 6 },
  { name: 'Greek Yogurt', calories: 200, protein: 20, carbs: 15, fats: 5 },
] as const;
