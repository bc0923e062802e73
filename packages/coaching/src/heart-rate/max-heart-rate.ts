import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { estimateMaxHeartRate } from './heart-rate.ts';

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
  const maxBpm = Math.round(estimateMaxHeartRate(input.ageYears, 'tanaka'));
  return { kind: 'max-heart-rate', maxBpm, source: 'tanaka' };
}
