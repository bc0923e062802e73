import { useSyncExternalStore } from 'react';

/* Whether timers beep and vibrate: a setting of this device, not of the account. */

const KEY = 'posedown.muted';
const listeners = new Set<() => void>();
/** What was chosen where the browser refuses to store it. */
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
    // Private windows may refuse: it holds until the page is left.
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
