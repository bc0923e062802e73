import { roundToStep } from './plates.ts';

/** What a step of a counterweight changes: 2.5 kg of the 50 kg or so that are left to lift. [our choice] */
const SHARE_OF_A_STEP = 0.05;

/** Three halves of a step are two, however 1 − 0.925 comes out. */
const TINY = 1e-9;

/**
 * The counterweight, kg, that leaves so much more or less to lift: more of it makes a set easier. By whole steps, and by
 * one at least, for how heavy the body is that it helps up is not known here.
 * @param share of what was lifted before: 0.9 for a tenth less
 */
export function counterweightFor(share: number, helpKg: number, stepKg: number): number {
  const steps = Math.max(1, Math.round(Math.abs(1 - share) / SHARE_OF_A_STEP + TINY));
  const change = Math.sign(1 - share) * steps * stepKg;
  return roundToStep(Math.max(0, helpKg + change), stepKg);
}
