import { HIIT_SEGMENTS } from '@posedown/coaching';
import { elapsedMs, isRunning } from '../../lib/clock/stopwatch.ts';
import { type CardioRun, NOT_STARTED_RUN, readCardioRun } from './cardio-run.ts';

/** A HIIT session in progress. */
export interface HiitRun extends CardioRun {
  /** The skipped part of the warm-up. */
  skippedMs: number;
}

export const NOT_STARTED: HiitRun = { ...NOT_STARTED_RUN, skippedMs: 0 };

const MS = 1000;
const TOTAL_MS =
  MS * HIIT_SEGMENTS.reduce((seconds, { durationSeconds }) => seconds + durationSeconds, 0);
const WARM_UP_MS = MS * (HIIT_SEGMENTS[0]?.durationSeconds ?? 0);

/** Seconds into the session at an instant, including what was skipped; capped at its length. */
export function hiitSeconds({ watch, skippedMs }: HiitRun, nowMs: number): number {
  return Math.min(TOTAL_MS, elapsedMs(watch, nowMs) + skippedMs) / MS;
}

/** Whole seconds actually spent, without what was skipped. */
export function spentSeconds(run: HiitRun, nowMs: number): number {
  return Math.round(hiitSeconds(run, nowMs) - run.skippedMs / MS);
}

/** The maximum delay for a sleeping phone or a reloaded page to notice the end. */
const WATCHED_WITHIN_MS = 60_000;

/** Whether it ended long ago without anyone watching; the athlete may have left long before. */
export function endedUnseen({ watch, skippedMs }: HiitRun, nowMs: number): boolean {
  return elapsedMs(watch, nowMs) + skippedMs - TOTAL_MS > WATCHED_WITHIN_MS;
}

/** Goes straight to the first interval; does nothing after the warm-up. */
export function skipWarmUp(run: HiitRun, nowMs: number): HiitRun {
  const remainingMs = WARM_UP_MS - hiitSeconds(run, nowMs) * MS;
  return remainingMs > 0 ? { ...run, skippedMs: run.skippedMs + remainingMs } : run;
}

export type HiitState = 'not-started' | 'running' | 'paused' | 'over';

export function hiitState(run: HiitRun, nowMs: number): HiitState {
  if (run.startedAtMs === null) return 'not-started';
  if (hiitSeconds(run, nowMs) * MS >= TOTAL_MS) return 'over';
  return isRunning(run.watch) ? 'running' : 'paused';
}

/** Parses a stored session; undefined if it isn't one. */
export function readHiitRun(draft: unknown): HiitRun | undefined {
  const read = readCardioRun(draft);
  if (!read || typeof read.rest.skippedMs !== 'number') return undefined;
  return { ...read.run, skippedMs: read.rest.skippedMs };
}
