import { useEffect } from 'react';
import { whenSettled } from '../after-first-paint.ts';

/**
 * Keeps the focus from getting lost where what had it goes, see restore-focus.ts, and leads it to what a form
 * complains about, see show-field-errors.ts. Stands once, in the layout.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let ends: (() => void)[] = [];
    let isGone = false;
    // No page waits for it, and none fails without it; whoever takes a place at once wants it at once.
    const begin = once(() => {
      void import('./focus-later.ts').then(
        ({ restoreFocus, showFieldErrors }) => {
          if (!isGone) ends = [restoreFocus(document.body), showFieldErrors(document.body)];
        },
        () => undefined,
      );
    });
    const cancel = whenSettled(begin);
    document.body.addEventListener('focusin', begin, { once: true });
    return () => {
      isGone = true;
      cancel();
      document.body.removeEventListener('focusin', begin);
      for (const end of ends) end();
    };
  }, []);
}

/** The task, which runs the first time only. */
function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}
