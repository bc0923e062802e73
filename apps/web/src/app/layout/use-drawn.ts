import { useLayoutEffect } from 'react';

/** Tells the page's own script that the app answers from now on, which then repeats an early tap. */
export function useDrawn(): void {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('drawn'));
  }, []);
}
