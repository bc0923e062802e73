import { joinPlaces } from './join-places.ts';
import { loadKindOf } from './load-kind.ts';
import type { EstimatedMax } from './one-rep-max.ts';
import { type DoneSet, maxOfSession } from './set-max.ts';

interface DoneExercise {
  exerciseId: string;
  exerciseName: string;
  /** Absent where it is not known. */
  loading?: string | undefined;
  sets: readonly DoneSet[];
}

/** Load times repetitions over all sets, kg; a counterweight is lifted by the machine. */
export function volumeKgOf(exercises: readonly Pick<DoneExercise, 'loading' | 'sets'>[]): number {
  return exercises
    .filter(({ loading }) => loadKindOf(loading) !== 'help')
    .flatMap(({ sets }) => sets)
    .reduce((sum, { weight, reps }) => sum + (weight ?? 0) * reps, 0);
}

/** A best e1RM that beats what was there before, kg; no 'before': the first one known. */
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

/** Below this a difference is rounding, not strength. */
const LEAST_GAIN_KG = 0.05;

/**
 * A session's summary. Drop-set and rest-pause clusters count as one set. A record needs an earlier best, so first
 * times have none. A rough maximum never beats a reliable one.
 * @param bestBefore the best e1RM before this session by exercise
 */
export function summariseSession(
  exercises: readonly DoneExercise[],
  bestBefore: ReadonlyMap<string, EstimatedMax>,
): SessionSummary {
  const sets = exercises.flatMap((exercise) => exercise.sets);
  const volumeKg = volumeKgOf(exercises);
  const records = joinPlaces(exercises).flatMap(({ exerciseId, exerciseName, sets: done }) => {
    const [max, before] = [maxOfSession(done), bestBefore.get(exerciseId)];
    if (!max || !before || !beats(max, before)) return [];
    return [{ exerciseId, exerciseName, kg: max.kg, beforeKg: before.kg }];
  });
  return { sets: sets.length, volumeKg: Math.round(volumeKg * 10) / 10, records };
}

const beats = (max: EstimatedMax, before: EstimatedMax): boolean =>
  max.kg > before.kg + LEAST_GAIN_KG && (max.isReliable || !before.isReliable);
