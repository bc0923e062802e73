import { useEffect, useRef } from 'react';
import { focusOn } from './focus-on.ts';

/**
 * Puts the focus on the heading of what is shown, where the button that brought it cannot hold it any more:
 * the last step of several disables the button that led there.
 * @param shown something else has come where it changes
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
