import type { Limit } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatNumber } from './numbers.ts';
import { fromMetric, type Measure } from './units.ts';

type Range = Pick<Limit, 'min' | 'max'>;

/**
 * The contract's message about a number out of range, with the limits in the typed unit. They are
 * rounded inward to tenths, because rounding outward would promise values that are rejected.
 */
export function rangeMessageIn(measure: Measure, { min, max }: Range, units: Units): string {
  const from = formatNumber(Math.ceil(fromMetric(min, measure, units) * 10) / 10, 1);
  const to = formatNumber(Math.floor(fromMetric(max, measure, units) * 10) / 10, 1);
  return `Enter a number between ${from} and ${to} ${measure.unit[units]}`;
}

/** The limits in the typed unit as whole units, so that buttons stay on round numbers. */
export function limitIn(measure: Measure, { min, max, step }: Limit, units: Units): Limit {
  return {
    min: Math.ceil(fromMetric(min, measure, units)),
    max: Math.floor(fromMetric(max, measure, units)),
    step,
  };
}
