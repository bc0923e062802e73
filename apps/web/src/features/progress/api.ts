import { calls } from 'virtual:contract-calls';
import type { ProgressBody, StatsBody } from '@posedown/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

const OVERVIEW_WEEKS = 16;

/** What the athlete's own entries come to. */
export function useOverview(userId: string) {
  const input = { params: { userId }, query: { weeks: OVERVIEW_WEEKS } };
  return useQuery(endpointQuery(calls.progressOverview, input));
}

/** Everything that rests on entries is read anew. */
function refresh(client: QueryClient, userId: string) {
  const keys = [
    endpointKey(calls.listProgress),
    endpointKey(calls.dashboard),
    endpointKey(calls.progressOverview, { params: { userId } }),
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** Stores today's weight and body fat. */
export function useRecordStats(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: StatsBody) => call(calls.recordStats, { body }),
    onSuccess: () => refresh(client, userId),
  });
}

/** Stores an entry. Fails at once without a network. */
export function useRecordProgress(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: ProgressBody) => call(calls.recordProgress, { body }),
    onSuccess: () => refresh(client, userId),
  });
}
