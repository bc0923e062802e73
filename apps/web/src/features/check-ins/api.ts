import { calls } from 'virtual:contract-calls';
import type { BodyInputOf, CheckIn, checkInEndpoints, Dashboard } from '@posedown/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { refreshWeighIns } from '../../lib/refresh-weigh-ins.ts';

/** An athlete's check-ins of the last four weeks, newest first. */
export function useCheckIns(userId: string) {
  return useQuery(endpointQuery(calls.listCheckIns, { params: { userId } }));
}

export function useFetchCheckIns(userId: string) {
  const client = useQueryClient();
  const query = endpointQuery(calls.listCheckIns, { params: { userId } });
  return () => client.fetchQuery({ ...query, staleTime: 0 });
}

/** The athlete's last weight in kg, from the dashboard. */
export function useLatestWeight() {
  return useQuery({
    ...endpointQuery(calls.dashboard, {}),
    select: ({ weight }: Dashboard) => weight,
  });
}

export type SentCheckIn = BodyInputOf<typeof checkInEndpoints.saveCheckIn>;

/** Saves a check-in, idempotently. @throws as `call` does */
export const sendCheckIn = (body: SentCheckIn) => call(calls.saveCheckIn, { body });

/** Adds a saved check-in to the cached list before it is refetched. */
export function cacheCheckIn(client: QueryClient, checkIn: CheckIn): void {
  const { userId } = checkIn;
  const { queryKey } = endpointQuery(calls.listCheckIns, { params: { userId } });
  client.setQueryData(
    queryKey,
    (list) =>
      list && [checkIn, ...list.filter(({ date }) => date !== checkIn.date)].sort(newestFirst),
  );
}

const newestFirst = (one: CheckIn, two: CheckIn) => (one.date < two.date ? 1 : -1);

/** Saves a check-in and refetches what depends on it; after a failure too, since another device may have been first. */
export function useSaveCheckIn(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendCheckIn,
    onSuccess: (checkIn) => cacheCheckIn(client, checkIn),
    onSettled: () => refreshWeighIns(client, userId),
  });
}
