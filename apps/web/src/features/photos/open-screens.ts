import { useEffect } from 'react';

let open = 0;

/** Whether the photos screen is open in this tab; it then sends the photos itself. */
export const isScreenOpen = (): boolean => open > 0;

/** Marks the screen as open while mounted. */
export function useOpenScreen(): void {
  useEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
}
