import { EXERCISES, type Exercise, showsMax } from '@posedown/coaching';
import { v5 as uuidv5 } from 'uuid';
import { badField } from '../../../platform/errors.ts';

/** An arbitrary UUID that must never change, because the library's ids derive from it. */
const NAMESPACE = '5b0b7f0e-6f0c-4b53-9a55-0f3a2c1d7e41';

const idOf = (slug: string) => uuidv5(slug, NAMESPACE);

/** Computed once, because an id is a hash. */
const IDS: ReadonlyMap<string, string> = new Map(EXERCISES.map(({ id }) => [id, idOf(id)]));

/** The id of a library exercise. Identical on every installation, so that plans can be moved. */
export function exerciseIdOf(slug: string): string {
  return IDS.get(slug) ?? idOf(slug);
}

const BY_ID: ReadonlyMap<string, Exercise> = new Map(
  EXERCISES.map((exercise) => [exerciseIdOf(exercise.id), exercise]),
);

/** The library exercise with a database id. Undefined if it was removed from the library. */
export function libraryExercise(id: string): Exercise | undefined {
  return BY_ID.get(id);
}

/** The library's name for an exercise; the id itself if unknown. */
export function slugOf(id: string): string {
  return BY_ID.get(id)?.id ?? id;
}

/** Whether an e1RM is meaningful for the exercise. False if it was removed from the library. */
export function hasMax(id: string): boolean {
  return showsMax(BY_ID.get(id) ?? {});
}

/** @throws AppError `invalid_input` for an exercise outside the library. */
export function requireExercise(id: string, path = 'exerciseId'): Exercise {
  const exercise = BY_ID.get(id);
  if (!exercise) throw badField(path, 'That exercise isn’t in the library');
  return exercise;
}
