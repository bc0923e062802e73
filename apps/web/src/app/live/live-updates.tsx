import { counted } from '@posedown/coaching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { SendPendingCardio } from '../../features/cardio/send-pending.tsx';
import { SendWaitingCheckIns } from '../../features/check-ins/waiting.ts';
import { refreshAlerts } from '../../features/insights/api.ts';
import { refreshMessages, useUnread } from '../../features/messages/api.ts';
import { SendWaitingMessages } from '../../features/messages/use-outbox.ts';
import { SendWaitingMeals } from '../../features/nutrition/waiting-meals.ts';
import { refreshPhotos } from '../../features/photos/api.ts';
import { SendWaitingTicks } from '../../features/supplements/waiting-ticks.ts';
import { SendWaitingWorkout } from '../../features/training/session/use-workout.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { listenToServer, useLiveEvent } from '../../lib/live-events.ts';
import { announce } from '../../ui/announce/announce.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { KeepAnswers } from './keep-answers.tsx';
import { gatherRefreshes, refreshProtocols, refreshRoster } from './refresh-athletes.ts';

/**
 * Keeps the device and the server of one mind, wherever its person is: reads anew what the server
 * says has changed, and sends what the device kept. Draws nothing.
 */
export function LiveUpdates() {
  const client = useQueryClient();
  const { user, isCoach } = useAuth();
  const athletes = useMemo(() => gatherRefreshes(client), [client]);
  useEffect(() => athletes.stop, [athletes]);
  useLiveEvent(({ type, athleteId }) => {
    if (type === 'message') refreshMessages(client, athleteId);
    if (type === 'alert') refreshAlerts(client, athleteId);
    if (type === 'athlete' || type === 'plan') athletes.refresh(athleteId);
    if (type === 'protocol') refreshProtocols(client);
    if (type === 'photos') void refreshPhotos(client, athleteId);
  });
  useEffect(
    () =>
      listenToServer(() => {
        refreshMessages(client);
        refreshAlerts(client);
        refreshProtocols(client);
        if (isCoach) refreshRoster(client);
        else if (user) athletes.refresh(user.id);
      }),
    [client, isCoach, user, athletes],
  );
  useAnnounceUnread();
  useEffect(registerServiceWorker, []);
  if (!user) return null;
  return (
    <>
      <SendWaitingMessages userId={user.id} />
      {user.role === 'client' && (
        <>
          <KeepAnswers userId={user.id} />
          <SendWaitingWorkout userId={user.id} />
          <SendPendingCardio userId={user.id} />
          <SendWaitingCheckIns userId={user.id} />
          <SendWaitingTicks userId={user.id} />
          <SendWaitingMeals userId={user.id} />
        </>
      )}
    </>
  );
}

/** Says that somebody wrote, wherever the person is; on the messages' own pages the lines say it. */
function useAnnounceUnread(): void {
  const total = useUnread().data?.total;
  const before = useRef(total);
  useEffect(() => {
    const isMore = before.current !== undefined && total !== undefined && total > before.current;
    before.current = total;
    if (isMore && !location.pathname.startsWith('/messages')) {
      announce(`New message. ${counted(total, 'unread message')}.`);
    }
  }, [total]);
}
