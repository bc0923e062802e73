import type { Units } from './answers.ts';
import { LB_PER_KG } from './weight-text.ts';

/** The US fluid ounce, exact by definition. */
const ML_PER_FLUID_OUNCE = 29.5735295625;

/**
 * A water range for the athlete in whole units within it: 2400–4800 ml, 82–162 fl oz.
 * @param minMl the minimum, ml
 * @param maxMl the maximum, ml
 * @param units metric by default
 */
export function waterRangeText(minMl: number, maxMl: number, units: Units = 'metric'): string {
  const [size, unit] = units === 'metric' ? [1, 'ml'] : [ML_PER_FLUID_OUNCE, 'fl oz'];
  return `${Math.ceil(minMl / size)}–${Math.floor(maxMl / size)} ${unit}`;
}

/**
 * A water range by body weight for the athlete: 35 to 45 ml per kg, about 0.5 to 0.7 fl oz per lb.
 * @param minMlPerKg the minimum, ml per kg
 * @param maxMlPerKg the maximum, ml per kg
 * @param units metric by default
 */
export function waterByWeightText(
  minMlPerKg: number,
  maxMlPerKg: number,
  units: Units = 'metric',
): string {
  if (units === 'metric') return `${minMlPerKg} to ${maxMlPerKg} ml per kg`;
  const own = (mlPerKg: number) => (mlPerKg / LB_PER_KG / ML_PER_FLUID_OUNCE).toFixed(1);
  return `about ${own(minMlPerKg)} to ${own(maxMlPerKg)} fl oz per lb`;
}
