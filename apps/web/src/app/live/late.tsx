import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** So long the screen has for drawing what it has read. */
const PAUSE_MS = 1000;

/**
 * Draws what is in it some time after the screen has what it asked the server for, and nothing until it
 * is loaded: its code and its reads do not stand in the screen's way.
 */
export function Late({ children }: { children: ReactNode }) {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => setIsTime(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return isTime && <Suspense fallback={null}>{children}</Suspense>;
}
