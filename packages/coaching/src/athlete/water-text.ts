import type { Units } from './answers.ts';

/** The fluid ounce of the US, exact by definition. */
const ML_PER_FLUID_OUNCE = 29.5735295625;

/**
 * A range of water as the athlete reads it, in whole units that lie within it: 2400–4800 ml, 82–162 fl oz.
 * @param leastMl the least, ml
 * @param mostMl the most, ml
 * @param units metric where it is not said
 */
export function waterRangeText(leastMl: number, mostMl: number, units: Units = 'metric'): string {
  const [size, unit] = units === 'metric' ? [1, 'ml'] : [ML_PER_FLUID_OUNCE, 'fl oz'];
  return `${Math.ceil(leastMl / size)}–${Math.floor(mostMl / size)} ${unit}`;
}
