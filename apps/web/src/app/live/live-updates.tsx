import { counted } from '@posedown/coaching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { SendPendingAnswers } from '../../features/check-in-inbox/pending-answers.ts';
import { refreshAlerts } from '../../features/insights/api.ts';
import { refreshMessages, useUnread } from '../../features/messages/api.ts';
import { SendWaitingMessages } from '../../features/messages/use-outbox.ts';
import { refreshNotices } from '../../features/notices/api.ts';
import { refreshPhotos } from '../../features/photos/api.ts';
import { refreshTasks } from '../../features/tasks/api.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { listenToServer, useLiveEvent } from '../../lib/live-events.ts';
import { announce } from '../../ui/announce/announce.ts';
import { PendingBar } from '../navigation/pending-bar.tsx';
import { useAccountSync } from './account-sync.ts';
import { Departed } from './departed.tsx';
import { OfflineCache } from './offline-cache.tsx';
import { useOpenNotices } from './open-notices.ts';
import {
  gatherRefreshes,
  refreshProtocols,
  refreshRoster,
  refreshRosterRows,
  refreshTimeline,
} from './refresh-athletes.ts';
import { SendWaiting } from './send-waiting.tsx';

/**
 * Syncs the device with the server: refetches what has changed and sends queued entries. Renders
 * only the loading bar and the notice about an athlete who has left.
 */
export function LiveUpdates() {
  const client = useQueryClient();
  const { user, isCoach, refetchSession } = useAuth();
  useAccountSync(user?.id, refetchSession);
  const look = useRef(refetchSession);
  look.current = refetchSession;
  const athletes = useMemo(() => gatherRefreshes(client), [client]);
  useEffect(() => athletes.stop, [athletes]);
  useLiveEvent(({ type, athleteId }) => {
    if (type === 'message') refreshMessages(client, athleteId);
    if (type === 'notice') refreshNotices(client);
    if (type === 'task') refreshTasks(client);
    if (type === 'alert') refreshAlerts(client, athleteId);
    if (isCoach && (type === 'message' || type === 'alert')) refreshRosterRows(client);
    refreshTimeline(client, type, athleteId);
    if (type === 'athlete' || type === 'plan') athletes.refresh(athleteId);
    if (type === 'protocol') refreshProtocols(client);
    if (type === 'photos') void refreshPhotos(client, athleteId);
  });
  useEffect(() => {
    const refetchMatching = () => {
      refreshMessages(client);
      refreshAlerts(client);
      refreshNotices(client);
      refreshProtocols(client);
      if (isCoach) {
        refreshRoster(client);
        refreshTasks(client);
      } else if (user) athletes.refresh(user.id);
    };
    return listenToServer(refetchMatching, () => look.current());
  }, [client, isCoach, user, athletes]);
  useAnnounceUnread();
  useOpenNotices();
  if (!user) return null;
  return (
    <>
      <PendingBar />
      <SendWaitingMessages userId={user.id} />
      {isCoach && <Departed />}
      {isCoach && <SendPendingAnswers userId={user.id} />}
      {!isCoach && <SendWaiting userId={user.id} />}
      <OfflineCache userId={user.id} />
    </>
  );
}

/** Announces new messages, except on the message screens, which announce each message. */
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
