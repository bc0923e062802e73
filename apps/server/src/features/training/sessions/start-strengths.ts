import {
  EXERCISES,
  relatedStrength,
  type StartStrength,
  showsMax,
  strengthOf,
  UNPLANNED_TARGET,
  workingSetsOf,
} from '@posedown/coaching';
import type { StartStrengthItem } from '@posedown/contract';
import { exerciseIdOf } from '../library/exercise-id.ts';
import { libraryExercise, slugOf } from '../library/library-exercise.ts';
import type { History } from './find-history.ts';
import { isEased, type Time } from './past-times.ts';

/**
 * The e1RM of every lift in its last time outside an easy week, else today, kg, by the name that the math knows it by.
 */
export function strengthsOf({ past, underWay }: History): Map<string, number> {
  const strengths = new Map<string, number>();
  for (const [exerciseId, times] of [...underWay, ...past]) {
    const exercise = libraryExercise(exerciseId);
    const last = times.find((time) => !isEased(time));
    const kg = exercise && last && showsMax(exercise) ? strengthIn(last) : 0;
    if (kg > 0) strengths.set(slugOf(exerciseId), kg);
  }
  return strengths;
}

const strengthIn = ({ places }: Time) =>
  Math.max(
    0,
    ...places.map((place) => strengthOf(workingSetsOf(place, 'whole', UNPLANNED_TARGET)) ?? 0),
  );

/** What an exercise that was never done can be begun with, by its id in the database. */
export function startStrengthOf(
  exerciseId: string,
  strengths: ReadonlyMap<string, number>,
): StartStrength | null {
  const related = relatedStrength(slugOf(exerciseId), strengths);
  if (!related) return null;
  return { maxKg: related.maxKg, from: libraryExercise(exerciseIdOf(related.from))?.name ?? null };
}

/**
 * What the exercises that one of these can be swapped for can be begun with, those that were done before too: the
 * device may have no network when one is swapped in.
 */
export function startsFor(
  exerciseIds: readonly string[],
  strengths: ReadonlyMap<string, number>,
): StartStrengthItem[] {
  const trained = new Set(exerciseIds.flatMap((id) => libraryExercise(id)?.primaryMuscles ?? []));
  return EXERCISES.flatMap(({ id, primaryMuscles }) => {
    if (!primaryMuscles.some((muscle) => trained.has(muscle))) return [];
    const exerciseId = exerciseIdOf(id);
    const own = strengths.get(id);
    const start = own ? { maxKg: own, from: null } : startStrengthOf(exerciseId, strengths);
    return start
      ? [{ exerciseId, from: start.from, maxKg: Math.round(start.maxKg * 10) / 10 }]
      : [];
  });
}
