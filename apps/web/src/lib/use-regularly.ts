import { useEffect } from 'react';

const AGAIN_MS = 15_000;

/**
 * Does something now, every now and then, and whenever the network or the person comes back.
 * @param task the same function from one drawing to the next; it may be called while it is under way
 */
export function useRegularly(task: () => unknown): void {
  useEffect(() => {
    const run = () => void task();
    run();
    const timer = setInterval(run, AGAIN_MS);
    window.addEventListener('online', run);
    window.addEventListener('focus', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
      window.removeEventListener('focus', run);
    };
  }, [task]);
}
