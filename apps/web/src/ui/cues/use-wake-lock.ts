import { useEffect } from 'react';

/**
 * Keeps the screen on while `enabled`. Browsers release the lock when the page is hidden; it is
 * acquired again when the page is back. Timers stay correct without it.
 */
export function useWakeLock(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    async function acquire() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const sentinel = await navigator.wakeLock.request('screen');
      if (isOver) await sentinel.release();
      else lock = sentinel;
    }
    // Refused for example on low battery; the screen then turns off as usual.
    const tryAcquire = () => void acquire().catch(() => undefined);

    tryAcquire();
    document.addEventListener('visibilitychange', tryAcquire);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', tryAcquire);
      void lock?.release().catch(() => undefined);
    };
  }, [enabled]);
}
