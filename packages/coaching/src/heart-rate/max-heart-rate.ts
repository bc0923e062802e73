import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';

/** Maximum heart rate by age, bpm: Tanaka 2001, 208 − 0.7·age. Adults; one in three is off by 7–11 bpm or more. */
export function tanakaMaxBpm(ageYears: number): number {
  return 208 - 0.7 * ageYears;
}

/** Maximum heart rate by age, bpm: Fox 1971, 220 − age. The rule of thumb; too high for the young. */
export function foxMaxBpm(ageYears: number): number {
  return 220 - ageYears;
}

/** Maximum heart rate of women by age, bpm: Gulati 2010, 206 − 0.88·age. */
export function gulatiMaxBpm(ageYears: number): number {
  return 206 - 0.88 * ageYears;
}

export interface MaxHeartRate {
  kind: 'max-heart-rate';
  /** Whole beats a minute. */
  maxBpm: number;
  source: 'measured' | 'tanaka';
}

/**
 * The maximum to train by: the measured one, else Tanaka from age. Beta-blockers void every age formula, so
 * with them only a measured maximum will do.
 */
export function maxHeartRate(input: {
  ageYears: number;
  measuredMaxBpm?: number;
  takesBetaBlockers?: boolean;
}): MaxHeartRate | NotEnoughData<'measuredMaxBpm'> {
  if (input.measuredMaxBpm !== undefined) {
    return { kind: 'max-heart-rate', maxBpm: Math.round(input.measuredMaxBpm), source: 'measured' };
  }
  if (input.takesBetaBlockers) return notEnoughData('measuredMaxBpm');
  return {
    kind: 'max-heart-rate',
    maxBpm: Math.round(tanakaMaxBpm(input.ageYears)),
    source: 'tanaka',
  };
}
