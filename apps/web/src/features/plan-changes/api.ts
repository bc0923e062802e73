import { calls } from 'virtual:contract-calls';
import type { GuidanceBody } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages } from '../../lib/endpoint-query.ts';
import { newChangesQuery } from './new-changes-query.ts';

const PAGE = 10;

/** What the other side changed and the reader has not acknowledged, the newest first. */
export function useNewChanges(userId: string) {
  return useQuery(newChangesQuery(userId));
}

/** Whether it is known what is new, or can't be known now: without a network, say. */
export function useNewChangesKnown(userId: string): boolean {
  const { isPending, failureCount, fetchStatus } = useNewChanges(userId);
  return !isPending || failureCount > 0 || fetchStatus === 'paused';
}

/** Every change of an athlete's plans, the newest first, page after page. */
export function usePlanChanges(userId: string) {
  return useInfiniteQuery(
    endpointPages(calls.planChanges, { params: { userId }, query: { limit: PAGE } }),
  );
}

/** Marks what the other side changed, up to one change, as seen. */
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
