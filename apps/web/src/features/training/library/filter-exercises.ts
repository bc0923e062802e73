import { foldText } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';

/** The search and filters of the exercise list. */
export interface LibraryQuery {
  q?: string;
  category?: string;
  equipment?: string;
  difficulty?: string;
  muscle?: string;
}

/** Characters; no name is longer, and more would slow down typing. */
const LONGEST_SEARCH = 100;

/** The exercises that match a search and its filters, in library order. */
export function filterExercises(
  exercises: readonly ExerciseItem[],
  { q = '', category, equipment, difficulty, muscle }: LibraryQuery,
): ExerciseItem[] {
  const words = foldText(q.slice(0, LONGEST_SEARCH)).split(/\s+/).filter(Boolean);
  return exercises.filter((exercise) => {
    const { name, muscleGroup, equipmentNeeded, primaryMuscles, secondaryMuscles } = exercise;
    const text = foldText(
      [name, muscleGroup ?? '', exercise.category, ...equipmentNeeded].join(' '),
    );
    return (
      words.every((word) => text.includes(word)) &&
      (!category || exercise.category === category) &&
      (!equipment || equipmentNeeded.includes(equipment)) &&
      (!difficulty || exercise.difficultyLevel === difficulty) &&
      (!muscle || [...primaryMuscles, ...secondaryMuscles].some((name) => name === muscle))
    );
  });
}

/** Moves the planned exercises to the front and keeps the order otherwise. */
export function plannedFirst(
  exercises: readonly ExerciseItem[],
  planned: ReadonlySet<string>,
): ExerciseItem[] {
  const isPlanned = ({ id }: ExerciseItem) => planned.has(id);
  return [...exercises.filter(isPlanned), ...exercises.filter((each) => !isPlanned(each))];
}

/** All equipment the exercises need, in alphabetical order. */
export function equipmentOf(exercises: readonly ExerciseItem[]): string[] {
  return [...new Set(exercises.flatMap(({ equipmentNeeded }) => equipmentNeeded))].sort();
}
