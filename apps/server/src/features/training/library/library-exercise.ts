import { EXERCISES, type Exercise, showsMax } from '@posedown/coaching';
import { badField } from '../../../platform/errors.ts';
import { exerciseIdOf } from './exercise-id.ts';

const BY_ID: ReadonlyMap<string, Exercise> = new Map(
  EXERCISES.map((exercise) => [exerciseIdOf(exercise.id), exercise]),
);

/** The exercise of the library with that id in the database; undefined where it left the library. */
export function libraryExercise(id: string): Exercise | undefined {
  return BY_ID.get(id);
}

/** The name by which the maths knows an exercise; the id itself for one it does not know. */
export function slugOf(id: string): string {
  return BY_ID.get(id)?.id ?? id;
}

/** Whether an e1RM says something of the exercise; not of one that left the library. */
export function hasMax(id: string): boolean {
  return showsMax(BY_ID.get(id) ?? {});
}

/** @throws AppError `invalid_input` for an exercise that is not in the library. */
export function requireExercise(id: string, path = 'exerciseId'): Exercise {
  const exercise = BY_ID.get(id);
  if (!exercise) throw badField(path, 'That exercise isn’t in the library');
  return exercise;
}
