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
import { isEased, type Time } from './past-times.ts';

/** A time that shows how strong an athlete is at a lift. */
export interface StrengthTime extends Time {
  exerciseId: string;
}

/** The last time of every lift outside an easy week; one of today comes first, so that an earlier one takes its place. */
export function strengthTimes({ past, underWay }: History): StrengthTime[] {
  return [...underWay, ...past].flatMap(([exerciseId, times]) => {
    const last = hasMax(exerciseId) ? times.find((time) => !isEased(time)) : undefined;
    return last ? [{ ...last, exerciseId }] : [];
  });
}

/** The e1RM of every lift in these times, kg, by the name that the math knows it by. */
export function strengthsOf(times: readonly StrengthTime[], setsOf: SetsOf): Map<string, number> {
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
 * Starting loads for the exercises these can be swapped for, including ones done before: the device may be offline when
 * swapping.
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
