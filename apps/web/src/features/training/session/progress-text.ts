import { counted, trainedSeconds } from '@posedown/coaching';
import type { SessionExercise, WorkoutSession } from '@posedown/contract';
import { serverTime } from '../../../lib/clock/server-time.ts';
import type { OpOutcome } from './workout-op.ts';

/** Whether an exercise has no open sets. */
export function isDone({ skipped, sets, target }: SessionExercise): boolean {
  return skipped || sets.length >= (target?.sets ?? 1);
}

/** The exercise to resume with after a reload: the first unfinished one, else the last. */
export function firstUnfinished(exercises: readonly SessionExercise[]): number {
  const index = exercises.findIndex((exercise) => !isDone(exercise));
  return index < 0 ? Math.max(0, exercises.length - 1) : index;
}

/** The next unfinished exercise after an index, else the first one before it. */
export function nextUnfinished(
  exercises: readonly SessionExercise[],
  index: number,
): number | undefined {
  const after = exercises.findIndex((exercise, other) => other > index && !isDone(exercise));
  if (after >= 0) return after;
  const before = exercises.findIndex((exercise, other) => other < index && !isDone(exercise));
  return before >= 0 ? before : undefined;
}

/** The workout's duration so far in seconds, by the server's clock. */
export function secondsOf(
  { startedAt, exerciseData }: Pick<WorkoutSession, 'startedAt' | 'exerciseData'>,
  nowMs = serverTime(),
): number {
  const sets = exerciseData.flatMap((exercise) => exercise.sets.map(({ at }) => Date.parse(at)));
  return trainedSeconds(Date.parse(startedAt), sets, nowMs);
}

/** The same in whole minutes, at least 1. */
export function minutesOf(
  session: Pick<WorkoutSession, 'startedAt' | 'exerciseData'>,
  nowMs = serverTime(),
): number {
  return Math.max(1, Math.round(secondsOf(session, nowMs) / 60));
}

const WHERE: Record<Exclude<OpOutcome, 'refused'>, string> = {
  sent: 'Your progress is saved.',
  waiting: 'It’s saved on this device and will sync when you’re online.',
  partly: 'Some of it couldn’t be saved.',
};

/** The message for a finished workout. */
export function finishedText(minutes: number, outcome: keyof typeof WHERE): string {
  return `${counted(minutes, 'minute')}. ${WHERE[outcome]}`;
}
