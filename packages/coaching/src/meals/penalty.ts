import type { Macros } from '../foods/food.ts';

/**
 * What it costs to miss a wish, in units of 'a daily macro missed by 1 %', squared. Ours. The day's macros
 * come first by far; a meal that misses its share by 20 % weighs as a third of that, a portion at the far
 * end of its range as much again.
 */
export const PENALTY = {
  day: 10_000,
  fiber: 60,
  produce: 10,
  meal: 8,
  /** Carbs before training, and protein after it. */
  training: 110,
  usual: 0.3,
} as const;

/** What a miss is divided by: the target, or 1 where the target is nought. */
export function scaleOf(target: number): number {
  return Math.max(1, target);
}

// Foods have less energy than 4/4/9 of their macros where they hold fiber or much oil, so that a low-carb day that meets
// its grams falls short of its calories. Weighing those more shares the miss among all four.
const CALORIES_WEIGHT = 2.5;

/** What it costs to miss a macro of the day by all of it. */
export function macroPenalty(key: keyof Macros): number {
  return key === 'calories' ? CALORIES_WEIGHT * PENALTY.day : PENALTY.day;
}
