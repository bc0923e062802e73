/** A rest under way, as plain data: reckoned from timestamps, it survives a locked screen and a reload. */
export interface Rest {
  sessionId: string;
  startedMs: number;
  seconds: number;
}

/** Seconds left of a rest at an instant, rounded up; 0 when it is over. */
export function restLeft({ startedMs, seconds }: Rest, nowMs: number): number {
  const ranMs = Math.max(0, nowMs - startedMs);
  return Math.max(0, Math.ceil(seconds - ranMs / 1000));
}

/** A rest that takes so many seconds more, or fewer; one at least, for a rest of none is no rest. */
export function stretched(rest: Rest, seconds: number): Rest {
  return { ...rest, seconds: Math.max(1, rest.seconds + seconds) };
}

/** A rest that is over for longer than this ended while nobody looked: no cue any more. */
const STALE_MS = 60_000;

export function isStale({ startedMs, seconds }: Rest, nowMs: number): boolean {
  return nowMs > startedMs + seconds * 1000 + STALE_MS;
}

/** The rest in what a draft kept; undefined where it is none. */
export function readRest(value: unknown): Rest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sessionId, startedMs, seconds } = value as Record<string, unknown>;
  const isRest = typeof sessionId === 'string' && Number.isFinite(startedMs) && Number(seconds) > 0;
  return isRest ? { sessionId, startedMs: Number(startedMs), seconds: Number(seconds) } : undefined;
}
