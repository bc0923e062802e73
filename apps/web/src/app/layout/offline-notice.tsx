import { useSyncExternalStore } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import classes from './root-layout.module.css';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** What else is saved says that it was not. */
const LATER = 'workouts, cardio, meals, supplements, check-ins and messages are kept here and sent';
const AGAIN = 'saving works again';

/** Says so while the device has no network, or the server does not answer who is signed in. */
export function OfflineNotice() {
  const { user, isReached } = useAuth();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {(!online || (user && !isReached)) && (
        <p className={classes.offline} data-offline-notice>
          {online ? 'We can’t reach the server.' : 'You are offline.'} What is on the screen stays;{' '}
          {user?.role === 'client' ? LATER : AGAIN} once you are connected.
        </p>
      )}
    </div>
  );
}
