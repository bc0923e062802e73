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

/** The coach's alerts, most severe first, paginated. */
export function useAlerts(state: AlertState, severity?: CoachAlert['severity']) {
  const query = { state, severity };
  return useInfiniteQuery({
    ...endpointPages(calls.alerts, { query }),
    placeholderData: keepPreviousData,
  });
}

/** The athlete's data on the pages that alerts link to, unless other events refetch it. */
const LINKED_PARTS: ReadonlySet<unknown> = new Set(['overview', 'peak-week', 'assistant-messages']);

/** Refetches the alerts, and the data of the athlete that they link to. */
export function refreshAlerts(client: QueryClient, userId?: string): void {
  refetchMatching(
    client,
    ([, kind, id, part]) => kind === alertsKey[1] || (id === userId && LINKED_PARTS.has(part)),
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

/** Marks an alert as read or resolved, or reopens it. */
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
