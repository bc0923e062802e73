import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top when other content replaces the current one. The initial content isn't
 * scrolled.
 * @param shown changes with the content
 */
export function useScrollToTop(shown: string | undefined): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
  }, [shown]);
}
