import type { Exercise } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import { estimateMinutes, type StoredTiming } from './planned-workout.ts';
import { REST, weightOf } from './prescription.ts';

/** A range of repetitions a step heavier. */
const HEAVIER: Readonly<Record<string, string>> = {
  '10-15': '8-12',
  '8-12': '6-10',
  '6-10': '5-8',
};
/** Longer rests between heavier sets, seconds, the longest that a session has time for. */
const REST_STEPS = [30, 15, 0];
/** What cannot be loaded in steps is done for more repetitions anyway. */
const LOADABLE: ReadonlySet<Exercise['loading']> = new Set([
  'barbell',
  'dumbbell',
  'machine',
  'cable',
]);

/**
 * An exercise's reps in a heavier block: a step fewer for loadable multi-joint lifts. Unilateral work, holds and good
 * mornings keep theirs, as do ranges that aren't ours.
 */
export function heavierReps(reps: string, exercise: Exercise | undefined): string {
  if (exercise === undefined || exercise.exerciseType !== 'compound') return reps;
  const { unilateral, timed, loading, id } = exercise;
  if (unilateral || timed || !LOADABLE.has(loading) || id === 'good-morning') return reps;
  return HEAVIER[reps] ?? reps;
}

interface Repeated extends StoredTiming {
  /** Whether a person wrote its reps, which then apply in every block. */
  ownReps?: boolean | null;
}

/** A session with heavier loads: fewer repetitions, and longer rests where there is time. */
export function heavierSession<Item extends Repeated>(
  exercises: readonly Item[],
  limitMinutes: number,
): Item[] {
  const withRest = (seconds: number) =>
    exercises.map((item) => {
      const exercise = findExercise(item.exerciseId);
      const reps = item.ownReps ? item.reps : heavierReps(item.reps, exercise);
      if (reps === item.reps || exercise === undefined) return item;
      const most = Math.max(item.restTime, REST[weightOf(exercise)].most);
      return { ...item, reps, restTime: Math.min(most, item.restTime + seconds) };
    });
  const fits = (session: readonly Item[]) => estimateMinutes(session) <= limitMinutes;
  return REST_STEPS.map(withRest).find(fits) ?? withRest(0);
}
