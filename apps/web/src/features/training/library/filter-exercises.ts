import { foldText } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';

/** What the list of exercises is narrowed down by; what is not set narrows nothing. */
export interface LibraryQuery {
  q?: string;
  category?: string;
  equipment?: string;
  difficulty?: string;
  muscle?: string;
}

/** Characters: no name is longer, and what follows would only cost time at each key. */
const LONGEST_SEARCH = 100;

/** The exercises that a search and its filters leave, in the order of the library. */
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

/** What an athlete trains comes first, the rest in the order it is in. */
export function plannedFirst(
  exercises: readonly ExerciseItem[],
  planned: ReadonlySet<string>,
): ExerciseItem[] {
  const isPlanned = ({ id }: ExerciseItem) => planned.has(id);
  return [...exercises.filter(isPlanned), ...exercises.filter((each) => !isPlanned(each))];
}

/** Every piece of equipment that an exercise of the list needs, in alphabetical order. */
export function equipmentOf(exercises: readonly ExerciseItem[]): string[] {
  return [...new Set(exercises.flatMap(({ equipmentNeeded }) => equipmentNeeded))].sort();
}
