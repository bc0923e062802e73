import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { whenSettled } from '../../ui/after-first-paint.ts';

/**
 * Draws its children once the screen has its data and has settled, and nothing until they are loaded:
 * their code and their requests never compete with those of the screen.
 */
export function OnceSettled({ children }: { children: ReactNode }) {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    // Interruptible: a tap goes first.
    const begin = () => startTransition(() => setIsTime(true));
    return isQuiet ? whenSettled(begin) : undefined;
  }, [isQuiet]);
  return isTime && <Suspense fallback={null}>{children}</Suspense>;
}
