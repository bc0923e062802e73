import type { Exercise } from '../exercises/exercise.ts';
import { MUSCLES, type Muscle, perMuscle } from '../exercises/muscles.ts';
import type { Emphasis } from './emphasis.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { sessionMinutes, type TimedExercise } from './session-time.ts';
import { addHardSets, setShare } from './weekly-sets.ts';

/** An exercise that sets are shared out to; 0 sets: not in the workout yet. */
export interface SetTaker extends TimedExercise {
  exercise: TimedExercise['exercise'] & Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'>;
  isMain: boolean;
  /** Only used if the others don’t fill the session. */
  isFiller?: boolean;
}

/** No exercise gets more sets than this in a session … */
export const MAX_SETS = 4;
/** … and none fewer when it is opened; a main lift that the session has time for gets three. */
const MIN_SETS = 2;
const MAIN_SETS = 3;
/** A session is worth its way with this many exercises, even where the week asks for less. */
export const MIN_EXERCISES = 4;
/** Direct sets of one muscle in one session; beyond, sets add fatigue rather than growth. [our choice] */
export const MAX_SESSION_SETS = 10;

export interface Allocation {
  days: readonly (readonly SetTaker[])[];
  limitMinutes: number;
  targets: Readonly<Record<Muscle, number>>;
  landmarks: MuscleLandmarks;
  /** What comes first, in direct sets; nothing does where it is left out. */
  emphasis?: Pick<Emphasis, 'least' | 'most'>;
  /** Sessions are filled up to so many minutes with what still grows. */
  leastMinutes?: number;
  /** Where pain or a condition leaves little, what is left is not trained to its limit to fill the time. */
  isRestricted?: boolean;
}

/** An allocation in progress with its weekly tallies. */
interface Sharing extends Required<Allocation> {
  /** Hard sets, indirect ones as 0.5. */
  tally: Record<Muscle, number>;
  direct: Record<Muscle, number>;
}

/** A possible step: more sets for one exercise. */
interface Step {
  day: readonly SetTaker[];
  item: SetTaker;
  sets: number;
}

/** Current weekly hard sets of the days. */
export function tallyOf(days: readonly (readonly SetTaker[])[]): Record<Muscle, number> {
  const tally = perMuscle(0);
  for (const item of days.flat()) addHardSets(tally, item.exercise, item.sets);
  return tally;
}

const NO_EMPHASIS = { least: new Map<Muscle, number>(), most: new Map<Muscle, number>() };

/** Current weekly direct sets of the days. */
export function directSetsOf(days: readonly (readonly SetTaker[])[]): Record<Muscle, number> {
  const direct = perMuscle(0);
  for (const item of days.flat()) addDirect(direct, item, item.sets);
  return direct;
}

function startSharing(allocation: Allocation): Sharing {
  const { days } = allocation;
  const defaults = { emphasis: NO_EMPHASIS, leastMinutes: 0, isRestricted: false };
  return { ...defaults, ...allocation, tally: tallyOf(days), direct: directSetsOf(days) };
}

function addDirect(direct: Record<Muscle, number>, { exercise }: SetTaker, sets: number): void {
  for (const muscle of exercise.primaryMuscles) direct[muscle] += sets;
}

/**
 * Allocates sets, in place: first to each day's opening exercises, then set by set to the muscle furthest from its
 * minimum direct sets, then from its minimum volume, then from its target. Days with time left get more of what grows.
 * A step happens only if the session fits its minutes and no muscle exceeds its MRV.
 */
export function allocateSets(allocation: Allocation): void {
  const sharing = startSharing(allocation);
  for (const day of sharing.days) {
    const mainCount = day.filter((item) => item.isMain).length;
    openFirst(day, Math.max(mainCount, MIN_EXERCISES), sharing);
  }
  shareOut(sharing, true);
  fillDays(sharing);
}

/** Whether a muscle of the days' exercises still lacks the sets that come first, or those from which volume is productive. */
export function lacksSets(allocation: Allocation): boolean {
  const { days, tally, direct, targets, landmarks, emphasis } = startSharing(allocation);
  const trained = new Set(days.flat().flatMap(({ exercise }) => exercise.primaryMuscles));
  return [...trained].some(
    (muscle) =>
      direct[muscle] < (emphasis.least.get(muscle) ?? 0) ||
      tally[muscle] < Math.min(landmarks[muscle].mev, targets[muscle]),
  );
}

/** Adds sets to the exercises already open, until every muscle has its target or no more is allowed. */
export function growSets(allocation: Allocation): void {
  shareOut(startSharing(allocation), false);
}

/** Opens a day's first exercises up to that count: main lifts, then priority muscles, then others. */
function openFirst(day: readonly SetTaker[], count: number, sharing: Sharing): void {
  const { direct, emphasis } = sharing;
  const isWanted = ({ exercise }: SetTaker) =>
    exercise.primaryMuscles.some((one) => direct[one] < (emphasis.least.get(one) ?? 0));
  const rank = (item: SetTaker) => {
    if (item.isMain) return 0;
    if (item.isFiller) return 3;
    return isWanted(item) ? 1 : 2;
  };
  const order = [...day].sort((a, b) => rank(a) - rank(b));
  const isOpened = (muscle: Muscle | undefined) =>
    day.some(({ sets, exercise }) => sets > 0 && exercise.primaryMuscles[0] === muscle);
  // First one exercise of each muscle, then more of the same.
  for (const mayRepeat of [false, true]) {
    for (const item of order) {
      if (day.filter(({ sets }) => sets > 0).length >= count) return;
      if (item.sets > 0 || (!mayRepeat && isOpened(item.exercise.primaryMuscles[0]))) continue;
      const step = { day, item, sets: item.isMain || isWanted(item) ? MAIN_SETS : MIN_SETS };
      if (isAllowed(step, sharing)) take(step, sharing);
    }
  }
}

function take({ item, sets }: Step, { tally, direct }: Sharing): void {
  item.sets += sets;
  addHardSets(tally, item.exercise, sets);
  addDirect(direct, item, sets);
}

function shareOut(sharing: Sharing, mayOpen: boolean): void {
  const open = new Set<Muscle>(MUSCLES);
  for (;;) {
    const muscle = neediest(sharing, [...open]);
    if (muscle === undefined) return;
    const step = bestStep(muscle, sharing, { mayOpen, mayFill: false, days: sharing.days });
    // Steps only ever use up room, so a muscle without one now will have none later.
    if (step === undefined) open.delete(muscle);
    else take(step, sharing);
  }
}

/** Fills the days that still have time, the emptiest first, evenly up to the most productive volume. */
function fillDays(sharing: Sharing): void {
  const landmarks = sharing.isRestricted ? (['middle'] as const) : (['mavHigh', 'mrv'] as const);
  for (const landmark of landmarks) {
    const open = new Map(sharing.days.map((day) => [day, new Set<Muscle>(MUSCLES)]));
    for (;;) {
      const day = emptiest([...open.keys()], sharing);
      if (day === undefined) break;
      const muscles = open.get(day) ?? new Set();
      const goalOf = (one: Muscle) => fillGoal(one, landmark, sharing);
      const muscle = furthestBelow([...muscles], sharing.tally, goalOf);
      const search = { mayOpen: true, mayFill: true, days: [day] };
      const step = muscle && bestStep(muscle, sharing, search);
      if (step) take(step, sharing);
      else if (muscle) muscles.delete(muscle);
      else open.delete(day);
    }
  }
}

function emptiest(
  days: readonly (readonly SetTaker[])[],
  { leastMinutes }: Sharing,
): readonly SetTaker[] | undefined {
  const timed = days.map((day) => ({ day, minutes: sessionMinutes(day) }));
  const short = timed.filter(({ minutes }) => minutes < leastMinutes);
  return short.sort((a, b) => a.minutes - b.minutes)[0]?.day;
}

/** Small muscles trained along with others get no leftover time. [our choice] */
const LITTLE_MORE: Partial<Record<Muscle, number>> = {
  abs: 9,
  traps: 6,
  calves: 12,
  front_delts: 8,
};

function fillGoal(
  muscle: Muscle,
  landmark: 'middle' | 'mavHigh' | 'mrv',
  { landmarks, emphasis }: Sharing,
): number {
  const marks = landmarks[muscle];
  const usual = landmark === 'middle' ? (marks.mavLow + marks.mavHigh) / 2 : marks[landmark];
  if (emphasis.least.has(muscle)) return emphasis.most.get(muscle) ?? usual;
  const little = LITTLE_MORE[muscle] ?? Number.POSITIVE_INFINITY;
  return Math.min(landmark === 'mrv' ? 1.5 * little : little, usual);
}

function neediest(
  { tally, direct, targets, landmarks, emphasis }: Sharing,
  open: readonly Muscle[],
): Muscle | undefined {
  return (
    furthestBelow(open, direct, (muscle) => emphasis.least.get(muscle) ?? 0) ??
    furthestBelow(open, tally, (muscle) => Math.min(landmarks[muscle].mev, targets[muscle])) ??
    furthestBelow(open, direct, (muscle) => aimOf(muscle, emphasis)) ??
    furthestBelow(open, tally, (muscle) => targets[muscle])
  );
}

/** What comes first aims at the middle of its range, in direct sets. */
function aimOf(muscle: Muscle, { least, most }: Sharing['emphasis']): number {
  const low = least.get(muscle) ?? 0;
  return low === 0 ? 0 : (low + Math.max(low, most.get(muscle) ?? low)) / 2;
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

interface Search {
  mayOpen: boolean;
  mayFill: boolean;
  days: Allocation['days'];
}

function bestStep(
  muscle: Muscle,
  sharing: Sharing,
  { mayOpen, mayFill, days }: Search,
): Step | undefined {
  const steps = days.flatMap((day) =>
    day
      .filter((item) => item.exercise.primaryMuscles.includes(muscle))
      .filter((item) => (item.sets === 0 ? mayOpen : item.sets < MAX_SETS))
      .filter((item) => mayFill || !item.isFiller || item.sets > 0)
      .map((item) => ({ day, item, sets: item.sets === 0 ? MIN_SETS : 1 })),
  );
  return steps
    .map((step) => ({ step, cost: costOf(step, muscle) }))
    .sort((a, b) => a.cost - b.cost)
    .find(({ step }) => isAllowed(step, sharing))?.step;
}

/**
 * Spreads a muscle over its days and the work over the week, and fills an exercise to three sets before opening
 * another.
 */
function costOf(step: Step, muscle: Muscle): number {
  const opening = step.item.isFiller ? 6 : 2;
  const preference = step.item.sets === 0 ? opening : step.item.sets === 3 ? 3 : 0;
  const load = step.day.reduce((sum, item) => sum + item.sets, 0);
  return 0.5 * directSets(step.day, muscle) + 0.1 * load + preference;
}

function directSets(day: readonly SetTaker[], muscle: Muscle): number {
  return day
    .filter((item) => item.exercise.primaryMuscles.includes(muscle))
    .reduce((sum, item) => sum + item.sets, 0);
}

/** Whether the step fits the session's minutes, the session's and the week's share of a muscle, and every MRV. */
function isAllowed(
  step: Step,
  { tally, direct, limitMinutes, landmarks, emphasis }: Sharing,
): boolean {
  const { primaryMuscles, secondaryMuscles } = step.item.exercise;
  const isHeld = primaryMuscles.some(
    (muscle) =>
      direct[muscle] + step.sets > (emphasis.most.get(muscle) ?? Number.POSITIVE_INFINITY),
  );
  if (isHeld) return false;
  const after = step.day.map((item) =>
    item === step.item ? { ...item, sets: item.sets + step.sets } : item,
  );
  if (sessionMinutes(after) > limitMinutes) return false;
  if (primaryMuscles.some((muscle) => directSets(after, muscle) > MAX_SESSION_SETS)) return false;
  return [...primaryMuscles, ...secondaryMuscles].every(
    (muscle) =>
      tally[muscle] + step.sets * setShare(step.item.exercise, muscle) <= landmarks[muscle].mrv,
  );
}
