import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/after-first-paint.ts';

/** A phone is busy for so long with a screen that has what it asked for. */
const SETTLED_MS = 1000;

/**
 * Draws what is in it once the screen has what it asked the server for and has settled, and nothing
 * until it is loaded: its code and its reads do not stand in the screen's way.
 */
export function Late({ children }: { children: ReactNode }) {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => (isQuiet ? whenSettled(() => setIsTime(true)) : undefined), [isQuiet]);
  return isTime && <Suspense fallback={null}>{children}</Suspense>;
}

/** Runs the task when the screen has stood for a while and the browser has nothing better to do. */
function whenSettled(task: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const pause = setTimeout(() => {
    cancelIdle = whenIdle(task);
  }, SETTLED_MS);
  return () => {
    clearTimeout(pause);
    cancelIdle?.();
  };
}
