import {
  EXERCISES,
  relatedStrength,
  type StartStrength,
  strengthOf,
  UNPLANNED_TARGET,
  workingSetsOf,
} from '@posedown/coaching';
import type { StartStrengthItem } from '@posedown/contract';
import { exerciseIdOf, hasMax, libraryExercise, slugOf } from '../library/library-exercise.ts';
import type { History, SetsOf } from './find-history.ts';
import { isEased, type PastExercise } from './past-exercises.ts';

/** A time that indicates an athlete's strength at a lift. */
export interface StrengthExercise extends PastExercise {
  exerciseId: string;
}

/** The last time of every lift outside an easy week. Today's times come first, so that earlier ones override them. */
export function strengthExercises({ past, openSession }: History): StrengthExercise[] {
  return [...openSession, ...past].flatMap(([exerciseId, times]) => {
    const last = hasMax(exerciseId) ? times.find((time) => !isEased(time)) : undefined;
    return last ? [{ ...last, exerciseId }] : [];
  });
}

/** The e1RM in kg of every lift in these times, by lift name. */
export function strengthsOf(
  times: readonly StrengthExercise[],
  setsOf: SetsOf,
): Map<string, number> {
  const strengths = new Map<string, number>();
  for (const { exerciseId, places } of times) {
    const kg = Math.max(
      0,
      ...places.map((place) => {
        const done = { asked: place.asked, sets: setsOf([place]) };
        return strengthOf(workingSetsOf(done, 'whole', UNPLANNED_TARGET)) ?? 0;
      }),
    );
    if (kg > 0) strengths.set(slugOf(exerciseId), kg);
  }
  return strengths;
}

/** The strength for starting a new exercise, by its database id. */
export function startStrengthOf(
  exerciseId: string,
  strengths: ReadonlyMap<string, number>,
): StartStrength | null {
  const related = relatedStrength(slugOf(exerciseId), strengths);
  if (!related) return null;
  return { maxKg: related.maxKg, from: libraryExercise(exerciseIdOf(related.from))?.name ?? null };
}

/** Starting loads for possible swaps of these exercises, because the device may be offline when swapping. */
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
