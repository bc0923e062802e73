import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useKeptPlace } from '../../ui/focus/use-kept-place.ts';

export const MAIN_ID = 'main';

/**
 * After a navigation to another page, puts the focus on the page's content, so that keyboard and
 * screen reader go on from there. The first page, and hash links within a page, are left alone. Within a
 * page it stays where it was, or goes to what has taken that place.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useKeptPlace();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
