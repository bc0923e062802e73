import type { Units } from './answers.ts';

export const LB_PER_KG = 1 / 0.45359237;

/**
 * A weight for the athlete: 75 kg, 75.3 kg, 166 lb.
 * @param kg the weight in kg
 * @param units metric by default
 */
export function weightText(kg: number, units: Units = 'metric'): string {
  const [value, unit] = units === 'metric' ? [kg, 'kg'] : [kg * LB_PER_KG, 'lb'];
  return `${Math.round(value * 10) / 10} ${unit}`;
}
