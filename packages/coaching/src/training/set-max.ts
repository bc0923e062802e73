import { type EstimatedMax, estimateMax, HIDDEN_ABOVE_REPS } from './one-rep-max.ts';

/** A set as it was done: kg, repetitions, RPE where it was noted. */
export interface DoneSet {
  weight: number | null;
  reps: number;
  rpe?: number | null;
}

/** From this RPE on the reserve is a good enough guess to be counted (Zourdos 2016). */
const TRUSTED_RPE = 6.5;

/**
 * A set's e1RM including its reserve. Null above 12, and for sets too easy to trust the RPE, since a wrong reserve
 * would look like lost strength.
 */
export function maxOfSet({ weight, reps, rpe = null }: DoneSet): EstimatedMax | null {
  if (weight === null || (rpe !== null && rpe < TRUSTED_RPE)) return null;
  return estimateMax({ weightKg: weight, reps, rir: rpe === null ? 0 : 10 - rpe });
}

/**
 * A session's best e1RM of an exercise. Null if none shows one, and if a set above 12 reps beats the best, counted as
 * ending at twelve: a lesser set in its place would look like lost strength.
 */
export function maxOfSession(sets: readonly DoneSet[]): EstimatedMax | null {
  const [best] = sets.flatMap((set) => maxOfSet(set) ?? []).sort((one, other) => other.kg - one.kg);
  return best && sets.every((set) => leastMaxKg(set) <= best.kg) ? best : null;
}

/** What a set is worth at least: its first twelve repetitions, kg. */
function leastMaxKg({ weight, reps }: DoneSet): number {
  const least = { weightKg: weight ?? 0, reps: Math.min(reps, HIDDEN_ABOVE_REPS) };
  return estimateMax(least)?.kg ?? 0;
}

/** The best of the e1RMs of some sessions: a rough one only where there is no other. */
export function bestMax<Max extends EstimatedMax>(maxes: readonly Max[]): Max | undefined {
  const [best] = [...maxes].sort(
    (one, other) => Number(other.isReliable) - Number(one.isReliable) || other.kg - one.kg,
  );
  return best;
}
