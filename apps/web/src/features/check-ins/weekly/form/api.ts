import { calls } from 'virtual:contract-calls';
import type { WeeklyCheckIn, WeeklyCheckInInput } from '@posedown/contract';
import {
  type QueryClient,
  type QueryFunctionContext,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, read } from '../../../../lib/api-client.ts';
import { endpointKey, endpointPath } from '../../../../lib/endpoint-path.ts';
import { refreshWeighIns } from '../../../../lib/refresh-weigh-ins.ts';
import { weeklyQuery } from '../weekly-query.ts';

const PAGE = 12;

/** An athlete's weekly check-ins, newest first, paginated. */
export function useWeeklyHistory(userId: string) {
  const target = calls.weeklyCheckIns;
  const of = (before?: string) => ({ params: { userId }, query: { before, limit: PAGE } });
  return useInfiniteQuery({
    queryKey: endpointKey(target, of()),
    queryFn: ({ pageParam, signal }: QueryFunctionContext<unknown[], string | undefined>) =>
      read(endpointPath(target, of(pageParam)), signal) as Promise<{ checkIns: WeeklyCheckIn[] }>,
    initialPageParam: undefined as string | undefined,
    meta: { isPaged: true },
    getNextPageParam: ({ checkIns }: { checkIns: WeeklyCheckIn[] }) =>
      checkIns.length < PAGE ? undefined : checkIns.at(-1)?.dueOn,
  });
}

/** Sends a weekly check-in, idempotently. @throws as `call` does */
export const sendWeekly = (body: WeeklyCheckInInput): Promise<WeeklyCheckIn> =>
  call(calls.submitWeeklyCheckIn, { body });

/** Adds a sent or answered check-in to the cache before it is refetched. */
export function cacheWeekly(client: QueryClient, userId: string, checkIn: WeeklyCheckIn): void {
  client.setQueryData(weeklyQuery(userId).queryKey, (data) => {
    if (!data) return data;
    if (data.previous?.id === checkIn.id) return { ...data, previous: checkIn };
    const { current } = data;
    const isSame = current === null || current.id === checkIn.id;
    return { ...data, current: checkIn, previous: isSame ? data.previous : current };
  });
}

/** Refetches the weekly check-ins. */
export function refreshWeekly(client: QueryClient, userId: string) {
  const params = { userId };
  void client.invalidateQueries({ queryKey: endpointKey(calls.weeklyCheckIns, { params }) });
  return client.invalidateQueries({ queryKey: endpointKey(calls.weeklyCheckIn, { params }) });
}

/** Sends a weekly check-in and refetches what depends on it; after a failure too, since another device may have been first. */
export function useSendWeekly(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendWeekly,
    onSuccess: (checkIn) => cacheWeekly(client, userId, checkIn),
    onSettled: () => {
      void refreshWeekly(client, userId);
      // Measurements are also an entry of the day.
      refreshWeighIns(client, userId);
    },
  });
}

/** Reads what the server has now. @throws as `call` does */
export function useFetchWeekly(userId: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...weeklyQuery(userId), staleTime: 0 });
}

/** Marks the coach's reply as seen. */
export function useAcknowledgeReply(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (checkInId: string) =>
      call(calls.acknowledgeCheckInReply, { params: { checkInId } }),
    onSuccess: (checkIn) => cacheWeekly(client, userId, checkIn),
    onSettled: () => void refreshWeekly(client, userId),
  });
}
