import { useEffect, useState } from 'react';

interface Ticking {
  /** Nothing ticks while it is false. */
  isTicking: boolean;
  everyMs?: number;
  /** An instant on which a whole interval begins, such as when the timer was started. */
  anchorMs?: number;
}

/** The time now, rendered again every second, and at once when the page comes back into view. */
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
 * Calls back with the time, whenever a whole interval since `anchorMs` is over: a display of seconds
 * then changes when its second does. It is only a tick. What counts is calculated from timestamps, so
 * it does not matter that browsers slow it down in the background.
 * @returns what stops it
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
