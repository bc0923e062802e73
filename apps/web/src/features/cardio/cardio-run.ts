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
import { modalityOf } from './modality-text.ts';
import { NO_READINGS, type Readings, readReadings } from './readings.ts';

/** A cardio session in progress, as stored across reloads. */
export interface CardioRun {
  watch: Stopwatch;
  /** When it was started; null before. */
  startedAtMs: number | null;
  /** The request key. */
  key: string;
  /** Null while the plan's modality is used. */
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

export function startOrResume<Run extends CardioRun>(run: Run, nowMs: number): Run {
  return {
    ...run,
    watch: resume(run.watch, nowMs),
    startedAtMs: run.startedAtMs ?? nowMs,
    key: run.key || newRequestKey(),
  };
}

export function pauseRun<Run extends CardioRun>(run: Run, nowMs: number): Run {
  return { ...run, watch: pause(run.watch, nowMs) };
}

/** Whole seconds spent so far. */
export function secondsOf({ watch }: CardioRun, nowMs: number): number {
  return Math.round(elapsedMs(watch, nowMs) / 1000);
}

/** When it started, by the device's current clock, which may have been set back since. */
export function startMsOf({ startedAtMs, watch }: CardioRun, nowMs: number): number {
  return Math.min(startedAtMs ?? nowMs, nowMs - elapsedMs(watch, nowMs));
}

/**
 * Parses a stored session and returns the remaining draft, too; undefined if it isn't a session.
 */
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
