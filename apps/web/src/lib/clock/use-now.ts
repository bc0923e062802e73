import { useEffect, useState } from 'react';

interface Ticking {
  /** Ticks only while true. */
  isTicking: boolean;
  everyMs?: number;
  /** The instant that intervals are aligned with, such as when the timer was started. */
  anchorMs?: number;
}

/** The current time. Re-renders every second, and immediately when the page becomes visible. */
export function useNow({ isTicking, everyMs = 1000, anchorMs }: Ticking): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isTicking) return undefined;
    const look = () => setNow(Date.now());
    const stop = startTicking(setNow, { everyMs, anchorMs });
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isTicking, everyMs, anchorMs]);
  return now;
}

/**
 * Calls back with the time at every whole interval since `anchorMs`, so that a display changes
 * exactly when its second does. Values are computed from timestamps, so throttling in the
 * background does no harm. @returns a function that stops it
 */
export function startTicking(
  onTick: (nowMs: number) => void,
  { everyMs, anchorMs = 0 }: { everyMs: number; anchorMs?: number },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    const into = (((Date.now() - anchorMs) % everyMs) + everyMs) % everyMs;
    timer = setTimeout(() => {
      onTick(Date.now());
      wait();
    }, everyMs - into);
  }
  wait();
  return () => clearTimeout(timer);
}
