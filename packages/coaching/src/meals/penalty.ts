import type { Macros } from '../foods/food.ts';

/**
 * The cost of missing a wish, in units of 'a daily macro missed by 1 %', squared. Ours. Daily macros come first by far;
 * a meal 20 % off its share weighs a third of that, a portion at the end of its range as much again.
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

/** The divisor of a miss: the target, or 1 for a zero target. */
export function scaleOf(target: number): number {
  return Math.max(1, target);
}

// Fiber or much oil lowers energy below 4/4/9 of the macros, so a low-carb day that meets its grams
// misses its calories. This weight spreads the miss over all four.
const CALORIES_WEIGHT = 2.5;

/** What it costs to miss a macro of the day by all of it. */
export function macroPenalty(key: keyof Macros): number {
  return key === 'calories' ? CALORIES_WEIGHT * PENALTY.day : PENALTY.day;
}
