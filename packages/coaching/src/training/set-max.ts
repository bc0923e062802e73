import { type EstimatedMax, estimateMax } from './one-rep-max.ts';

/** A set as it was done: kg, repetitions, RPE where it was noted. */
export interface DoneSet {
  weight: number | null;
  reps: number;
  rpe?: number | null;
}

/** From this RPE on the reserve is a good enough guess to be counted (Zourdos 2016). */
const TRUSTED_RPE = 6.5;

/** The e1RM that a set shows, its reserve counted where the RPE can be trusted; null above 12. */
export function maxOfSet({ weight, reps, rpe }: DoneSet): EstimatedMax | null {
  if (weight === null) return null;
  const rir = rpe !== null && rpe !== undefined && rpe >= TRUSTED_RPE ? 10 - rpe : 0;
  return estimateMax({ weightKg: weight, reps, rir });
}

/** The best e1RM of some sets, kg; null where none shows one. */
export function bestMaxKg(sets: readonly DoneSet[]): number | null {
  const maxes = sets.map((set) => maxOfSet(set)?.kg ?? 0);
  const best = Math.max(0, ...maxes);
  return best > 0 ? best : null;
}
