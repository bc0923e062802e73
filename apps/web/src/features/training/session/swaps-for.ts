import { accessRank, EQUIPMENT_BY_ACCESS, leastAccess } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { filterExercises } from '../library/filter-exercises.ts';

const MOST_SHOWN = 30;

/**
 * What an exercise can be swapped for: others for the same muscle, most similar first, or search results.
 * @param planned the exercises of the session, which are excluded
 */
export function swapsFor(
  exerciseId: string,
  planned: readonly string[],
  all: readonly ExerciseItem[],
  search: string,
): ExerciseItem[] {
  const others = all.filter(({ id }) => id !== exerciseId && !planned.includes(id));
  if (search.trim() !== '') return filterExercises(others, { q: search }).slice(0, MOST_SHOWN);
  const given = all.find(({ id }) => id === exerciseId);
  if (!given) return [];
  return others
    .filter(({ primaryMuscles }) => primaryMuscles.some(isIn(given.primaryMuscles)))
    .map((other) => ({ other, distance: distanceOf(given, other) }))
    .sort((one, two) => one.distance - two.distance)
    .slice(0, MOST_SHOWN)
    .map(({ other }) => other);
}

const isIn =
  <Item>(items: readonly Item[]) =>
  (item: Item) =>
    items.includes(item);

/** How many items only one of the lists has. */
const countDifferences = <Item>(one: readonly Item[], two: readonly Item[]) =>
  one.filter((item) => !two.includes(item)).length +
  two.filter((item) => !one.includes(item)).length;

/** Our own heuristic: how different another exercise is in muscles, type and equipment. */
function distanceOf(given: ExerciseItem, other: ExerciseItem): number {
  return (
    2 * countDifferences(given.primaryMuscles, other.primaryMuscles) +
    countDifferences(given.secondaryMuscles, other.secondaryMuscles) +
    Number(given.muscleGroup !== other.muscleGroup) +
    2 * Number(given.exerciseType !== other.exerciseType) +
    equipmentDistance(given.equipmentNeeded, other.equipmentNeeded)
  );
}

/** 0 if they share equipment; else it grows with the difference between the places that have it. */
function equipmentDistance(given: readonly string[], other: readonly string[]): number {
  if (given.length + other.length === 0 || given.some(isIn(other))) return 0;
  return 1 + Math.abs(placeRank(given) - placeRank(other));
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(EQUIPMENT_BY_ACCESS).flat());

const placeRank = (equipment: readonly string[]) =>
  accessRank(leastAccess(equipment.filter((piece) => KNOWN.has(piece))));
