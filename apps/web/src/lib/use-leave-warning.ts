import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded while data would be lost. */
export function useLeaveWarning(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [enabled]);
}
