import type { Exercise } from '../exercises/exercise.ts';

/** Seconds that a session takes beside its sets. Our own estimates. */
const WARM_UP = 300;
const CHANGEOVER = 60;
const RAMP_UP = { heavy: 150, compound: 30, isolation: 0 } as const;
const SECONDS_PER_REP = 4;
const CLUSTER_EXTRA = 60;

/** What the time of an exercise follows from. */
export interface TimedExercise {
  exercise: Pick<Exercise, 'heavy' | 'exerciseType' | 'unilateral' | 'timed'>;
  sets: number;
  reps: string;
  restSeconds: number;
  /** A drop set or rest-pause cluster on the last set. */
  hasCluster: boolean;
}

/** The middle of '8-12', or 10 of '10'; undefined for text such as 'To failure'. */
function middleOf(reps: string): number | undefined {
  const numbers = reps.match(/\d+/g)?.map(Number) ?? [];
  const [low, high = low] = numbers;
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** A set 'to failure' is taken to last as long as ten repetitions. */
const UNKNOWN_REPS = 10;

/** Seconds under load of one set, both sides where it has two. */
export function setSeconds(timed: Pick<TimedExercise, 'exercise' | 'reps'>): number {
  const middle = middleOf(timed.reps) ?? UNKNOWN_REPS;
  const oneSide = timed.exercise.timed ? middle : middle * SECONDS_PER_REP;
  return timed.exercise.unilateral ? 2 * oneSide : oneSide;
}

/** Seconds of an exercise: changing over, ramping up, sets and the rests between them. */
function exerciseSeconds(timed: TimedExercise): number {
  if (timed.sets === 0) return 0;
  const { heavy, exerciseType } = timed.exercise;
  const kind = heavy ? 'heavy' : exerciseType === 'compound' ? 'compound' : 'isolation';
  return (
    CHANGEOVER +
    RAMP_UP[kind] +
    timed.sets * setSeconds(timed) +
    (timed.sets - 1) * timed.restSeconds +
    (timed.hasCluster ? CLUSTER_EXTRA : 0)
  );
}

/** Whole minutes of a session, the general warm-up included, rounded up. */
export function sessionMinutes(exercises: readonly TimedExercise[]): number {
  const seconds = exercises.reduce((sum, timed) => sum + exerciseSeconds(timed), WARM_UP);
  return Math.ceil(seconds / 60);
}
