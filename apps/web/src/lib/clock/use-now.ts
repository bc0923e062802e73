import { useEffect, useState } from 'react';
import { startTicking } from './tick.ts';

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
