import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { whenSettled } from '../../ui/after-first-paint.ts';

/**
 * Renders its children once the screen has its data and has settled, and nothing until they are
 * loaded, so that they don't compete with the screen.
 */
export function OnceSettled({ children }: { children: ReactNode }) {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    // Interruptible: taps have priority.
    const start = () => startTransition(() => setIsTime(true));
    return isQuiet ? whenSettled(start) : undefined;
  }, [isQuiet]);
  return isTime && <Suspense fallback={null}>{children}</Suspense>;
}
