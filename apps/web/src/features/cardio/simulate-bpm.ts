import type { BpmRange } from '@posedown/coaching';

const SPREAD_BPM = 5;

/**
 * A rate within 5 of the middle of the target, for who has no strap: only to look at.
 * @param random 0 to 1
 */
export function simulateBpm({ min, max }: BpmRange, random: number): number {
  return Math.round((min + max) / 2 + (random * 2 - 1) * SPREAD_BPM);
}
