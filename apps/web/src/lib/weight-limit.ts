import { type Limit, PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { weightFromKg } from './units.ts';

/** What an athlete can weigh, in their own unit: on whole units, so that buttons stay on round tenths. */
export function weightLimit(units: Units): Limit {
  const { min, max, step } = PROGRESS_LIMITS.weight;
  return {
    min: Math.ceil(weightFromKg(min, units)),
    max: Math.floor(weightFromKg(max, units)),
    step,
  };
}
