import { USUAL_PREP_RATE } from '../phase/prep-length.ts';

/** Safe loss in prep, % of body weight a week (Helms 2014). */
export const PREP_RATE = { slowest: 0.5, usual: USUAL_PREP_RATE, fastest: 1 } as const;
/** Differences from the target below this share of body weight are ignored. [our choice] */
export const CLOSE_ENOUGH_SHARE = 0.005;
/**
 * The lowest weight at the fastest planned loss by a show, kg: 1% of each week's weight (Helms 2014), so a lighter
 * body loses less. Shared, so that plans and alerts agree.
 */
export function bestWeightByShow(weightKg: number, daysToShow: number): number {
  return weightKg * (1 - PREP_RATE.fastest / 100) ** (daysToShow / 7);
}

/** The steady loss that leads to a target by a show, % of each week's weight. More than 1 can't be planned. */
export function requiredLossPercent(
  weightKg: number,
  targetKg: number,
  daysToShow: number,
): number {
  return 100 * (1 - (targetKg / weightKg) ** (7 / daysToShow));
}

/** Days to a target at the fastest planned loss; the inverse of `bestWeightByShow`. */
export function daysToTarget(weightKg: number, targetKg: number): number {
  return Math.ceil((7 * Math.log(targetKg / weightKg)) / Math.log(1 - PREP_RATE.fastest / 100));
}
