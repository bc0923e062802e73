/**
 * What it costs to miss a wish, in units of 'a daily macro missed by 1 %', squared. Ours. The day's macros
 * come first by far; a meal that misses its share by 20 % weighs as a third of that, a portion at the far
 * end of its range as much again.
 */
export const PENALTY = { day: 10_000, meal: 8, usual: 0.3 } as const;

/** What a miss is divided by: the target, or 1 where the target is nought. */
export function scaleOf(target: number): number {
  return Math.max(1, target);
}
