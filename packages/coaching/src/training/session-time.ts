import type { Exercise } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';

/**
 * Seconds of a session apart from its sets (`science.md`, section 4). The general warm-up is our
 * own estimate.
 */
const WARM_UP = 300;
const SET_UP = 90;
/** A ramp-up set with its short rest. [our choice] */
const RAMP_UP_SET = 60;
const HEAVY_RAMP_UP_SETS = 3;
const RAMP_UP_SETS = 2;
const SECONDS_PER_REP = 4;
const CLUSTER_EXTRA = 60;
/** Switching between the exercises of a superset. [our choice] */
const CHANGEOVER = 15;

/** Inputs for an exercise's time estimate. */
export interface TimedExercise {
  exercise: Pick<Exercise, 'heavy' | 'exerciseType' | 'unilateral' | 'timed'> & {
    primaryMuscles?: readonly Muscle[];
  };
  sets: number;
  reps: string;
  restSeconds: number;
  /** A drop set or rest-pause cluster on the last set. */
  hasCluster: boolean;
  /** The same text for both exercises of a superset. */
  pair?: string | undefined;
}

/** The middle of '8-12', or 10 for '10'; undefined for text such as 'To failure'. */
function middleOf(reps: string): number | undefined {
  const numbers = reps.match(/\d+/g)?.map(Number) ?? [];
  const [low, high = low] = numbers;
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** A set without a rep number, such as 'To failure', is assumed to take as long as ten reps. */
const UNKNOWN_REPS = 10;

/** Seconds under load of one set, counting both sides of unilateral exercises. */
export function setSeconds(timed: Pick<TimedExercise, 'exercise' | 'reps'>): number {
  const middle = middleOf(timed.reps) ?? UNKNOWN_REPS;
  const oneSide = timed.exercise.timed ? middle : middle * SECONDS_PER_REP;
  return timed.exercise.unilateral ? 2 * oneSide : oneSide;
}

/**
 * Ramp-up sets per exercise. Only the first compound per muscle gets them, and a heavy one gets an
 * extra set.
 */
function rampUpSets(exercises: readonly Pick<TimedExercise, 'exercise'>[]): number[] {
  const warm = new Set<Muscle>();
  return exercises.map(({ exercise: { exerciseType, heavy, primaryMuscles = [] } }) => {
    if (exerciseType !== 'compound') return 0;
    const isFirst =
      primaryMuscles.length === 0 || primaryMuscles.some((muscle) => !warm.has(muscle));
    for (const muscle of primaryMuscles) warm.add(muscle);
    if (!isFirst) return 0;
    return heavy ? HEAVY_RAMP_UP_SETS : RAMP_UP_SETS;
  });
}

/** Seconds of an exercise without rests: setup, ramp-up and sets. */
function workSeconds(timed: TimedExercise, rampUp: number): number {
  return (
    SET_UP +
    rampUp * RAMP_UP_SET +
    timed.sets * setSeconds(timed) +
    (timed.hasCluster ? CLUSTER_EXTRA : 0)
  );
}

/**
 * Seconds of rest between an exercise's sets, or between a superset's rounds, counted at its
 * second exercise.
 */
function restSeconds(timed: TimedExercise, partner: TimedExercise | undefined, isSecond: boolean) {
  if (!partner) return (timed.sets - 1) * timed.restSeconds;
  if (!isSecond) return 0;
  const rounds = Math.max(timed.sets, partner.sets);
  return Math.min(timed.sets, partner.sets) * CHANGEOVER + (rounds - 1) * timed.restSeconds;
}

function partnerIndexOf(exercises: readonly TimedExercise[], index: number): number {
  const pair = exercises[index]?.pair;
  if (pair === undefined) return -1;
  return exercises.findIndex((other, otherIndex) => otherIndex !== index && other.pair === pair);
}

/** Whole minutes of a session, rounded up, including the general warm-up. */
export function sessionMinutes(exercises: readonly TimedExercise[]): number {
  const done = exercises.filter(({ sets }) => sets > 0);
  const rampUps = rampUpSets(done);
  let seconds = WARM_UP;
  done.forEach((timed, index) => {
    const partnerIndex = partnerIndexOf(done, index);
    const partner = done[partnerIndex];
    seconds += workSeconds(timed, rampUps[index] ?? 0);
    seconds += restSeconds(timed, partner, partnerIndex < index);
  });
  return Math.ceil(seconds / 60);
}
