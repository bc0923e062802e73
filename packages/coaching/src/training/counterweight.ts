import { roundToStep } from './plates.ts';

/** About what is left to lift beside a counterweight, kg: how heavy the body is that it helps up is not known here. [our choice] */
const LIFTED_KG = 50;

/** Three halves of a step are two, however 1 − 0.925 comes out. */
const TINY = 1e-9;

/**
 * The counterweight, kg, for more or less to lift: more makes a set easier. Whole steps, at least one.
 * @param share of what was lifted before: 0.9 for a tenth less
 */
export function counterweightFor(share: number, helpKg: number, stepKg: number): number {
  if (share === 1 || stepKg === 0) return helpKg;
  const steps = Math.max(1, Math.round((Math.abs(1 - share) * LIFTED_KG) / stepKg + TINY));
  return roundToStep(Math.max(0, helpKg + Math.sign(1 - share) * steps * stepKg), stepKg);
}
