import { useSyncExternalStore } from 'react';

/* Whether timers beep and vibrate. Stored on this device, not in the account. */

const KEY = 'posedown.muted';
const listeners = new Set<() => void>();
/** The choice if the browser refuses to store it. */
let chosen: boolean | undefined;

export function isMuted(): boolean {
  try {
    return chosen ?? localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function setMuted(muted: boolean): void {
  chosen = muted;
  try {
    localStorage.setItem(KEY, muted ? 'yes' : 'no');
  } catch {
    // In private windows storage may fail; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMuted(): boolean {
  return useSyncExternalStore(subscribe, isMuted, () => false);
}
