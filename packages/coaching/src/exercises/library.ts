import { armExercises } from './catalogue/arms.data.ts';
import { backExercises } from './catalogue/back.data.ts';
import { cardioExercises } from './catalogue/cardio.data.ts';
import { chestExercises } from './catalogue/chest.data.ts';
import { coreExercises } from './catalogue/core.data.ts';
import { hipExercises } from './catalogue/legs-hip.data.ts';
import { kneeExercises } from './catalogue/legs-knee.data.ts';
import { shoulderExercises } from './catalogue/shoulders.data.ts';
import { accessRank, lowestAccess } from './equipment.ts';
import type { Exercise, ExerciseCategory, ExerciseEntry } from './exercise.ts';
import type { EquipmentAccess } from './home-equipment.ts';
import { loadStepKgOf } from './load-step.ts';

function fromEntry(category: ExerciseCategory) {
  return (entry: ExerciseEntry): Exercise => ({
    ...entry,
    category,
    builtIn: entry.builtIn ?? false,
    unilateral: entry.unilateral ?? false,
    timed: entry.timed ?? false,
    heavy: entry.heavy ?? false,
    videoUrl: null,
    equipmentAccess: lowestAccess(entry.equipmentNeeded),
    loadStepKg: loadStepKgOf(entry.loading, entry.equipmentNeeded),
  });
}

/** All exercises by category, built-in classics first within each. */
export const EXERCISES: readonly Exercise[] = [
  ...chestExercises.map(fromEntry('Chest')),
  ...backExercises.map(fromEntry('Back')),
  ...shoulderExercises.map(fromEntry('Shoulders')),
  ...armExercises.map(fromEntry('Arms')),
  ...kneeExercises.map(fromEntry('Legs')),
  ...hipExercises.map(fromEntry('Legs')),
  ...coreExercises.map(fromEntry('Core')),
  ...cardioExercises.map(fromEntry('Cardio')),
];

const BY_ID: ReadonlyMap<string, Exercise> = new Map(
  EXERCISES.map((exercise) => [exercise.id, exercise]),
);

/** The exercise with this slug, or undefined: a coach may have created a custom one. */
export function findExercise(id: string): Exercise | undefined {
  return BY_ID.get(id);
}

/** Exercises possible with this equipment access, in library order. */
export function exercisesFor(access: EquipmentAccess): Exercise[] {
  const rank = accessRank(access);
  return EXERCISES.filter((exercise) => accessRank(exercise.equipmentAccess) <= rank);
}
