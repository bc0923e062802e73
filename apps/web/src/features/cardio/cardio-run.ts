import type { CardioModality } from '@posedown/coaching';
import {
  elapsedMs,
  pause,
  RESET,
  readStopwatch,
  resume,
  type Stopwatch,
} from '../../lib/clock/stopwatch.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { modalityOf } from './modality-words.ts';
import { NO_READINGS, type Readings, readReadings } from './readings.ts';

/** A cardio session under way, as it is kept over a reload. */
export interface CardioRun {
  watch: Stopwatch;
  /** When it was started; null before. */
  startedAtMs: number | null;
  /** Under which it is saved: sent twice, it is stored once. */
  key: string;
  /** Null as long as the plan's own stands. */
  modality: CardioModality | null;
  readings: Readings;
}

export const NOT_STARTED_RUN: CardioRun = {
  watch: RESET,
  startedAtMs: null,
  key: '',
  modality: null,
  readings: NO_READINGS,
};

export function startOrGoOn<Run extends CardioRun>(run: Run, nowMs: number): Run {
  return {
    ...run,
    watch: resume(run.watch, nowMs),
    startedAtMs: run.startedAtMs ?? nowMs,
    key: run.key || newRequestKey(),
  };
}

export function holdOn<Run extends CardioRun>(run: Run, nowMs: number): Run {
  return { ...run, watch: pause(run.watch, nowMs) };
}

/** Whole seconds that the athlete spent on it. */
export function secondsOf({ watch }: CardioRun, nowMs: number): number {
  return Math.round(elapsedMs(watch, nowMs) / 1000);
}

/**
 * When it began, by the device's clock as it is now: it may have been set back since, and no session began
 * later than what has run of it.
 */
export function startMsOf({ startedAtMs, watch }: CardioRun, nowMs: number): number {
  return Math.min(startedAtMs ?? nowMs, nowMs - elapsedMs(watch, nowMs));
}

/** The session in what a draft kept, and the rest of the draft; undefined where it is none. */
export function readCardioRun(
  draft: unknown,
): { run: CardioRun; rest: Record<string, unknown> } | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const rest = draft as Record<string, unknown>;
  const watch = readStopwatch(rest.watch);
  const { startedAtMs, key } = rest;
  if (!watch || typeof startedAtMs !== 'number' || typeof key !== 'string') return undefined;
  const modality =
    typeof rest.modality === 'string' ? modalityOf(rest.modality, 'stationary-bike') : null;
  return {
    run: { watch, startedAtMs, key, modality, readings: readReadings(rest.readings) },
    rest,
  };
}
