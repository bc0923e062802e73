import { calls } from 'virtual:contract-calls';
import type { GuidanceBody } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages } from '../../lib/endpoint-query.ts';
import { newChangesQuery } from './new-changes-query.ts';

const PAGE = 10;

/** Changes by the other side that the reader has not acknowledged, newest first. */
export function useNewChanges(userId: string) {
  return useQuery(newChangesQuery(userId));
}

/** Whether the new changes are loaded, or can't be loaded now, for example offline. */
export function useNewChangesLoaded(userId: string): boolean {
  const { isPending, failureCount, fetchStatus } = useNewChanges(userId);
  return !isPending || failureCount > 0 || fetchStatus === 'paused';
}

/** All changes of an athlete's plans, newest first, paginated. */
export function usePlanChanges(userId: string) {
  return useInfiniteQuery(
    endpointPages(calls.planChanges, { params: { userId }, query: { limit: PAGE } }),
  );
}

/** Marks the other side's changes as seen, up to the given one. */
export function useAcknowledge(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) =>
      call(calls.acknowledgePlanChanges, { params: { userId }, body: { upTo } }),
    onSettled: () =>
      client.invalidateQueries({
        queryKey: endpointKey(calls.planChanges, { params: { userId } }),
      }),
  });
}

/** Cancels the change that applies from a later day. */
export function useCancelPlanned(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.cancelPlannedChange, { params: { userId } }),
    onSettled: () =>
      client.invalidateQueries({
        queryKey: endpointKey(calls.planChanges, { params: { userId } }),
      }),
  });
}

/** Sets who decides about an athlete's plans. */
export function useSetGuidance(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mode: GuidanceBody['mode']) =>
      call(calls.setGuidance, { params: { userId }, body: { mode } }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: endpointKey(calls.profile, { params: { userId } }) }),
  });
}
