import { useEffect } from 'react';

let open = 0;

/** Whether the screen with the chosen photos is open in this tab: it sends them itself, and shows it. */
export const isScreenOpen = (): boolean => open > 0;

/** Says so for as long as the part is on the screen. */
export function useOpenScreen(): void {
  useEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
}
