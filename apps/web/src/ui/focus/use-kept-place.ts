import { useEffect } from 'react';
import { whenIdle } from '../after-first-paint.ts';

/**
 * Keeps the focus from getting lost where what had it goes, see keep-place.ts, and leads it to what a form
 * complains about, see show-complaints.ts. Stands once, in the layout.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let ends: (() => void)[] = [];
    let isGone = false;
    const cancel = whenIdle(() => {
      // No page waits for it, and none fails without it.
      void import('./kept-focus.ts').then(
        ({ keepPlace, showComplaints }) => {
          if (!isGone) ends = [keepPlace(document.body), showComplaints(document.body)];
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      for (const end of ends) end();
    };
  }, []);
}
