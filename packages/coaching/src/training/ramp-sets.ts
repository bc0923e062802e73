import { MUSCLES, type Muscle, perMuscle } from '../exercises/muscles.ts';
import {
  type AllocatableExercise,
  type Allocation,
  directSetsOf,
  growSets,
  tallyOf,
} from './allocate-sets.ts';
import { sessionMinutes } from './session-time.ts';
import { addHardSets } from './weekly-sets.ts';

/**
 * A lighter week uses at least this share of every session's minutes (`science.md`, section 4:
 * 85%).
 */
export const MIN_TIME_SHARE = 0.86;
/** Minimum sets of an exercise in a lighter week. */
const MIN_SETS = 2;
/** Maximum sets a muscle gains from one week to the next (`science.md`, section 4). */
const MAX_WEEKLY_GAIN = 2;

export interface SetRamp {
  /** Sets a muscle may gain over the base week by the end of the block. */
  addedSets: number;
  /** Progress from the block's fewest sets (0) to its most (1). */
  rampShare: number;
}

type Limits = Required<Pick<Allocation, 'limitMinutes' | 'landmarks' | 'emphasis'>>;

/**
 * A block's weekly sets by progress: the base week grown as far as sessions allow, minus the sets
 * the block has yet to gain. All weeks follow the same order of steps, so sets never drop from one
 * week to the next.
 * @param days the base week; its sets are modified
 */
export function setRamp(
  days: readonly (readonly AllocatableExercise[])[],
  addedSets: SetRamp['addedSets'],
  limits: Limits,
): (rampShare: SetRamp['rampShare']) => number[][] {
  const floors = floorsOf(days, limits);
  if (addedSets > 0) growSets({ days, targets: grownTargets(days, addedSets), ...limits });
  const peakSets = days.map((day) => day.map(({ sets }) => sets));
  let steps: AllocatableExercise[] | undefined;
  return (rampShare) => {
    if (rampShare >= 1) return peakSets;
    steps ??= stepsDown(days, floors, addedSets > 0 ? MAX_WEEKLY_GAIN * addedSets : null);
    const back = steps.slice(0, Math.round(steps.length * rampShare));
    return days.map((day) =>
      day.map((item) => item.sets + back.filter((step) => step === item).length),
    );
  };
}

function grownTargets(days: Allocation['days'], addedSets: number): Record<Muscle, number> {
  const targets = tallyOf(days);
  for (const muscle of MUSCLES) targets[muscle] += targets[muscle] > 0 ? addedSets : 0;
  return targets;
}

interface Floors {
  minutes: number;
  /** Hard sets, indirect ones as 0.5. */
  tally: Record<Muscle, number>;
  direct: Record<Muscle, number>;
}

/**
 * Minimum sets in every week of the block: productive volume and priorities, as far as the base
 * week covers them.
 */
function floorsOf(days: Allocation['days'], limits: Limits): Floors {
  const { landmarks, emphasis, limitMinutes } = limits;
  const [tally, direct] = [tallyOf(days), directSetsOf(days)];
  for (const muscle of MUSCLES) {
    tally[muscle] = Math.min(tally[muscle], landmarks[muscle].mev);
    direct[muscle] = Math.min(direct[muscle], emphasis.minSets.get(muscle) ?? 0);
  }
  return { minutes: MIN_TIME_SHARE * limitMinutes, tally, direct };
}

/**
 * Removes sets, in place, one at a time from the muscle with the most to spare, down to the
 * floors.
 * @param maxPerMuscle maximum direct sets one muscle loses
 * @returns the exercises that lost a set, last first
 */
function stepsDown(
  days: Allocation['days'],
  floors: Floors,
  maxPerMuscle: number | null,
): AllocatableExercise[] {
  const [tally, direct, lost] = [tallyOf(days), directSetsOf(days), perMuscle(0)];
  const spareOf = ({ exercise }: AllocatableExercise) =>
    Math.min(...exercise.primaryMuscles.map((muscle) => tally[muscle] - floors.tally[muscle]));
  const mayLose = ({ exercise }: AllocatableExercise) =>
    exercise.primaryMuscles.every(
      (muscle) =>
        direct[muscle] - 1 >= floors.direct[muscle] &&
        (maxPerMuscle === null || lost[muscle] < maxPerMuscle),
    ) && exercise.secondaryMuscles.every((muscle) => tally[muscle] - 0.5 >= floors.tally[muscle]);
  const places = days.flatMap((day) =>
    day.filter(({ exercise }) => exercise.primaryMuscles.length > 0).map((item) => ({ day, item })),
  );
  const steps: AllocatableExercise[] = [];
  for (;;) {
    const next = places
      .filter(({ item }) => item.sets > MIN_SETS && mayLose(item))
      .map((place) => ({ ...place, spare: spareOf(place.item) }))
      .filter(({ spare }) => spare >= 1)
      .sort((a, b) => b.spare - a.spare || b.item.sets - a.item.sets)
      .find(({ day, item }) => minutesWithout(day, item) >= floors.minutes);
    if (next === undefined) return steps;
    const { item } = next;
    item.sets -= 1;
    addHardSets(tally, item.exercise, -1);
    for (const muscle of item.exercise.primaryMuscles) {
      direct[muscle] -= 1;
      lost[muscle] += 1;
    }
    steps.unshift(item);
  }
}

const minutesWithout = (day: readonly AllocatableExercise[], item: AllocatableExercise) =>
  sessionMinutes(day.map((one) => (one === item ? { ...one, sets: one.sets - 1 } : one)));
