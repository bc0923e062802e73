import type { Exercise } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import { type Muscle, perMuscle } from '../exercises/muscles.ts';

/** Value of an indirect set (Schoenfeld 2017, Pelland 2024). */
export const INDIRECT_SET = 0.5;

type Muscled = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'>;

/** Value of a hard set of an exercise for a muscle: 1, 0.5 or 0. */
export function setShare(exercise: Muscled, muscle: Muscle): number {
  if (exercise.primaryMuscles.includes(muscle)) return 1;
  return exercise.secondaryMuscles.includes(muscle) ? INDIRECT_SET : 0;
}

/** Adds `sets` hard sets of an exercise to a tally, in place. */
export function addHardSets(tally: Record<Muscle, number>, exercise: Muscled, sets: number): void {
  for (const muscle of exercise.primaryMuscles) tally[muscle] += sets;
  for (const muscle of exercise.secondaryMuscles) tally[muscle] += INDIRECT_SET * sets;
}

/** A tally of hard sets, and the exercises it couldn't count. */
export interface HardSetTally {
  sets: Record<Muscle, number>;
  /** Ids outside the library, whose muscles are unknown. */
  unknownExerciseIds: string[];
}

/**
 * Hard sets per muscle, indirect ones as 0.5. Pass a rest-pause or drop-set cluster as one set. Unknown exercises are
 * reported, not guessed.
 */
export function countHardSets(done: Iterable<{ exerciseId: string; sets: number }>): HardSetTally {
  const sets = perMuscle(0);
  const unknown = new Set<string>();
  for (const { exerciseId, sets: count } of done) {
    const exercise = findExercise(exerciseId);
    if (exercise === undefined) unknown.add(exerciseId);
    else addHardSets(sets, exercise, count);
  }
  return { sets, unknownExerciseIds: [...unknown] };
}
