import {
  AUTO_ADVANCE_SECONDS,
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
 * A posing session under way, as it is kept over a reload. Everything is calculated from timestamps:
 * `settle` brings it up to an instant, however long nothing ticked.
 */
export interface Practice {
  routine: PosingRoutine;
  /** When it began: the day that it is of. */
  startedAtMs: number;
  /** The place of the current pose. */
  index: number;
  /** By place: whether the pose was done. */
  completed: readonly boolean[];
  /** By place: what was held of the pose before it was last left or reset. */
  heldMs: readonly number[];
  /** Runs on for a second after the pose is over: then the next one begins. */
  watch: Stopwatch;
  /** Ended: the last pose is over, or the athlete has had enough. */
  isOver: boolean;
  /** Sent with the session when it is saved, so that it is stored once. */
  requestKey: string;
}

export type PracticeState = 'running' | 'paused' | 'advancing' | 'over';

const MS = 1000;

/** Begins a routine with its first pose, its timer running and nothing completed. */
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

/** What is left of the current pose, ms. */
export function leftMs(practice: Practice, nowMs: number): number {
  return remainingMs(practice.watch, poseMs(practice), nowMs);
}

export function practiceState(practice: Practice, nowMs: number): PracticeState {
  if (practice.isOver) return 'over';
  if (!isRunning(practice.watch)) return 'paused';
  return leftMs(practice, nowMs) === 0 ? 'advancing' : 'running';
}

const withItem = <Item>(items: readonly Item[], index: number, item: Item) =>
  items.map((old, place) => (place === index ? item : old));

/**
 * Leaves the current pose: what was held of it is added to what was held of it before. One that is
 * over is completed, though the next may not have begun yet.
 */
function leavePose(practice: Practice, nowMs: number): Practice {
  const { heldMs, completed, index, watch } = practice;
  const held = Math.min(poseMs(practice), elapsedMs(watch, nowMs));
  const isDone = completed[index] || leftMs(practice, nowMs) === 0;
  return {
    ...practice,
    heldMs: withItem(heldMs, index, (heldMs[index] ?? 0) + held),
    completed: withItem(completed, index, isDone),
    watch: RESET,
  };
}

/**
 * Brings the session up to an instant. A pose that is over counts as completed, its timer stops,
 * and the next one begins a second later by itself; after the last one the session is over.
 */
export function settle(practice: Practice, nowMs: number): Practice {
  let settled = practice;
  while (isRunning(settled.watch) && leftMs(settled, nowMs) === 0) {
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

/** Completes the current pose and stands before the next one; does nothing on the last. */
export function nextPose(practice: Practice, nowMs: number): Practice {
  if (isLast(practice)) return practice;
  const left = leavePose(practice, nowMs);
  const completed = withItem(left.completed, practice.index, true);
  return { ...left, completed, index: practice.index + 1 };
}

/** Stands before the pose that came before; does nothing on the first. */
export function previousPose(practice: Practice, nowMs: number): Practice {
  if (isFirst(practice)) return practice;
  return { ...leavePose(practice, nowMs), index: practice.index - 1, isOver: false };
}

/** Gives the current pose its full time again; a timer that ran goes on running. */
export function resetPose(practice: Practice, nowMs: number): Practice {
  const goesOn = isRunning(practice.watch);
  return {
    ...leavePose(practice, nowMs),
    watch: goesOn ? resume(RESET, nowMs) : RESET,
    isOver: false,
  };
}

/** Ends the session where it is. */
export function endPractice(practice: Practice, nowMs: number): Practice {
  return { ...leavePose(practice, nowMs), isOver: true };
}

/** Keeps what was shown when the device sets its clock back. */
export function steadyPractice(practice: Practice, lastMs: number, nowMs: number): Practice {
  const watch = steady(practice.watch, lastMs, nowMs);
  return watch === practice.watch ? practice : { ...practice, watch };
}

/** The poses with the whole seconds that each was held; those never begun are left out. */
export function practicedPoses({ routine, heldMs, completed }: Practice) {
  return posesOf(routine)
    .map(({ name }, place) => ({
      name,
      duration: Math.round((heldMs[place] ?? 0) / MS),
      completed: completed[place] ?? false,
    }))
    .filter(({ duration, completed: done }) => duration > 0 || done);
}

const isList = (value: unknown, length: number, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length === length && value.every(is);

/**
 * The session in what a draft kept; undefined where it is none. One that was begun before it was written down
 * when is of the moment in which it is read.
 */
export function readPractice(draft: unknown, nowMs: number): Practice | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { watch, routine, startedAtMs, index, completed, heldMs, isOver, requestKey } = {
    startedAtMs: nowMs,
    ...(draft as Partial<Practice>),
  };
  const known = POSING_ROUTINES.find((name) => name === routine);
  const count = known ? posesOf(known).length : 0;
  const read = readStopwatch(watch);
  if (!known || !read || !Number.isInteger(index) || !((index ?? -1) in posesOf(known))) {
    return undefined;
  }
  const isHeld = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
  if (!Number.isFinite(startedAtMs)) return undefined;
  if (!isList(completed, count, (item) => typeof item === 'boolean')) return undefined;
  if (!isList(heldMs, count, isHeld) || typeof requestKey !== 'string') return undefined;
  return { ...(draft as Practice), startedAtMs, watch: read, isOver: isOver === true };
}
