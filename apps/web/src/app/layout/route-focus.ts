import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

export const MAIN_ID = 'main';

/**
 * After a navigation to another page, puts the focus on the page's content, so that keyboard and
 * screen reader go on from there. The first page, and hash links within a page, are left alone.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
