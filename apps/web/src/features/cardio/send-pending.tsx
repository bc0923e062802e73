import { useEffect } from 'react';
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
      try {
        for (const session of pendingSessions(userId)) {
          await mutateAsync(session);
          dropPending(userId, session);
          void showToast({ title: 'Session sent', message: 'Your cardio is saved now.' });
        }
      } catch (error) {
        const [first] = pendingSessions(userId);
        // What the server refuses for good is not asked for ever.
        if (!isSentLater(error) && first) dropPending(userId, first);
      } finally {
        isSending = false;
      }
    }
    const trySend = () => void send();
    trySend();
    window.addEventListener('online', trySend);
    return () => window.removeEventListener('online', trySend);
  }, [userId, mutateAsync]);
  return null;
}
