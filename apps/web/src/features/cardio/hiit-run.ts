import { HIIT_SEGMENTS } from '@posedown/coaching';
import {
  elapsedMs,
  isRunning,
  pause,
  RESET,
  readStopwatch,
  resume,
  type Stopwatch,
} from '../../lib/clock/stopwatch.ts';

/** A HIIT session under way, as it is kept over a reload. */
export interface HiitRun {
  watch: Stopwatch;
  /** When it was started; null before. */
  startedAtMs: number | null;
  /** What was left out of the warm-up. */
  skippedMs: number;
}

export const NOT_STARTED: HiitRun = { watch: RESET, startedAtMs: null, skippedMs: 0 };

const MS = 1000;
const TOTAL_MS =
  MS * HIIT_SEGMENTS.reduce((seconds, { durationSeconds }) => seconds + durationSeconds, 0);
const WARM_UP_MS = MS * (HIIT_SEGMENTS[0]?.durationSeconds ?? 0);

/** Seconds into the session at an instant, what was skipped included; no more than it has. */
export function hiitSeconds({ watch, skippedMs }: HiitRun, nowMs: number): number {
  return Math.min(TOTAL_MS, elapsedMs(watch, nowMs) + skippedMs) / MS;
}

/** Seconds that the athlete truly spent on it. */
export function spentSeconds(run: HiitRun, nowMs: number): number {
  return Math.round(hiitSeconds(run, nowMs) - run.skippedMs / MS);
}

export function startOrGoOn(run: HiitRun, nowMs: number): HiitRun {
  return {
    ...run,
    watch: resume(run.watch, nowMs),
    startedAtMs: run.startedAtMs ?? nowMs,
  };
}

export function holdOn(run: HiitRun, nowMs: number): HiitRun {
  return { ...run, watch: pause(run.watch, nowMs) };
}

/** Goes straight to the first interval; does nothing after the warm-up. */
export function skipWarmUp(run: HiitRun, nowMs: number): HiitRun {
  const left = WARM_UP_MS - hiitSeconds(run, nowMs) * MS;
  return left > 0 ? { ...run, skippedMs: run.skippedMs + left } : run;
}

export type HiitState = 'not-started' | 'running' | 'paused' | 'over';

export function hiitState(run: HiitRun, nowMs: number): HiitState {
  if (run.startedAtMs === null) return 'not-started';
  if (hiitSeconds(run, nowMs) * MS >= TOTAL_MS) return 'over';
  return isRunning(run.watch) ? 'running' : 'paused';
}

/** The session in what a draft kept; undefined where it is none. */
export function readHiitRun(draft: unknown): HiitRun | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { watch, startedAtMs, skippedMs } = draft as Record<string, unknown>;
  const read = readStopwatch(watch);
  if (!read || typeof startedAtMs !== 'number' || typeof skippedMs !== 'number') return undefined;
  return { watch: read, startedAtMs, skippedMs };
}
