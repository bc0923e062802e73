import { useEffect, useRef } from 'react';
import { focusOn } from './focus-on.ts';

/**
 * Focuses the heading of new content if the button that loaded it became disabled, for example on
 * the last step. @param shown changes with the content
 */
export function useFocusIfLost(headingId: string, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
    const heading = document.getElementById(headingId);
    if (isLost && heading) focusOn(heading);
  }, [headingId, shown]);
}
