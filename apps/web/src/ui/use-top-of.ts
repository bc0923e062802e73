import { useLayoutEffect, useRef } from 'react';

/**
 * Begins what is shown at its top, however far the page was scrolled for what stood in its place. What is
 * there at first stays where it is.
 * @param shown something else has come where it changes
 */
export function useTopOf(shown: string | undefined): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
  }, [shown]);
}
