import { calls } from 'virtual:contract-calls';
import type { CoachAlert } from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages } from '../../lib/endpoint-query.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';

export type AlertState = 'open' | 'resolved';

const alertsKey = endpointKey(calls.alerts);

/** The coach's alerts, worst first, page after page. */
export function useAlerts(state: AlertState, severity?: CoachAlert['severity']) {
  const query = { state, severity };
  return useInfiniteQuery({
    ...endpointPages(calls.alerts, { query }),
    placeholderData: keepPreviousData,
  });
}

/** What is read of an athlete on the pages that an alert leads to, where nothing else tells of it. */
const LED_TO: ReadonlySet<unknown> = new Set(['overview', 'peak-week', 'assistant-messages']);

/** Refetches the alerts, and with them what they are about of that athlete. */
export function refreshAlerts(client: QueryClient, userId?: string): void {
  refetchMatching(
    client,
    ([, kind, id, part]) => kind === alertsKey[1] || (id === userId && LED_TO.has(part)),
  );
}

const CHANGES = {
  read: calls.readAlert,
  resolve: calls.resolveAlert,
  reopen: calls.reopenAlert,
} as const;

interface Change {
  id: string;
  to: keyof typeof CHANGES;
}

/** Says of an alert that it was seen, is dealt with, or is not after all. */
export function useChangeAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: Change) => call(CHANGES[to], { params: { alertId: id } }),
    onSuccess: ({ clientId: userId }) =>
      client.invalidateQueries({
        queryKey: endpointKey(calls.clientOverview, { params: { userId } }),
      }),
    onSettled: () => refreshAlerts(client),
  });
}
