import type { ExerciseItem } from '@posedown/contract';
import { filterExercises } from '../library/filter-exercises.ts';

const MOST_SHOWN = 30;

/** What an exercise can be swapped for: others for the same muscle, else whatever a search finds. */
export function swapsFor(
  exerciseId: string,
  all: readonly ExerciseItem[],
  search: string,
): ExerciseItem[] {
  const others = all.filter(({ id }) => id !== exerciseId);
  if (search.trim() !== '') return filterExercises(others, { q: search }).slice(0, MOST_SHOWN);
  const trained = all.find(({ id }) => id === exerciseId)?.primaryMuscles ?? [];
  return others
    .filter(({ primaryMuscles }) => primaryMuscles.some((muscle) => trained.includes(muscle)))
    .slice(0, MOST_SHOWN);
}
