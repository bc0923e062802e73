import type { Macros } from '../foods/food.ts';

/**
 * Cost of missing a soft goal, in units of 'a daily macro missed by 1%', squared. Our choice. Daily macros clearly
 * come first: a meal 20% off its share weighs a third of that, and a portion at the end of its range as much again.
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

// Fiber or much oil lowers energy below 4/4/9 of the macros, so a low-carb day that meets its grams misses its
// calories. This weight spreads the miss over all four.
const CALORIES_WEIGHT = 2.5;

/** Cost of missing one of the day's macros completely. */
export function macroPenalty(key: keyof Macros): number {
  return key === 'calories' ? CALORIES_WEIGHT * PENALTY.day : PENALTY.day;
}
