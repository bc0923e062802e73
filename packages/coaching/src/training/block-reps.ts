import type { Exercise } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import { estimateMinutes, type StoredTiming } from './planned-workout.ts';
import { REST, weightOf } from './prescription.ts';

/** Each rep range and its next heavier one. */
const HEAVIER: Readonly<Record<string, string>> = {
  '10-15': '8-12',
  '8-12': '6-10',
  '6-10': '5-8',
};
/** Seconds added to rests in heavier sessions; the longest that fits the session is used. */
const REST_STEPS = [30, 15, 0];
/** Exercises without load steps progress by reps anyway. */
const LOADABLE: ReadonlySet<Exercise['loading']> = new Set([
  'barbell',
  'dumbbell',
  'machine',
  'cable',
]);

/**
 * An exercise's reps in a heavier block: a lower range for loadable compound lifts. Unilateral
 * exercises, isometric holds, good mornings and custom ranges stay unchanged.
 */
export function heavierReps(reps: string, exercise: Exercise | undefined): string {
  if (exercise === undefined || exercise.exerciseType !== 'compound') return reps;
  const { unilateral, timed, loading, id } = exercise;
  if (unilateral || timed || !LOADABLE.has(loading) || id === 'good-morning') return reps;
  return HEAVIER[reps] ?? reps;
}

interface Repeated extends StoredTiming {
  /** Whether a coach wrote the reps, which then apply in every block. */
  ownReps?: boolean | null;
}

/** A session with heavier loads: fewer reps, and longer rests if time allows. */
export function heavierSession<Item extends Repeated>(
  exercises: readonly Item[],
  limitMinutes: number,
): Item[] {
  const withRest = (seconds: number) =>
    exercises.map((item) => {
      const exercise = findExercise(item.exerciseId);
      const reps = item.ownReps ? item.reps : heavierReps(item.reps, exercise);
      if (reps === item.reps || exercise === undefined) return item;
      const maxRest = Math.max(item.restTime, REST[weightOf(exercise)].max);
      return { ...item, reps, restTime: Math.min(maxRest, item.restTime + seconds) };
    });
  const fits = (session: readonly Item[]) => estimateMinutes(session) <= limitMinutes;
  return REST_STEPS.map(withRest).find(fits) ?? withRest(0);
}
