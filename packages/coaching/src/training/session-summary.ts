import { joinPlaces } from './join-places.ts';
import { loadKindOf } from './load-kind.ts';
import { bestMaxKg, type DoneSet } from './set-max.ts';

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
 * What a session amounts to. A drop-set or rest-pause cluster is logged, and counted, as one set. A
 * record needs an earlier best to beat: the first time of an exercise is none.
 * @param bestBeforeKg the best e1RM before this session by exercise
 */
export function summariseSession(
  exercises: readonly DoneExercise[],
  bestBeforeKg: ReadonlyMap<string, number>,
): SessionSummary {
  const sets = exercises.flatMap((exercise) => exercise.sets);
  const volumeKg = volumeKgOf(exercises);
  const records = joinPlaces(exercises).flatMap(({ exerciseId, exerciseName, sets: done }) => {
    const [kg, beforeKg] = [bestMaxKg(done), bestBeforeKg.get(exerciseId)];
    const isRecord = kg !== null && beforeKg !== undefined && kg > beforeKg + LEAST_GAIN_KG;
    return isRecord ? [{ exerciseId, exerciseName, kg, beforeKg }] : [];
  });
  return { sets: sets.length, volumeKg: Math.round(volumeKg * 10) / 10, records };
}
