import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { whenSettled } from '../../ui/after-first-paint.ts';

/**
 * Draws what is in it once the screen has what it asked the server for and has settled, and nothing
 * until it is loaded: its code and its reads do not stand in the screen's way.
 */
export function Late({ children }: { children: ReactNode }) {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    // In slices: a person who has begun to tap goes before it.
    const begin = () => startTransition(() => setIsTime(true));
    return isQuiet ? whenSettled(begin) : undefined;
  }, [isQuiet]);
  return isTime && <Suspense fallback={null}>{children}</Suspense>;
}
