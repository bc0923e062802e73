import { calls } from 'virtual:contract-calls';
import type { ProgressBody } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's units and time zone, among the rest of their answers. */
export function useProfile(userId: string) {
  return useQuery(endpointQuery(calls.profile, { params: { userId } }));
}

const RECENT_ENTRIES = 5;

/** The athlete's last entries, the newest first. */
export function useRecentEntries() {
  return useQuery(endpointQuery(calls.listProgress, { query: { limit: RECENT_ENTRIES } }));
}

/** Stores an entry. Fails at once without a network. */
export function useRecordProgress() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: ProgressBody) => call(calls.recordProgress, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: endpointKey(calls.listProgress) });
      void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
    },
  });
}
