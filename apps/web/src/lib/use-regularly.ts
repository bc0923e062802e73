import { useEffect } from 'react';

export const INTERVAL_MS = 15_000;

/**
 * Runs a task now, at regular intervals, and when the network or the user returns. @param task a
 * stable function, which may be called while it is running; its argument is whether the network
 * has just been restored
 */
export function useRegularly(task: (isBack: boolean) => unknown): void {
  useEffect(() => {
    const run = () => void task(false);
    const runWhenBack = () => void task(true);
    run();
    const timer = setInterval(run, INTERVAL_MS);
    window.addEventListener('online', runWhenBack);
    window.addEventListener('focus', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', runWhenBack);
      window.removeEventListener('focus', run);
    };
  }, [task]);
}
