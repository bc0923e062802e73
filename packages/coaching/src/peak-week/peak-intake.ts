import type { Sex } from '../athlete/answers.ts';
import { AVAILABILITY_LIMITS, lowestIntakeKcal } from '../safety/energy-checks.ts';
import type { DayRule, PerKg } from './rules.ts';

/** What the limits of the intake rest on (science.md, section 2). */
export interface PeakEater {
  /** Null where it is not known: the stricter limits hold. */
  sex: Sex | null;
  /** Fat-free mass, where it was measured lately: no estimate is good enough to judge availability by. */
  leanMassKg: number | null;
  /** Net kcal of a session with weights. */
  sessionKcal: number;
}

/** Grams of a day and the energy in them. */
export interface PeakMacros {
  carbsG: number;
  fatG: number;
  proteinG: number;
}

/** The last day with a session; from the load on there is posing only (science.md, section 3). */
const LAST_SESSION_DAY = -4;

/** kcal of a day: 4 per g of carbohydrate and protein, 9 per g of fat. */
export function kcalOf({ carbsG, fatG, proteinG }: PeakMacros): number {
  return 4 * (carbsG + proteinG) + 9 * fatG;
}

/**
 * The least kcal of a day without a clinician: 1200 for women, else 1500, and for all but women 25 kcal per kg of a
 * measured lean mass after training. The limit of women, 30 for over two weeks, is never reached: the load ends it.
 */
export function leastPeakKcal({ sex, leanMassKg, sessionKcal }: PeakEater, offset: number): number {
  const lowest = lowestIntakeKcal(sex ?? undefined);
  if (sex === 'female' || leanMassKg === null) return lowest;
  const training = offset <= LAST_SESSION_DAY ? sessionKcal : 0;
  return Math.max(lowest, Math.ceil(AVAILABILITY_LIMITS.leastMen * leanMassKg + training));
}

/**
 * Grams of a day: the middle of each range, or as far above it as the least kcal need. Null where the upper ends
 * of the ranges hold less.
 */
export function peakMacros(rule: DayRule, weightKg: number, leastKcal: number): PeakMacros | null {
  const at = (share: number, round: (value: number) => number): PeakMacros => {
    const grams = ([low, high]: PerKg) => round((low + share * (high - low)) * weightKg);
    return { carbsG: grams(rule.carbs), fatG: grams(rule.fat), proteinG: grams(rule.protein) };
  };
  const middle = at(1 / 2, Math.round);
  if (kcalOf(middle) >= leastKcal) return middle;
  const [lowest, highest] = [0, 1].map((share) => kcalOf(at(share, (value) => value)));
  if (lowest === undefined || highest === undefined || highest < leastKcal) return null;
  const share = (leastKcal - lowest) / (highest - lowest);
  return at(Math.max(1 / 2, share), Math.ceil);
}
