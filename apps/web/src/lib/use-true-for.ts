import { useEffect, useState } from 'react';

/** Whether a value has been true for a while. */
export function useTrueFor(isSo: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), forMs);
    return () => clearTimeout(timer);
  }, [isSo, forMs]);
  return lasts;
}
