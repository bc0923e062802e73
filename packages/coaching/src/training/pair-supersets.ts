import type { PlanAnswers } from '../athlete/answers.ts';
import type { MovementPattern } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { DraftExercise } from './planned-workout.ts';
import { mustNotStrain } from './trainable.ts';

const PRESSES: ReadonlySet<MovementPattern> = new Set(['horizontal_push', 'vertical_push']);
const PULLS: ReadonlySet<MovementPattern> = new Set(['horizontal_pull', 'vertical_pull']);

/** Supersets raise the heart rate, so athletes who must not strain don't get any. */
export const maySuperset = (answers: PlanAnswers): boolean => !mustNotStrain(answers);

/**
 * Pairs a day's exercises as supersets, in place: isolations of non-competing muscles and, except for beginners, a
 * press with a pull, or an isolation with a light compound. Exercises without sets are paired with ones that have sets,
 * to find time.
 */
export function pairSupersets(day: readonly DraftExercise[], answers: PlanAnswers): void {
  // A superset before a main lift would tire it.
  const lastMain = day.findLastIndex(({ isMain, sets }) => isMain && sets > 0);
  const pairable = day.filter(({ isMain }, index) => isMain || index > lastMain);
  for (const item of pairable) {
    if (item.sets === 0 || item.pair !== undefined) continue;
    const partners = pairable.filter((other) => canPair(item, other, answers));
    const partner = partners.find(({ sets }) => sets > 0) ?? partners[0];
    if (partner === undefined) continue;
    item.pair = item.exercise.id;
    partner.pair = item.exercise.id;
  }
}

/** Removes pairs whose partner got no sets, and places partners next to each other. */
export function settlePairs(day: readonly DraftExercise[]): DraftExercise[] {
  const chosen = day.filter(({ sets }) => sets > 0);
  const partnerOf = (item: DraftExercise) =>
    chosen.find((other) => other !== item && other.pair !== undefined && other.pair === item.pair);
  const settled: DraftExercise[] = [];
  for (const item of chosen) {
    if (settled.includes(item)) continue;
    const partner = partnerOf(item);
    if (partner === undefined) item.pair = undefined;
    settled.push(item, ...(partner ? [partner] : []));
  }
  return settled;
}

function canPair(one: DraftExercise, other: DraftExercise, answers: PlanAnswers): boolean {
  if (one === other || other.pair !== undefined || competes(one, other)) return false;
  const isIsolation = ({ exercise }: DraftExercise) => exercise.exerciseType !== 'compound';
  if (isIsolation(one) && isIsolation(other)) return true;
  if (answers.experience === 'beginner' || other.sets === 0) return false;
  if (one.exercise.heavy || other.exercise.heavy) return false;
  const isOneIsolation = isIsolation(one) || isIsolation(other);
  if (isOneIsolation) return !one.isMain && !other.isMain;
  return isPressAndPull(one, other) || isPressAndPull(other, one);
}

const isPressAndPull = (one: DraftExercise, other: DraftExercise) =>
  PRESSES.has(one.exercise.movementPattern) && PULLS.has(other.exercise.movementPattern);

/** Equipment that can serve both exercises; a machine can't. */
const SHARED: ReadonlySet<string> = new Set([
  ...['Dumbbells', 'Resistance band', 'Body weight'],
  ...['Exercise mat', 'Adjustable bench', 'Door anchor', 'Sturdy chair', 'Step'],
]);
const isStation = (piece: string) => !SHARED.has(piece);

/** Whether both exercises tire the same muscle or need the same machine. */
function competes({ exercise: one }: DraftExercise, { exercise: other }: DraftExercise): boolean {
  const used = new Set([...other.primaryMuscles, ...other.secondaryMuscles]);
  const muscles = new Set([...one.primaryMuscles, ...one.secondaryMuscles]);
  const both = (first: Muscle, second: Muscle) => muscles.has(first) && used.has(second);
  return (
    [...muscles].some((muscle) => used.has(muscle)) ||
    both('chest', 'front_delts') ||
    both('front_delts', 'chest') ||
    one.equipmentNeeded.some((piece) => isStation(piece) && other.equipmentNeeded.includes(piece))
  );
}
