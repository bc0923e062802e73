import { useEffect } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useRecordCardioSession } from './api.ts';
import { dropPending, pendingSessions } from './pending-sessions.ts';
import { isSentLater } from './use-finish.ts';

/** Sends the sessions that this device kept, now and whenever the network comes back. */
export function SendPendingCardio({ userId }: { userId: string }) {
  const { mutateAsync } = useRecordCardioSession(userId);
  useEffect(() => {
    let isSending = false;
    async function send() {
      if (isSending) return;
      isSending = true;
      for (const session of pendingSessions(userId)) {
        try {
          await mutateAsync(session);
          void showToast({ title: 'Session sent', message: 'Your cardio is saved now.' });
        } catch (error) {
          if (isSentLater(error)) break;
          // What the server refuses for good is not asked for ever.
          void showToast({
            title: 'Session not saved',
            message: userMessageOf(error, 'The server refused the cardio kept on this device.'),
            variant: 'destructive',
            seconds: 5,
          });
        }
        dropPending(userId, session);
      }
      isSending = false;
    }
    const trySend = () => void send();
    trySend();
    window.addEventListener('online', trySend);
    return () => window.removeEventListener('online', trySend);
  }, [userId, mutateAsync]);
  return null;
}
