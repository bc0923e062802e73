import { useEffect } from 'react';

export const AGAIN_MS = 15_000;

/**
 * Does something now, every now and then, and whenever the network or the person comes back.
 * @param task the same function from one drawing to the next; it may be called while it is under way. It is told
 * whether the network has just come back
 */
export function useRegularly(task: (isBack: boolean) => unknown): void {
  useEffect(() => {
    const run = () => void task(false);
    const goOn = () => void task(true);
    run();
    const timer = setInterval(run, AGAIN_MS);
    window.addEventListener('online', goOn);
    window.addEventListener('focus', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', goOn);
      window.removeEventListener('focus', run);
    };
  }, [task]);
}
