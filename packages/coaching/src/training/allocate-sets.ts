import type { Exercise } from '../exercises/exercise.ts';
import { type Muscle, perMuscle } from '../exercises/muscles.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
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
export const MIN_SETS = 2;
/** Direct sets of one muscle in one session; beyond, sets add fatigue rather than growth. [our choice] */
export const MAX_SESSION_SETS = 10;

export interface Allocation {
  days: readonly (readonly SetTaker[])[];
  limitMinutes: number;
  targets: Readonly<Record<Muscle, number>>;
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
 * Shares sets out, in place: first the main lifts of each day, then set by set to the muscle that is
 * furthest from its least volume, and once all have that, to the one furthest from its target. A step
 * is taken only where the session still fits its minutes and no muscle passes its MRV.
 */
export function allocateSets(allocation: Allocation): void {
  for (const day of allocation.days) {
    for (const item of day.filter((candidate) => candidate.isMain)) {
      const step = { day, item, sets: MIN_SETS };
      if (isAllowed(step, allocation)) item.sets += step.sets;
    }
  }
  growSets(allocation, { mayOpen: true });
}

/** Adds sets until every muscle has its target or nothing more is allowed, in place. */
export function growSets(allocation: Allocation, { mayOpen }: { mayOpen: boolean }): void {
  const blocked = new Set<Muscle>();
  for (;;) {
    const muscle = neediest(allocation, blocked);
    if (muscle === undefined) return;
    const step = bestStep(muscle, allocation, mayOpen);
    if (step === undefined) blocked.add(muscle);
    else step.item.sets += step.sets;
  }
}

function neediest(allocation: Allocation, blocked: Set<Muscle>): Muscle | undefined {
  const tally = tallyOf(allocation.days);
  const open = (Object.keys(tally) as Muscle[]).filter((muscle) => !blocked.has(muscle));
  return (
    furthestBelow(open, tally, (muscle) =>
      Math.min(VOLUME_LANDMARKS[muscle].mev, allocation.targets[muscle]),
    ) ?? furthestBelow(open, tally, (muscle) => allocation.targets[muscle])
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

function bestStep(muscle: Muscle, allocation: Allocation, mayOpen: boolean): Step | undefined {
  const steps = allocation.days.flatMap((day) =>
    day
      .filter((item) => item.exercise.primaryMuscles.includes(muscle))
      .filter((item) => (item.sets === 0 ? mayOpen : item.sets < MAX_SETS))
      .map((item) => ({ day, item, sets: item.sets === 0 ? MIN_SETS : 1 })),
  );
  return steps
    .map((step) => ({ step, cost: costOf(step, muscle) }))
    .sort((a, b) => a.cost - b.cost)
    .find(({ step }) => isAllowed(step, allocation))?.step;
}

/** Spread a muscle over its days, and fill an exercise to three sets before opening another. */
function costOf(step: Step, muscle: Muscle): number {
  const preference = step.item.sets === 0 ? 2 : step.item.sets === 3 ? 3 : 0;
  return 0.5 * directSets(step.day, muscle) + preference;
}

function directSets(day: readonly SetTaker[], muscle: Muscle): number {
  return day
    .filter((item) => item.exercise.primaryMuscles.includes(muscle))
    .reduce((sum, item) => sum + item.sets, 0);
}

/** Whether the step fits the session's minutes, the session's share of a muscle, and every MRV. */
export function isAllowed(step: Step, { days, limitMinutes }: Allocation): boolean {
  const after = step.day.map((item) =>
    item === step.item ? { ...item, sets: item.sets + step.sets } : item,
  );
  if (sessionMinutes(after.filter((item) => item.sets > 0)) > limitMinutes) return false;
  const { primaryMuscles, secondaryMuscles } = step.item.exercise;
  if (primaryMuscles.some((muscle) => directSets(after, muscle) > MAX_SESSION_SETS)) return false;
  const tally = tallyOf(days);
  return [...primaryMuscles, ...secondaryMuscles].every(
    (muscle) =>
      tally[muscle] + step.sets * setShare(step.item.exercise, muscle) <=
      VOLUME_LANDMARKS[muscle].mrv,
  );
}
