import { useEffect } from 'react';
import { whenIdle } from '../after-first-paint.ts';

/** Keeps the focus from getting lost where what had it goes; see keep-place.ts. Stands once, in the layout. */
export function useKeptPlace(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      // No page waits for it, and none fails without it.
      void import('./keep-place.ts').then(
        ({ keepPlace }) => {
          if (!isGone) end = keepPlace(document.body);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      end?.();
    };
  }, []);
}
