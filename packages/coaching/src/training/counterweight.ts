import { roundToStep } from './plates.ts';

/**
 * Rough load lifted in addition to a counterweight, kg, since body weight isn't known here. [our choice]
 */
const LIFTED_KG = 50;

/** Absorbs floating-point error before rounding up to whole steps. */
const EPSILON = 1e-9;

/**
 * The counterweight in kg for a new lifted share. A larger counterweight makes a set easier.
 * Changes by at least one whole step.
 * @param share of the previously lifted load: 0.9 for 10% less
 */
export function counterweightFor(share: number, helpKg: number, stepKg: number): number {
  if (share === 1 || stepKg === 0) return helpKg;
  const steps = Math.max(1, Math.round((Math.abs(1 - share) * LIFTED_KG) / stepKg + EPSILON));
  return roundToStep(Math.max(0, helpKg + Math.sign(1 - share) * steps * stepKg), stepKg);
}
