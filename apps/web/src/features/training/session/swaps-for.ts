import { accessRank, EQUIPMENT_BY_ACCESS, lowestAccess } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { filterExercises } from '../library/filter-exercises.ts';

const MAX_SHOWN = 30;

/**
 * The possible replacements of an exercise: others for the same muscle, most similar first, or
 * search results.
 * @param planned the exercises of the session, which are excluded
 */
export function swapsFor(
  exerciseId: string,
  planned: readonly string[],
  all: readonly ExerciseItem[],
  search: string,
): ExerciseItem[] {
  const others = all.filter(({ id }) => id !== exerciseId && !planned.includes(id));
  if (search.trim() !== '') return filterExercises(others, { q: search }).slice(0, MAX_SHOWN);
  const current = all.find(({ id }) => id === exerciseId);
  if (!current) return [];
  return others
    .filter(({ primaryMuscles }) => primaryMuscles.some(isIn(current.primaryMuscles)))
    .map((other) => ({ other, distance: distanceOf(current, other) }))
    .sort((one, two) => one.distance - two.distance)
    .slice(0, MAX_SHOWN)
    .map(({ other }) => other);
}

const isIn =
  <Item>(items: readonly Item[]) =>
  (item: Item) =>
    items.includes(item);

/** The number of items that only one of the lists has. */
const countDifferences = <Item>(one: readonly Item[], two: readonly Item[]) =>
  one.filter((item) => !two.includes(item)).length +
  two.filter((item) => !one.includes(item)).length;

/** Our own heuristic: how different another exercise is in muscles, type and equipment. */
function distanceOf(current: ExerciseItem, candidate: ExerciseItem): number {
  return (
    2 * countDifferences(current.primaryMuscles, candidate.primaryMuscles) +
    countDifferences(current.secondaryMuscles, candidate.secondaryMuscles) +
    Number(current.muscleGroup !== candidate.muscleGroup) +
    2 * Number(current.exerciseType !== candidate.exerciseType) +
    equipmentDistance(current.equipmentNeeded, candidate.equipmentNeeded)
  );
}

/** 0 if they share equipment; else it grows with the difference between the places that have it. */
function equipmentDistance(current: readonly string[], candidate: readonly string[]): number {
  if (current.length + candidate.length === 0 || current.some(isIn(candidate))) return 0;
  return 1 + Math.abs(placeRank(current) - placeRank(candidate));
}

const KNOWN_EQUIPMENT: ReadonlySet<string> = new Set(Object.values(EQUIPMENT_BY_ACCESS).flat());

const placeRank = (equipment: readonly string[]) =>
  accessRank(lowestAccess(equipment.filter((piece) => KNOWN_EQUIPMENT.has(piece))));
