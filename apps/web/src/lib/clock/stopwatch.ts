/**
 * A stopwatch as plain data: what had run before it was last started, and since when it runs. It
 * is calculated from timestamps, so that a tab in the background, a sleeping phone or a reload cost
 * nothing. Instants are `Date.now()`, in milliseconds.
 */
export interface Stopwatch {
  /** What had run up to `sinceMs`, or up to the pause. */
  ranMs: number;
  /** When it was last started; null while it stands. */
  sinceMs: number | null;
}

/** Set to zero, and standing. */
export const RESET: Stopwatch = { ranMs: 0, sinceMs: null };

export const isRunning = ({ sinceMs }: Stopwatch): boolean => sinceMs !== null;

/** Starts it, or lets it go on; one that runs is left alone. */
export function resume(watch: Stopwatch, nowMs: number): Stopwatch {
  return isRunning(watch) ? watch : { ...watch, sinceMs: nowMs };
}

export function pause(watch: Stopwatch, nowMs: number): Stopwatch {
  return { ranMs: elapsedMs(watch, nowMs), sinceMs: null };
}

/** What has run by an instant; a clock that was set back takes nothing away from what ran before. */
export function elapsedMs({ ranMs, sinceMs }: Stopwatch, nowMs: number): number {
  return sinceMs === null ? ranMs : ranMs + Math.max(0, nowMs - sinceMs);
}

/** A countdown is a stopwatch with an end: what is left of `durationMs` at an instant, never below 0. */
export function remainingMs(watch: Stopwatch, durationMs: number, nowMs: number): number {
  return Math.max(0, durationMs - elapsedMs(watch, nowMs));
}

/**
 * Keeps what was seen on the last tick. A device's clock may be set back while the stopwatch runs:
 * then it goes on from what it showed, instead of standing still until the clock has caught up.
 */
export function steady(watch: Stopwatch, lastMs: number, nowMs: number): Stopwatch {
  if (watch.sinceMs === null || nowMs >= lastMs) return watch;
  return { ranMs: elapsedMs(watch, lastMs), sinceMs: nowMs };
}

/** The stopwatch in what a draft kept; undefined where it is none. */
export function readStopwatch(value: unknown): Stopwatch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { ranMs, sinceMs } = value as Record<string, unknown>;
  const isTime = (time: unknown): time is number => Number.isFinite(time) && Number(time) >= 0;
  if (!isTime(ranMs) || !(sinceMs === null || isTime(sinceMs))) return undefined;
  return { ranMs, sinceMs };
}
