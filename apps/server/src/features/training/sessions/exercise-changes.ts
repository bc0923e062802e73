import { isDeepStrictEqual } from 'node:util';
import type { LoggedSet, SessionExercise } from '@posedown/contract';

/**
 * A stored session exercise with its sets. Every field is required, so that a new column can't be forgotten anywhere.
 */
export type LoggedExercise = Required<Omit<SessionExercise, 'timed' | 'loading'>>;

/** Differences between a session's exercises before and after an edit. */
export interface ExerciseChanges {
  /** Exercises that are new, moved, or changed in more than their sets. */
  exercises: { exercise: LoggedExercise; position: number }[];
  /** Sets that are new, changed, or in another exercise. */
  sets: { exerciseKey: string; set: LoggedSet }[];
  removedSetIds: string[];
}

/** Finds the rows changed by an edit: logging a set changes only one. */
export function changesBetween(
  before: readonly LoggedExercise[],
  after: readonly LoggedExercise[],
): ExerciseChanges {
  const known = new Map(before.map((exercise, position) => [exercise.key, { exercise, position }]));
  const knownSets = setsById(before);
  const sets = setsById(after);
  return {
    exercises: after
      .map((exercise, position) => ({ exercise, position }))
      .filter(({ exercise, position }) => {
        const stored = known.get(exercise.key);
        return stored?.position !== position || !isSame(stored.exercise, exercise);
      }),
    sets: [...sets.values()].filter((set) => !isDeepStrictEqual(set, knownSets.get(set.set.id))),
    removedSetIds: [...knownSets.keys()].filter((id) => !sets.has(id)),
  };
}

const setsById = (exercises: readonly LoggedExercise[]) =>
  new Map(
    exercises.flatMap(({ key: exerciseKey, sets }) =>
      sets.map((set) => [set.id, { exerciseKey, set }] as const),
    ),
  );

/** Whether two exercises are equal apart from their sets. */
function isSame(
  { sets: _one, ...one }: LoggedExercise,
  { sets: _other, ...other }: LoggedExercise,
) {
  return isDeepStrictEqual(one, other);
}
