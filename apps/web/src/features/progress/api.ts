import { calls } from 'virtual:contract-calls';
import type {
  ProgressBody,
  ProgressChange,
  ProgressEntry,
  ProgressRestore,
  StatsBody,
} from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { refreshWeighIns } from '../../lib/refresh-weigh-ins.ts';

const RECENT_ENTRIES = 5;

/** The athlete's latest entries, newest first. */
export function useRecentEntries() {
  return useQuery(endpointQuery(calls.listProgress, { query: { limit: RECENT_ENTRIES } }));
}

/** An athlete's check-ins of the last four weeks, for prefilling the entry of a day. */
export function useRecentCheckIns(userId: string) {
  return useQuery(endpointQuery(calls.listCheckIns, { params: { userId } }));
}

const ENTRIES_PAGE = 10;

/** All of an athlete's entries, newest first, paginated. */
export function useEntries(userId: string) {
  const params = { userId };
  const query = { limit: ENTRIES_PAGE };
  return useInfiniteQuery(endpointPages(calls.listAthleteProgress, { params, query }));
}

const OVERVIEW_WEEKS = 16;

/** The athlete's figures, trend, weeks and measurements, computed from their entries. */
export function useProgressOverview(userId: string) {
  const input = { params: { userId }, query: { weeks: OVERVIEW_WEEKS } };
  return useQuery(endpointQuery(calls.progressOverview, input));
}

/** Saves today's weight and body fat. */
export function useRecordStats(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StatsBody) => call(calls.recordStats, { body }),
    onSuccess: () => refreshWeighIns(client, userId),
  });
}

/** Saves an entry. */
export function useRecordProgress(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgressBody) => call(calls.recordProgress, { body }),
    onSuccess: () => refreshWeighIns(client, userId),
  });
}

/** Peak-week days include the weight of an entry, so both are refetched. */
function refreshChanged(client: QueryClient, userId: string) {
  refreshWeighIns(client, userId);
  const queryKey = endpointKey(calls.peakWeek, { params: { userId } });
  void client.invalidateQueries({ queryKey });
}

/**
 * Edits an entry. Everything is refetched after a rejection too, because another device may have
 * changed it.
 */
export function useChangeEntry(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entryId, ...body }: ProgressChange & { entryId: string }) =>
      call(calls.changeProgress, { params: { entryId }, body }),
    onSettled: () => refreshChanged(client, userId),
  });
}

/** Deletes an entry. */
export function useDeleteEntry(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: entryId, version }: Pick<ProgressEntry, 'id' | 'version'>) =>
      call(calls.deleteProgress, { params: { entryId }, body: { version } }),
    onSettled: () => refreshChanged(client, userId),
  });
}

/** Restores an entry that was just deleted. */
export function useRestoreEntry(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgressRestore) => call(calls.restoreProgress, { body }),
    onSettled: () => refreshChanged(client, userId),
  });
}
