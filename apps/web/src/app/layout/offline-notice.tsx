import { useSyncExternalStore } from 'react';
import classes from './root-layout.module.css';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says so while the device has no network. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={classes.offline} data-offline-notice>
          You are offline. What is on the screen stays; saving works again once you are connected.
        </p>
      )}
    </div>
  );
}
