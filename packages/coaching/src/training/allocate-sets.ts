import type { Exercise } from '../exercises/exercise.ts';
import { MUSCLES, type Muscle, perMuscle } from '../exercises/muscles.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { sessionMinutes, type TimedExercise } from './session-time.ts';
import { addHardSets, setShare } from './weekly-sets.ts';

/** An exercise that sets are shared out to; 0 sets: not in the workout yet. */
export interface SetTaker extends TimedExercise {
  exercise: TimedExercise['exercise'] & Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'>;
  isMain: boolean;
}

/** No exercise gets more sets than this in a session … */
export const MAX_SETS = 4;
/** … and none fewer when it is opened. */
const MIN_SETS = 2;
/** A session is worth its way with this many exercises, even where the week asks for less. */
export const MIN_EXERCISES = 4;
/** Direct sets of one muscle in one session; beyond, sets add fatigue rather than growth. [our choice] */
export const MAX_SESSION_SETS = 10;

export interface Allocation {
  days: readonly (readonly SetTaker[])[];
  limitMinutes: number;
  targets: Readonly<Record<Muscle, number>>;
  landmarks: MuscleLandmarks;
}

/** An allocation under way, with its weekly tally kept up to date. */
interface Sharing extends Allocation {
  tally: Record<Muscle, number>;
}

/** A possible step: more sets for one exercise. */
interface Step {
  day: readonly SetTaker[];
  item: SetTaker;
  sets: number;
}

/** Weekly hard sets of the days as they stand. */
export function tallyOf(days: readonly (readonly SetTaker[])[]): Record<Muscle, number> {
  const tally = perMuscle(0);
  for (const item of days.flat()) addHardSets(tally, item.exercise, item.sets);
  return tally;
}

/**
 * Shares sets out, in place: first to the exercises that open each day, then set by set to the muscle that is
 * furthest from its least volume, and once all have that, to the one furthest from its target. A step
 * is taken only where the session still fits its minutes and no muscle passes its MRV.
 */
export function allocateSets(allocation: Allocation): void {
  const sharing = { ...allocation, tally: tallyOf(allocation.days) };
  for (const day of sharing.days) {
    const mainCount = day.filter((item) => item.isMain).length;
    openFirst(day, Math.max(mainCount, MIN_EXERCISES), sharing);
  }
  shareOut(sharing, true);
}

/** Adds sets to the exercises already open, until every muscle has its target or no more is allowed. */
export function growSets(allocation: Allocation): void {
  shareOut({ ...allocation, tally: tallyOf(allocation.days) }, false);
}

/** Opens the first exercises of a day, main lifts before others, until it has that many. */
function openFirst(day: readonly SetTaker[], count: number, sharing: Sharing): void {
  const order = [...day.filter((item) => item.isMain), ...day.filter((item) => !item.isMain)];
  for (const item of order) {
    if (day.filter((candidate) => candidate.sets > 0).length >= count) return;
    const step = { day, item, sets: MIN_SETS };
    if (isAllowed(step, sharing)) take(step, sharing);
  }
}

function take({ item, sets }: Step, { tally }: Sharing): void {
  item.sets += sets;
  addHardSets(tally, item.exercise, sets);
}

function shareOut(sharing: Sharing, mayOpen: boolean): void {
  const open = new Set<Muscle>(MUSCLES);
  for (;;) {
    const muscle = neediest(sharing, [...open]);
    if (muscle === undefined) return;
    const step = bestStep(muscle, sharing, mayOpen);
    // Steps only ever use up room, so a muscle without one now will have none later.
    if (step === undefined) open.delete(muscle);
    else take(step, sharing);
  }
}

function neediest(
  { tally, targets, landmarks }: Sharing,
  open: readonly Muscle[],
): Muscle | undefined {
  return (
    furthestBelow(open, tally, (muscle) => Math.min(landmarks[muscle].mev, targets[muscle])) ??
    furthestBelow(open, tally, (muscle) => targets[muscle])
  );
}

function furthestBelow(
  muscles: readonly Muscle[],
  tally: Readonly<Record<Muscle, number>>,
  goalOf: (muscle: Muscle) => number,
): Muscle | undefined {
  let [found, least] = [undefined as Muscle | undefined, 1];
  for (const muscle of muscles) {
    const share = goalOf(muscle) === 0 ? 1 : tally[muscle] / goalOf(muscle);
    if (share < least) [found, least] = [muscle, share];
  }
  return found;
}

function bestStep(muscle: Muscle, sharing: Sharing, mayOpen: boolean): Step | undefined {
  const steps = sharing.days.flatMap((day) =>
    day
      .filter((item) => item.exercise.primaryMuscles.includes(muscle))
      .filter((item) => (item.sets === 0 ? mayOpen : item.sets < MAX_SETS))
      .map((item) => ({ day, item, sets: item.sets === 0 ? MIN_SETS : 1 })),
  );
  return steps
    .map((step) => ({ step, cost: costOf(step, muscle) }))
    .sort((a, b) => a.cost - b.cost)
    .find(({ step }) => isAllowed(step, sharing))?.step;
}

/**
 * Spreads a muscle over its days and the work over the week, and fills an exercise to three sets
 * before it opens another.
 */
function costOf(step: Step, muscle: Muscle): number {
  const preference = step.item.sets === 0 ? 2 : step.item.sets === 3 ? 3 : 0;
  const load = step.day.reduce((sum, item) => sum + item.sets, 0);
  return 0.5 * directSets(step.day, muscle) + 0.1 * load + preference;
}

function directSets(day: readonly SetTaker[], muscle: Muscle): number {
  return day
    .filter((item) => item.exercise.primaryMuscles.includes(muscle))
    .reduce((sum, item) => sum + item.sets, 0);
}

/** Whether the step fits the session's minutes, the session's share of a muscle, and every MRV. */
function isAllowed(step: Step, { tally, limitMinutes, landmarks }: Sharing): boolean {
  const after = step.day.map((item) =>
    item === step.item ? { ...item, sets: item.sets + step.sets } : item,
  );
  if (sessionMinutes(after.filter((item) => item.sets > 0)) > limitMinutes) return false;
  const { primaryMuscles, secondaryMuscles } = step.item.exercise;
  if (primaryMuscles.some((muscle) => directSets(after, muscle) > MAX_SESSION_SETS)) return false;
  return [...primaryMuscles, ...secondaryMuscles].every(
    (muscle) =>
      tally[muscle] + step.sets * setShare(step.item.exercise, muscle) <= landmarks[muscle].mrv,
  );
}
