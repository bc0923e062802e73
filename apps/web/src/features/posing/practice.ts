import {
  AUTO_ADVANCE_SECONDS,
  type FigurePose,
  POSING_ROUTINES,
  type PosingRoutine,
  type PracticePose,
  posesOf,
} from '@posedown/coaching';
import {
  elapsedMs,
  isRunning,
  pause,
  RESET,
  readStopwatch,
  remainingMs,
  resume,
  type Stopwatch,
  steady,
} from '../../lib/clock/stopwatch.ts';

/**
 * A posing session in progress, as stored across reloads. Everything is computed from timestamps:
 * `settle` brings it up to date, even after a long time without ticks.
 */
export interface Practice {
  routine: PosingRoutine;
  /** Determines the day of the session. */
  startedAtMs: number;
  /** The index of the current pose. */
  index: number;
  /** By index: whether the pose is completed. */
  completed: readonly boolean[];
  /** By index: how long the pose was held before it was last left or reset. */
  heldMs: readonly number[];
  /** Runs for a second longer than the pose, before the next one starts. */
  watch: Stopwatch;
  /** Ended by the last pose or by the athlete. */
  isOver: boolean;
  requestKey: string;
}

export type PracticeState = 'running' | 'paused' | 'advancing' | 'over';

const MS = 1000;

/** Starts a routine at its first pose, with the timer running. */
export function startPractice(routine: PosingRoutine, requestKey: string, nowMs: number): Practice {
  const poses = posesOf(routine);
  return {
    routine,
    startedAtMs: nowMs,
    index: 0,
    completed: poses.map(() => false),
    heldMs: poses.map(() => 0),
    watch: resume(RESET, nowMs),
    isOver: false,
    requestKey,
  };
}

export function currentPose({ routine, index }: Practice): PracticePose {
  const pose = posesOf(routine)[index];
  if (!pose) throw new Error(`${routine} has no pose ${index}`);
  return pose;
}

const poseMs = (practice: Practice) => currentPose(practice).seconds * MS;
export const isFirst = ({ index }: Practice) => index === 0;
export const isLast = ({ routine, index }: Practice) => index === posesOf(routine).length - 1;

/** The time left in the current pose. */
export function poseMsLeft(practice: Practice, nowMs: number): number {
  return remainingMs(practice.watch, poseMs(practice), nowMs);
}

export function practiceState(practice: Practice, nowMs: number): PracticeState {
  if (practice.isOver) return 'over';
  if (!isRunning(practice.watch)) return 'paused';
  return poseMsLeft(practice, nowMs) === 0 ? 'advancing' : 'running';
}

const withItem = <Item>(items: readonly Item[], index: number, item: Item) =>
  items.map((old, at) => (at === index ? item : old));

/** Leaves the current pose: adds its held time, and completes it if its time is up. */
function leavePose(practice: Practice, nowMs: number): Practice {
  const { heldMs, completed, index, watch } = practice;
  const heldNow = Math.min(poseMs(practice), elapsedMs(watch, nowMs));
  const isDone = completed[index] || poseMsLeft(practice, nowMs) === 0;
  return {
    ...practice,
    heldMs: withItem(heldMs, index, (heldMs[index] ?? 0) + heldNow),
    completed: withItem(completed, index, isDone),
    watch: RESET,
  };
}

/**
 * Brings the session up to date. A pose whose time is up is completed, and the next one starts a
 * second later. After the last pose the session is over.
 */
export function settle(practice: Practice, nowMs: number): Practice {
  let settled = practice;
  while (isRunning(settled.watch) && poseMsLeft(settled, nowMs) === 0) {
    const { sinceMs, ranMs } = settled.watch;
    const overAtMs = (sinceMs ?? nowMs) - ranMs + poseMs(settled);
    if (isLast(settled)) return endPractice(settled, overAtMs);
    const nextAtMs = overAtMs + AUTO_ADVANCE_SECONDS * MS;
    if (nowMs < nextAtMs) break;
    settled = {
      ...leavePose(settled, overAtMs),
      index: settled.index + 1,
      watch: resume(RESET, nextAtMs),
    };
  }
  return settled;
}

/** Starts or stops the timer. */
export function togglePlay(practice: Practice, nowMs: number): Practice {
  if (practice.isOver) return practice;
  const { watch } = practice;
  return { ...practice, watch: isRunning(watch) ? pause(watch, nowMs) : resume(watch, nowMs) };
}

/** Completes the current pose and loads the next one, paused; does nothing on the last. */
export function nextPose(practice: Practice, nowMs: number): Practice {
  if (isLast(practice)) return practice;
  const next = leavePose(practice, nowMs);
  const completed = withItem(next.completed, practice.index, true);
  return { ...next, completed, index: practice.index + 1 };
}

/** Loads the previous pose, paused; does nothing on the first. */
export function previousPose(practice: Practice, nowMs: number): Practice {
  if (isFirst(practice)) return practice;
  return { ...leavePose(practice, nowMs), index: practice.index - 1, isOver: false };
}

/** Restarts the current pose; a running timer keeps running. */
export function resetPose(practice: Practice, nowMs: number): Practice {
  const wasRunning = isRunning(practice.watch);
  return {
    ...leavePose(practice, nowMs),
    watch: wasRunning ? resume(RESET, nowMs) : RESET,
    isOver: false,
  };
}

/** Ends the session. */
export function endPractice(practice: Practice, nowMs: number): Practice {
  return { ...leavePose(practice, nowMs), isOver: true };
}

/** Keeps the shown time correct if the device sets its clock back. */
export function steadyPractice(practice: Practice, lastMs: number, nowMs: number): Practice {
  const watch = steady(practice.watch, lastMs, nowMs);
  return watch === practice.watch ? practice : { ...practice, watch };
}

/** The practiced poses with the seconds each was held. */
export function practicedPoses({ routine, heldMs, completed }: Practice) {
  return posesOf(routine)
    .map(({ name }, index) => ({
      name,
      duration: Math.round((heldMs[index] ?? 0) / MS),
      completed: completed[index] ?? false,
    }))
    .filter(({ duration, completed: done }) => duration > 0 || done);
}

const isList = (value: unknown, length: number, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length === length && value.every(is);

/** Parses a stored session; undefined if it isn't one. Drafts without a start time, from older versions, start now. */
export function readPractice(draft: unknown, nowMs: number): Practice | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { watch, routine, startedAtMs, index, completed, heldMs, isOver, requestKey } = {
    startedAtMs: nowMs,
    ...(draft as Partial<Practice>),
  };
  const validRoutine = POSING_ROUTINES.find((name) => name === routine);
  const count = validRoutine ? posesOf(validRoutine).length : 0;
  const read = readStopwatch(watch);
  if (
    !validRoutine ||
    !read ||
    !Number.isInteger(index) ||
    !((index ?? -1) in posesOf(validRoutine))
  ) {
    return undefined;
  }
  const isDuration = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
  if (!Number.isFinite(startedAtMs)) return undefined;
  if (!isList(completed, count, (item) => typeof item === 'boolean')) return undefined;
  if (!isList(heldMs, count, isDuration) || typeof requestKey !== 'string') return undefined;
  return { ...(draft as Practice), startedAtMs, watch: read, isOver: isOver === true };
}

/** The figure to show in a segment of several poses, which share its time equally. */
export function figureAt({ figures, seconds }: PracticePose, msLeft: number): FigurePose {
  const share = 1 - msLeft / (seconds * 1000);
  const place = Math.min(figures.length - 1, Math.floor(share * figures.length));
  return figures[place] ?? figures[0];
}
