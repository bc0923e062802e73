import { loadKindOf } from './load-kind.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import type { EstimatedMax } from './one-rep-max.ts';
import { type DoneSet, maxOfSession } from './set-max.ts';

interface DoneExercise {
  exerciseId: string;
  exerciseName: string;
  /** Absent if unknown. */
  loading?: string | undefined;
  sets: readonly DoneSet[];
}

/**
 * Load times reps over all sets, kg. Counterweight exercises don't count, since the machine lifts
 * the weight.
 */
export function volumeKgOf(exercises: readonly Pick<DoneExercise, 'loading' | 'sets'>[]): number {
  return exercises
    .filter(({ loading }) => loadKindOf(loading) !== 'help')
    .flatMap(({ sets }) => sets)
    .reduce((sum, { weight, reps }) => sum + (weight ?? 0) * reps, 0);
}

/** A new best e1RM, kg, and the previous one, if any. */
export interface PersonalRecord {
  exerciseId: string;
  exerciseName: string;
  kg: number;
  beforeKg: number;
}

export interface SessionSummary {
  sets: number;
  volumeKg: number;
  records: PersonalRecord[];
}

/** Smaller differences are rounding, not strength. */
const MIN_GAIN_KG = 0.05;

/**
 * A session's summary. Drop-set and rest-pause clusters count as one set. A record needs an
 * earlier best, so first times have none. A rough maximum never beats a reliable one.
 * @param bestBefore the best e1RM before this session by exercise
 */
export function summarizeSession(
  exercises: readonly DoneExercise[],
  bestBefore: ReadonlyMap<string, EstimatedMax>,
): SessionSummary {
  const sets = exercises.flatMap((exercise) => exercise.sets);
  const volumeKg = volumeKgOf(exercises);
  const records = mergeDuplicates(exercises).flatMap(({ exerciseId, exerciseName, sets: done }) => {
    const [max, before] = [maxOfSession(done), bestBefore.get(exerciseId)];
    if (!max || !before || !beats(max, before)) return [];
    return [{ exerciseId, exerciseName, kg: max.kg, beforeKg: before.kg }];
  });
  return { sets: sets.length, volumeKg: Math.round(volumeKg * 10) / 10, records };
}

const beats = (max: EstimatedMax, before: EstimatedMax): boolean =>
  max.kg > before.kg + MIN_GAIN_KG && (max.isReliable || !before.isReliable);
