import { MUSCLES, type Muscle, perMuscle } from '../exercises/muscles.ts';
import {
  type Allocation,
  directSetsOf,
  growSets,
  type SetTaker,
  tallyOf,
} from './allocate-sets.ts';
import { sessionMinutes } from './session-time.ts';
import { addHardSets } from './weekly-sets.ts';

/** A lighter week leaves every session at least this share of its minutes (`science.md`, section 4: 85 %). */
export const LEAST_TIME_SHARE = 0.86;
/** … and every exercise this many sets. */
const LEAST_SETS = 2;
/** A muscle gains at most this many sets from one week to the next (`science.md`, section 4). */
const MOST_RISE = 2;

export interface SetRamp {
  /** Sets a muscle may gain over the base week by the end of the block. */
  addedSets: number;
  /** The way from the fewest sets of the block (0) to its most (1). */
  rampShare: number;
}

type Limits = Required<Pick<Allocation, 'limitMinutes' | 'landmarks' | 'emphasis'>>;

/**
 * A block's weekly sets by progress: the base week grown as far as sessions allow, then reduced by what the block still
 * has to gain. Weeks follow one order of steps, so none has fewer sets than the previous.
 * @param days the base week, whose sets change
 */
export function setRamp(
  days: readonly (readonly SetTaker[])[],
  addedSets: SetRamp['addedSets'],
  limits: Limits,
): (rampShare: SetRamp['rampShare']) => number[][] {
  const floors = floorsOf(days, limits);
  if (addedSets > 0) growSets({ days, targets: grownTargets(days, addedSets), ...limits });
  const most = days.map((day) => day.map(({ sets }) => sets));
  let steps: SetTaker[] | undefined;
  return (rampShare) => {
    if (rampShare >= 1) return most;
    steps ??= stepsDown(days, floors, addedSets > 0 ? MOST_RISE * addedSets : null);
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

/** What no week of the block goes below: productive volume, and what comes first, as far as the base week has it. */
function floorsOf(days: Allocation['days'], limits: Limits): Floors {
  const { landmarks, emphasis, limitMinutes } = limits;
  const [tally, direct] = [tallyOf(days), directSetsOf(days)];
  for (const muscle of MUSCLES) {
    tally[muscle] = Math.min(tally[muscle], landmarks[muscle].mev);
    direct[muscle] = Math.min(direct[muscle], emphasis.least.get(muscle) ?? 0);
  }
  return { minutes: LEAST_TIME_SHARE * limitMinutes, tally, direct };
}

/**
 * Removes sets, in place, one at a time from the muscle with the most to spare, down to the floors.
 * @param mostPerMuscle the most direct sets one muscle loses
 * @returns the exercises that lost a set, last first
 */
function stepsDown(
  days: Allocation['days'],
  floors: Floors,
  mostPerMuscle: number | null,
): SetTaker[] {
  const [tally, direct, lost] = [tallyOf(days), directSetsOf(days), perMuscle(0)];
  const spareOf = ({ exercise }: SetTaker) =>
    Math.min(...exercise.primaryMuscles.map((muscle) => tally[muscle] - floors.tally[muscle]));
  const mayLose = ({ exercise }: SetTaker) =>
    exercise.primaryMuscles.every(
      (muscle) =>
        direct[muscle] - 1 >= floors.direct[muscle] &&
        (mostPerMuscle === null || lost[muscle] < mostPerMuscle),
    ) && exercise.secondaryMuscles.every((muscle) => tally[muscle] - 0.5 >= floors.tally[muscle]);
  const places = days.flatMap((day) =>
    day.filter(({ exercise }) => exercise.primaryMuscles.length > 0).map((item) => ({ day, item })),
  );
  const steps: SetTaker[] = [];
  for (;;) {
    const next = places
      .filter(({ item }) => item.sets > LEAST_SETS && mayLose(item))
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

const minutesWithout = (day: readonly SetTaker[], item: SetTaker) =>
  sessionMinutes(day.map((one) => (one === item ? { ...one, sets: one.sets - 1 } : one)));
