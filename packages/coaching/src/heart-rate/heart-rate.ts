import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';

/** A range of heart rates in beats per minute, both ends included. */
export interface BpmRange {
  min: number;
  max: number;
}

export const MAX_HEART_RATE_FORMULAS = ['tanaka', 'fox', 'gulati'] as const;
export type MaxHeartRateFormula = (typeof MAX_HEART_RATE_FORMULAS)[number];

/**
 * Estimated maximum heart rate in beats per minute, unrounded, from the age in years. The true maximum scatters
 * around it with a standard deviation of 7–11 bpm, and the estimate is invalid under beta-blockers: a measured
 * maximum always takes precedence.
 * - `tanaka` (Tanaka 2001): 208 − 0.7 · age, healthy adults; used by the product.
 * - `fox` (Fox 1971): 220 − age, the folk formula, too high for young and too low for old people.
 * - `gulati` (Gulati 2010): 206 − 0.88 · age, women aged 35 and over.
 * @throws RangeError for an age outside 10–100, for which none of them was fitted
 */
export function estimateMaxHeartRate(
  ageYears: number,
  formula: MaxHeartRateFormula = 'tanaka',
): number {
  if (!(ageYears >= 10 && ageYears <= 100)) {
    throw new RangeError(`no maximum heart rate is known for an age of ${ageYears}`);
  }
  if (formula === 'fox') return 220 - ageYears;
  if (formula === 'gulati') return 206 - 0.88 * ageYears;
  return 208 - 0.7 * ageYears;
}

/**
 * Target heart rate by Karvonen (1957): HRrest + fraction · (HRmax − HRrest), in bpm, unrounded. `fraction` is the
 * share of the heart-rate reserve, 0 to 1.
 * @throws RangeError if the resting rate isn't below the maximum or the fraction is outside 0–1
 */
export function karvonen(fraction: number, maxBpm: number, restingBpm: number): number {
  if (!(restingBpm > 0 && restingBpm < maxBpm)) {
    throw new RangeError('the resting heart rate must be above 0 and below the maximum');
  }
  if (!(fraction >= 0 && fraction <= 1)) throw new RangeError('the fraction must be 0 to 1');
  return restingBpm + fraction * (maxBpm - restingBpm);
}

/** The maximum used for training, and its source. */
export interface MaxHeartRate {
  kind: 'max-heart-rate';
  /** Whole beats per minute. */
  maxBpm: number;
  source: 'measured' | 'tanaka';
}

/** Known facts about an athlete's heart. */
interface HeartFacts {
  ageYears: number | null;
  measuredMaxBpm: number | null;
  takesBetaBlockers: boolean;
}

/** Like `maxHeartRate`, for inputs that may be unknown; null without a usable maximum. */
export function trainingMaximum({
  ageYears,
  measuredMaxBpm,
  takesBetaBlockers,
}: HeartFacts): Pick<MaxHeartRate, 'maxBpm' | 'source'> | null {
  if (ageYears === null && measuredMaxBpm === null) return null;
  const found = maxHeartRate({
    ageYears: ageYears ?? 0,
    ...(measuredMaxBpm === null ? {} : { measuredMaxBpm }),
    takesBetaBlockers,
  });
  if (found.kind === 'not-enough-data') return null;
  return { maxBpm: found.maxBpm, source: found.source };
}

/**
 * The maximum used for training: measured, otherwise Tanaka's for the age. With beta-blockers only a measured
 * maximum counts.
 */
export function maxHeartRate(input: {
  ageYears: number;
  measuredMaxBpm?: number;
  takesBetaBlockers?: boolean;
}): MaxHeartRate | NotEnoughData<'measuredMaxBpm'> {
  const { ageYears, measuredMaxBpm, takesBetaBlockers } = input;
  if (measuredMaxBpm !== undefined) {
    return { kind: 'max-heart-rate', maxBpm: Math.round(measuredMaxBpm), source: 'measured' };
  }
  if (takesBetaBlockers) return notEnoughData('measuredMaxBpm');
  const maxBpm = Math.round(estimateMaxHeartRate(ageYears));
  return { kind: 'max-heart-rate', maxBpm, source: 'tanaka' };
}
