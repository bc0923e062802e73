import { useEffect } from 'react';
import type { PracticeControls } from './use-practice.ts';

/** Elements that make something of these keys themselves. */
const TAKES_KEYS = 'input, textarea, select, dialog, [contenteditable]';

/** Space starts and stops the timer; the arrows go to the next pose and the one before. */
export function usePracticeKeys({ togglePlay, next, previous }: PracticeControls): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const within = target instanceof Element ? target : null;
      if (within?.closest(TAKES_KEYS)) return;
      // On a button or a link, space presses that.
      if (key === ' ' && within?.closest('button, a')) return;
      const action = { ' ': togglePlay, ArrowRight: next, ArrowLeft: previous }[key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [togglePlay, next, previous]);
}
