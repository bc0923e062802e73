import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAlerts } from '../../features/insights/api.ts';
import { refreshMessages } from '../../features/messages/api.ts';
import { listenToServer, useLiveEvent } from '../../lib/live-events.ts';

/** Reads anew what the server says has changed. Draws nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  useLiveEvent(({ type, athleteId }) => {
    if (type === 'message') refreshMessages(client, athleteId);
    if (type === 'alert') refreshAlerts(client, athleteId);
  });
  useEffect(
    () =>
      listenToServer(() => {
        refreshMessages(client);
        refreshAlerts(client);
      }),
    [client],
  );
  return null;
}
