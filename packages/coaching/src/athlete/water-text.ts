import type { Units } from './answers.ts';
import { LB_PER_KG } from './weight-text.ts';

/** The fluid ounce of the US, exact by definition. */
const ML_PER_FLUID_OUNCE = 29.5735295625;

/**
 * A water range for the athlete in whole units within it: 2400–4800 ml, 82–162 fl oz.
 * @param leastMl the minimum, ml
 * @param mostMl the maximum, ml
 * @param units metric by default
 */
export function waterRangeText(leastMl: number, mostMl: number, units: Units = 'metric'): string {
  const [size, unit] = units === 'metric' ? [1, 'ml'] : [ML_PER_FLUID_OUNCE, 'fl oz'];
  return `${Math.ceil(leastMl / size)}–${Math.floor(mostMl / size)} ${unit}`;
}

/**
 * A water range by body weight for the athlete: 35 to 45 ml per kg, about 0.5 to 0.7 fl oz per lb.
 * @param leastMlPerKg the minimum, ml per kg
 * @param mostMlPerKg the maximum, ml per kg
 * @param units metric by default
 */
export function waterByWeightText(
  leastMlPerKg: number,
  mostMlPerKg: number,
  units: Units = 'metric',
): string {
  if (units === 'metric') return `${leastMlPerKg} to ${mostMlPerKg} ml per kg`;
  const own = (mlPerKg: number) => (mlPerKg / LB_PER_KG / ML_PER_FLUID_OUNCE).toFixed(1);
  return `about ${own(leastMlPerKg)} to ${own(mostMlPerKg)} fl oz per lb`;
}
