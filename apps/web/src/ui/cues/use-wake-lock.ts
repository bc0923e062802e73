import { useEffect } from 'react';

/**
 * Keeps the screen on while `isWanted`. Browsers take the lock away when the page is out of view;
 * it is taken again when the page comes back. Where there is none, the timer still counts rightly.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    async function take() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const taken = await navigator.wakeLock.request('screen');
      if (isOver) await taken.release();
      else lock = taken;
    }
    // Refused on a low battery, for one: the screen then goes dark as always.
    const tryTake = () => void take().catch(() => undefined);

    tryTake();
    document.addEventListener('visibilitychange', tryTake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', tryTake);
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
