import type { Exercise } from '../exercises/exercise.ts';
import { MUSCLES, type Muscle, perMuscle } from '../exercises/muscles.ts';
import type { Emphasis } from './emphasis.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { sessionMinutes, type TimedExercise } from './session-time.ts';
import { addHardSets, setShare } from './weekly-sets.ts';

/** An exercise that can receive sets; 0 sets means it isn't in the workout yet. */
export interface AllocatableExercise extends TimedExercise {
  exercise: TimedExercise['exercise'] & Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'>;
  isMain: boolean;
  /** Used only if the other exercises don't fill the session. */
  isFiller?: boolean;
}

/** Maximum sets per exercise in a session. */
export const MAX_SETS = 4;
/** Minimum sets when an exercise is added. A main lift gets three if time allows. */
const MIN_SETS = 2;
const MAIN_SETS = 3;
/** A session should have at least this many exercises, even if the week needs fewer. */
export const MIN_EXERCISES = 4;
/** Maximum direct sets per muscle in a session. More adds fatigue rather than growth. [our choice] */
export const MAX_SESSION_SETS = 10;

export interface Allocation {
  days: readonly (readonly AllocatableExercise[])[];
  limitMinutes: number;
  targets: Readonly<Record<Muscle, number>>;
  landmarks: MuscleLandmarks;
  /** Priorities in direct sets; omitted if there are none. */
  emphasis?: Pick<Emphasis, 'minSets' | 'maxSets'>;
  /** Sessions shorter than this are filled with sets that are still productive. */
  minMinutes?: number;
  /** If pain or a condition rules out most exercises, the remaining ones aren't maxed out to fill the time. */
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
  day: readonly AllocatableExercise[];
  item: AllocatableExercise;
  sets: number;
}

/** Current weekly hard sets of the days. */
export function tallyOf(days: readonly (readonly AllocatableExercise[])[]): Record<Muscle, number> {
  const tally = perMuscle(0);
  for (const item of days.flat()) addHardSets(tally, item.exercise, item.sets);
  return tally;
}

const NO_EMPHASIS = { minSets: new Map<Muscle, number>(), maxSets: new Map<Muscle, number>() };

/** Current weekly direct sets of the days. */
export function directSetsOf(
  days: readonly (readonly AllocatableExercise[])[],
): Record<Muscle, number> {
  const direct = perMuscle(0);
  for (const item of days.flat()) addDirect(direct, item, item.sets);
  return direct;
}

function startSharing(allocation: Allocation): Sharing {
  const { days } = allocation;
  const defaults = { emphasis: NO_EMPHASIS, minMinutes: 0, isRestricted: false };
  return { ...defaults, ...allocation, tally: tallyOf(days), direct: directSetsOf(days) };
}

function addDirect(
  direct: Record<Muscle, number>,
  { exercise }: AllocatableExercise,
  sets: number,
): void {
  for (const muscle of exercise.primaryMuscles) direct[muscle] += sets;
}

/**
 * Allocates sets, in place: first to each day's opening exercises, then set by set to the muscle furthest from its
 * minimum direct sets, then from its minimum volume, then from its target. Leftover time goes to sets that are still
 * productive. Every step must fit the session's minutes and each muscle's MRV.
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

/** Whether any trained muscle is below its priority sets or its minimum volume. */
export function lacksSets(allocation: Allocation): boolean {
  const { days, tally, direct, targets, landmarks, emphasis } = startSharing(allocation);
  const trained = new Set(days.flat().flatMap(({ exercise }) => exercise.primaryMuscles));
  return [...trained].some(
    (muscle) =>
      direct[muscle] < (emphasis.minSets.get(muscle) ?? 0) ||
      tally[muscle] < Math.min(landmarks[muscle].mev, targets[muscle]),
  );
}

/** Adds sets to exercises already in the workout until every muscle reaches its target or a limit is hit. */
export function growSets(allocation: Allocation): void {
  shareOut(startSharing(allocation), false);
}

/** Adds a day's first `count` exercises: main lifts, then priority muscles, then others. */
function openFirst(day: readonly AllocatableExercise[], count: number, sharing: Sharing): void {
  const { direct, emphasis } = sharing;
  const isPriority = ({ exercise }: AllocatableExercise) =>
    exercise.primaryMuscles.some((one) => direct[one] < (emphasis.minSets.get(one) ?? 0));
  const rank = (item: AllocatableExercise) => {
    if (item.isMain) return 0;
    if (item.isFiller) return 3;
    return isPriority(item) ? 1 : 2;
  };
  const order = [...day].sort((a, b) => rank(a) - rank(b));
  const isOpened = (muscle: Muscle | undefined) =>
    day.some(({ sets, exercise }) => sets > 0 && exercise.primaryMuscles[0] === muscle);
  // First pass: one exercise per muscle. Second pass: repeats allowed.
  for (const mayRepeat of [false, true]) {
    for (const item of order) {
      if (day.filter(({ sets }) => sets > 0).length >= count) return;
      if (item.sets > 0 || (!mayRepeat && isOpened(item.exercise.primaryMuscles[0]))) continue;
      const step = { day, item, sets: item.isMain || isPriority(item) ? MAIN_SETS : MIN_SETS };
      if (isAllowed(step, sharing)) applyStep(step, sharing);
    }
  }
}

function applyStep({ item, sets }: Step, { tally, direct }: Sharing): void {
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
    // Sets are only ever added, so a muscle without a step now won't get one later.
    if (step === undefined) open.delete(muscle);
    else applyStep(step, sharing);
  }
}

/** Fills days that still have time, emptiest first, up to the most productive volume. */
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
      if (step) applyStep(step, sharing);
      else if (muscle) muscles.delete(muscle);
      else open.delete(day);
    }
  }
}

function emptiest(
  days: readonly (readonly AllocatableExercise[])[],
  { minMinutes }: Sharing,
): readonly AllocatableExercise[] | undefined {
  const timed = days.map((day) => ({ day, minutes: sessionMinutes(day) }));
  const short = timed.filter(({ minutes }) => minutes < minMinutes);
  return short.sort((a, b) => a.minutes - b.minutes)[0]?.day;
}

/** Small muscles that are also trained indirectly get no leftover time. [our choice] */
const SIDE_MUSCLE_CAPS: Partial<Record<Muscle, number>> = {
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
  if (emphasis.minSets.has(muscle)) return emphasis.maxSets.get(muscle) ?? usual;
  const little = SIDE_MUSCLE_CAPS[muscle] ?? Number.POSITIVE_INFINITY;
  return Math.min(landmark === 'mrv' ? 1.5 * little : little, usual);
}

function neediest(
  { tally, direct, targets, landmarks, emphasis }: Sharing,
  open: readonly Muscle[],
): Muscle | undefined {
  return (
    furthestBelow(open, direct, (muscle) => emphasis.minSets.get(muscle) ?? 0) ??
    furthestBelow(open, tally, (muscle) => Math.min(landmarks[muscle].mev, targets[muscle])) ??
    furthestBelow(open, direct, (muscle) => aimOf(muscle, emphasis)) ??
    furthestBelow(open, tally, (muscle) => targets[muscle])
  );
}

/** Priority muscles aim at the middle of their range, in direct sets. */
function aimOf(muscle: Muscle, { minSets, maxSets }: Sharing['emphasis']): number {
  const low = minSets.get(muscle) ?? 0;
  return low === 0 ? 0 : (low + Math.max(low, maxSets.get(muscle) ?? low)) / 2;
}

function furthestBelow(
  muscles: readonly Muscle[],
  tally: Readonly<Record<Muscle, number>>,
  goalOf: (muscle: Muscle) => number,
): Muscle | undefined {
  let [found, lowestShare] = [undefined as Muscle | undefined, 1];
  for (const muscle of muscles) {
    const share = goalOf(muscle) === 0 ? 1 : tally[muscle] / goalOf(muscle);
    if (share < lowestShare) [found, lowestShare] = [muscle, share];
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
 * Favors spreading a muscle over its days and work over the week, and completing three sets before adding another
 * exercise.
 */
function costOf(step: Step, muscle: Muscle): number {
  const opening = step.item.isFiller ? 6 : 2;
  const preference = step.item.sets === 0 ? opening : step.item.sets === 3 ? 3 : 0;
  const load = step.day.reduce((sum, item) => sum + item.sets, 0);
  return 0.5 * directSets(step.day, muscle) + 0.1 * load + preference;
}

function directSets(day: readonly AllocatableExercise[], muscle: Muscle): number {
  return day
    .filter((item) => item.exercise.primaryMuscles.includes(muscle))
    .reduce((sum, item) => sum + item.sets, 0);
}

/** Whether the step fits the session's minutes, the per-session and weekly limits of each muscle, and every MRV. */
function isAllowed(
  step: Step,
  { tally, direct, limitMinutes, landmarks, emphasis }: Sharing,
): boolean {
  const { primaryMuscles, secondaryMuscles } = step.item.exercise;
  const exceedsCap = primaryMuscles.some(
    (muscle) =>
      direct[muscle] + step.sets > (emphasis.maxSets.get(muscle) ?? Number.POSITIVE_INFINITY),
  );
  if (exceedsCap) return false;
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
