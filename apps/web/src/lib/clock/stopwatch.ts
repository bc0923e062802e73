/**
 * A stopwatch as plain data: the time accumulated before the last start, and when that was.
 * Computed from timestamps, so that background tabs, a sleeping phone or a reload cause no errors.
 * Instants are `Date.now()`, in milliseconds.
 */
export interface Stopwatch {
  /** The time accumulated up to `sinceMs`, or up to the pause. */
  ranMs: number;
  /** When it was last started; null while paused. */
  sinceMs: number | null;
}

/** Zero and paused. */
export const RESET: Stopwatch = { ranMs: 0, sinceMs: null };

export const isRunning = ({ sinceMs }: Stopwatch): boolean => sinceMs !== null;

/** Starts or resumes it; does nothing if it is running. */
export function resume(watch: Stopwatch, nowMs: number): Stopwatch {
  return isRunning(watch) ? watch : { ...watch, sinceMs: nowMs };
}

export function pause(watch: Stopwatch, nowMs: number): Stopwatch {
  return { ranMs: elapsedMs(watch, nowMs), sinceMs: null };
}

/** The elapsed time at an instant. Setting the clock back doesn't reduce the accumulated time. */
export function elapsedMs({ ranMs, sinceMs }: Stopwatch, nowMs: number): number {
  return sinceMs === null ? ranMs : ranMs + Math.max(0, nowMs - sinceMs);
}

/** A countdown is a stopwatch with a limit: the rest of `durationMs` at an instant, at least 0. */
export function remainingMs(watch: Stopwatch, durationMs: number, nowMs: number): number {
  return Math.max(0, durationMs - elapsedMs(watch, nowMs));
}

/**
 * Records the time shown at the last tick. If the device's clock is set back while it runs, it
 * continues from there instead of standing still until the clock has caught up.
 */
export function steady(watch: Stopwatch, lastMs: number, nowMs: number): Stopwatch {
  if (watch.sinceMs === null || nowMs >= lastMs) return watch;
  return { ranMs: elapsedMs(watch, lastMs), sinceMs: nowMs };
}

/** Parses a stored stopwatch; undefined if it isn't one. */
export function readStopwatch(value: unknown): Stopwatch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { ranMs, sinceMs } = value as Record<string, unknown>;
  const isTime = (time: unknown): time is number => Number.isFinite(time) && Number(time) >= 0;
  if (!isTime(ranMs) || !(sinceMs === null || isTime(sinceMs))) return undefined;
  return { ranMs, sinceMs };
}
