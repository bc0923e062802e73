import { type EstimatedMax, estimateMax, HIDDEN_ABOVE_REPS } from './one-rep-max.ts';

/** A completed set: kg, reps, and RPE if it was logged. */
export interface DoneSet {
  weight: number | null;
  reps: number;
  rpe?: number | null;
}

/** From this RPE on, the estimated reserve is reliable enough to count (Zourdos 2016). */
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
 * A session's best e1RM of an exercise. Null if no set shows one. Also null if a set above 12
 * reps, counted as ending at twelve, beats the best: using a lesser set instead would look like
 * lost strength.
 */
export function maxOfSession(sets: readonly DoneSet[]): EstimatedMax | null {
  const [best] = sets.flatMap((set) => maxOfSet(set) ?? []).sort((one, other) => other.kg - one.kg);
  return best && sets.every((set) => minMaxKg(set) <= best.kg) ? best : null;
}

/** A lower bound of a set's maximum, kg, from its first twelve reps. */
function minMaxKg({ weight, reps }: DoneSet): number {
  const countedSet = { weightKg: weight ?? 0, reps: Math.min(reps, HIDDEN_ABOVE_REPS) };
  return estimateMax(countedSet)?.kg ?? 0;
}

/** The best e1RM of several sessions. A rough one counts only if there is no other. */
export function bestMax<Max extends EstimatedMax>(maxes: readonly Max[]): Max | undefined {
  const [best] = [...maxes].sort(
    (one, other) => Number(other.isReliable) - Number(one.isReliable) || other.kg - one.kg,
  );
  return best;
}

/** The best e1RM of an exercise in one session. */
export interface ExerciseMax extends EstimatedMax {
  exerciseId: string;
}

/** A session's best e1RM of each of its exercises that shows one, at any of its positions. */
export function maxesOfSession(
  exercises: readonly { exerciseId: string; sets: readonly DoneSet[] }[],
): ExerciseMax[] {
  const setsOf = new Map<string, DoneSet[]>();
  for (const { exerciseId, sets } of exercises) {
    setsOf.set(exerciseId, [...(setsOf.get(exerciseId) ?? []), ...sets]);
  }
  return [...setsOf].flatMap(([exerciseId, sets]) => {
    const max = maxOfSession(sets);
    return max ? [{ exerciseId, ...max }] : [];
  });
}
