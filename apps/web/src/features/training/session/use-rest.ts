import { useEffect, useRef } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { usePersistentState } from '../../../lib/clock/use-persistent-state.ts';
import { playCue } from '../../../ui/cues/cue.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export interface RestControl {
  /** Seconds left; null without a rest. */
  left: number | null;
  /** Seconds of the whole rest. */
  seconds: number;
  start: (seconds: number) => void;
  /** Extends the rest by seconds, or shortens it if negative. */
  stretch: (seconds: number) => void;
  skip: () => void;
  /** Ends it without a toast. */
  drop: () => void;
}

const NO_REST: Rest | null = null;

/** The session's rest timer, with a cue and a toast when the rest is over. */
export function useRest(sessionId: string): RestControl {
  const [kept, keep, drop] = usePersistentState<Rest | null>('posedown.rest', readRest, NO_REST);
  const rest = kept?.sessionId === sessionId ? kept : null;
  const now = useNow({ isTicking: rest !== null, anchorMs: rest?.startedMs });
  const secondsLeft = rest ? restSecondsLeft(rest, now) : null;
  const cuedMs = useRef<number>(undefined);

  useEffect(() => {
    if (!rest || secondsLeft !== 0 || cuedMs.current === rest.startedMs) return;
    cuedMs.current = rest.startedMs;
    drop();
    if (isStale(rest, Date.now())) return;
    playCue('go');
    void showToast({ title: 'Rest Complete', message: 'Time for your next set.', seconds: 3 });
  }, [rest, secondsLeft, drop]);

  return {
    left: secondsLeft === 0 ? null : secondsLeft,
    seconds: rest?.seconds ?? 0,
    start: (seconds) => seconds > 0 && keep({ sessionId, startedMs: Date.now(), seconds }),
    stretch: (seconds) => rest && keep(stretched(rest, seconds)),
    skip: () => {
      drop();
      void showToast({ title: 'Rest Skipped', message: 'On to the next set.', seconds: 2 });
    },
    drop,
  };
}

/** A rest in progress. Based on timestamps, so it survives a locked screen and a reload. */
interface Rest {
  sessionId: string;
  startedMs: number;
  seconds: number;
}

/** Seconds left, rounded up; 0 after the end. */
export function restSecondsLeft({ startedMs, seconds }: Rest, nowMs: number): number {
  const ranMs = Math.max(0, nowMs - startedMs);
  return Math.max(0, Math.ceil(seconds - ranMs / 1000));
}

/** Extends a rest by seconds, or shortens it if negative; to at least one second, since 0 isn’t a rest. */
export function stretched(rest: Rest, seconds: number): Rest {
  return { ...rest, seconds: Math.max(1, rest.seconds + seconds) };
}

/** No cue for a rest that ended longer ago than this, because no one was watching. */
const STALE_MS = 60_000;

export function isStale({ startedMs, seconds }: Rest, nowMs: number): boolean {
  return nowMs > startedMs + seconds * 1000 + STALE_MS;
}

/** Parses a stored rest; undefined if it isn’t one. */
export function readRest(value: unknown): Rest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sessionId, startedMs, seconds } = value as Record<string, unknown>;
  const isRest = typeof sessionId === 'string' && Number.isFinite(startedMs) && Number(seconds) > 0;
  return isRest ? { sessionId, startedMs: Number(startedMs), seconds: Number(seconds) } : undefined;
}
