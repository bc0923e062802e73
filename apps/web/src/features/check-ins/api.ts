import { calls } from 'virtual:contract-calls';
import type { BodyInputOf, checkInEndpoints, Dashboard } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's units and time zone, among the rest of their answers. */
export function useProfile(userId: string) {
  return useQuery(endpointQuery(calls.profile, { params: { userId } }));
}

/** An athlete's check-ins of the last four weeks, the newest first. */
export function useCheckIns(userId: string) {
  return useQuery(endpointQuery(calls.listCheckIns, { params: { userId } }));
}

/** What the athlete weighs by their last weigh-in, kg: known already to who comes from the dashboard. */
export function useLatestWeight() {
  return useQuery({
    ...endpointQuery(calls.dashboard, {}),
    select: ({ weight }: Dashboard) => weight,
  });
}

export type SentCheckIn = BodyInputOf<typeof checkInEndpoints.saveCheckIn>;

/**
 * Stores a check-in, and reads anew whatever rests on it; after a refusal too, for then another
 * device was here. Fails at once without a network.
 */
export function useSaveCheckIn(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: SentCheckIn) => call(calls.saveCheckIn, { body }),
    onSuccess: () => {
      const keys = [
        endpointKey(calls.dashboard),
        endpointKey(calls.listProgress),
        endpointKey(calls.progressOverview, { params: { userId } }),
      ];
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    },
    onSettled: () =>
      client.invalidateQueries({
        queryKey: endpointKey(calls.listCheckIns, { params: { userId } }),
      }),
  });
}
