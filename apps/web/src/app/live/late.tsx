import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/after-first-paint.ts';

/**
 * Draws what is in it once the screen has what it asked the server for and shows it, and nothing until
 * it is loaded: its code and its reads do not stand in the screen's way.
 */
export function Late({ children }: { children: ReactNode }) {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => (isQuiet ? whenPainted(() => setIsTime(true)) : undefined), [isQuiet]);
  return isTime && <Suspense fallback={null}>{children}</Suspense>;
}

/** Runs the task when the browser has nothing better to do and has shown what is drawn. Returns a canceller. */
function whenPainted(task: () => void): () => void {
  let frame = 0;
  const cancelIdle = whenIdle(() => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(task);
    });
  });
  return () => {
    cancelIdle();
    cancelAnimationFrame(frame);
  };
}
