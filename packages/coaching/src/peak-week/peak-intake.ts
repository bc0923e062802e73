import type { Sex } from '../athlete/answers.ts';
import { AVAILABILITY_LIMITS, lowestIntakeKcal } from '../safety/energy-checks.ts';
import { type DayRule, FIRST_PEAK_DAY, type PerKg } from './rules.ts';

/** Input of the intake limits (science.md, section 2). */
export interface PeakEater {
  /** If null, the stricter limits apply. */
  sex: Sex | null;
  /** Recently measured fat-free mass; estimates aren't accurate enough for availability. */
  leanMassKg: number | null;
  /** Net kcal of a weight-training session. */
  sessionKcal: number;
  /** Consecutive days before the first peak day on which plans left less than 30 kcal per kg of lean mass. */
  lowDaysBefore: number;
}

/** A day's grams and their energy. */
export interface PeakMacros {
  carbsG: number;
  fatG: number;
  proteinG: number;
}

/** The last training day; from the carb load on there is only posing (science.md, section 3). */
const LAST_SESSION_DAY = -4;

/** kcal of a day: 4 per g of carbohydrate and protein, 9 per g of fat. */
export function kcalOf({ carbsG, fatG, proteinG }: PeakMacros): number {
  return 4 * (carbsG + proteinG) + 9 * fatG;
}

/** Net kcal of a day's training. */
export const trainingKcal = ({ sessionKcal }: PeakEater, offset: number): number =>
  offset <= LAST_SESSION_DAY ? sessionKcal : 0;

/**
 * Minimum kcal of a day without a clinician: 1200 for women, otherwise 1500. Except for women, also 25 kcal per kg
 * of measured lean mass after training. The women's limit counts consecutive days, including earlier ones.
 */
export function minPeakKcal(eater: PeakEater, offset: number): number {
  const { sex, leanMassKg } = eater;
  const lowest = lowestIntakeKcal(sex ?? undefined);
  if (sex === 'female' || leanMassKg === null) return lowest;
  return Math.max(lowest, kcalLeaving(AVAILABILITY_LIMITS.minMen, leanMassKg, eater, offset));
}

function kcalLeaving(perKg: number, leanMassKg: number, eater: PeakEater, offset: number): number {
  return Math.ceil(perKg * leanMassKg + trainingKcal(eater, offset));
}

/** Days before the load, which has its own rules that allow low intakes. */
const FIRST_DAYS = LAST_SESSION_DAY - FIRST_PEAK_DAY + 1;

/**
 * A day's draft kcal. If earlier plans and the first days would be low for over two weeks, then except for men what
 * leaves 30 kcal per kg of lean mass; otherwise the minimum.
 */
export function targetPeakKcal(eater: PeakEater, offset: number): number {
  const { sex, leanMassKg, lowDaysBefore } = eater;
  const minKcal = minPeakKcal(eater, offset);
  const exceedsLowDays = lowDaysBefore + FIRST_DAYS > AVAILABILITY_LIMITS.maxLowDaysWomen;
  if (sex === 'male' || leanMassKg === null || !exceedsLowDays || offset > LAST_SESSION_DAY) {
    return minKcal;
  }
  return Math.max(minKcal, kcalLeaving(AVAILABILITY_LIMITS.low, leanMassKg, eater, offset));
}

/**
 * A day's grams: the middle of each range, or higher if the target kcal need it. Null if even the upper ends are
 * below the minimum.
 */
export function peakMacros(
  rule: DayRule,
  weightKg: number,
  { leastKcal, wantedKcal }: { leastKcal: number; wantedKcal: number },
): PeakMacros | null {
  const at = (share: number, round: (value: number) => number): PeakMacros => {
    const grams = ([low, high]: PerKg) =>
      round((share === 1 ? high : low + share * (high - low)) * weightKg);
    return { carbsG: grams(rule.carbs), fatG: grams(rule.fat), proteinG: grams(rule.protein) };
  };
  const middle = at(1 / 2, Math.round);
  if (kcalOf(middle) >= wantedKcal) return middle;
  const [lowest, highest] = [0, 1].map((share) => kcalOf(at(share, (value) => value)));
  if (lowest === undefined || highest === undefined || highest < leastKcal) return null;
  const share = (wantedKcal - lowest) / (highest - lowest);
  return at(Math.min(1, Math.max(1 / 2, share)), Math.ceil);
}
