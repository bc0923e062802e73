import { calls } from 'virtual:contract-calls';
import type {
  ApprovePeakWeekBody,
  ChangePeakWeekBody,
  DraftPeakWeekBody,
  PeakLogBody,
  PeakWeekReply,
  UnwellBody,
} from '@posedown/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { refreshWeighIns } from '../../lib/refresh-weigh-ins.ts';
import { type Tick, withTick } from './with-tick.ts';

/** Without a competition id, the query key is a prefix of those with one. */
const peakWeekOf = (userId: string, competitionId?: string) =>
  endpointQuery(calls.peakWeek, { params: { userId }, query: { competitionId } });

/** @param competitionId the show; today's peak week by default */
export function usePeakWeek(userId: string, competitionId?: string) {
  return useQuery(peakWeekOf(userId, competitionId));
}

/** The athlete and the show of a peak week. */
export interface PeakWeekKey {
  userId: string;
  competitionId: string | undefined;
}

/** Caches a written week for its own pages and refetches those of other shows. */
function cacheReply(client: QueryClient, userId: string, reply: PeakWeekReply) {
  const { queryKey } = peakWeekOf(userId);
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  const isOfToday = reply.others.every((other) => !other.isOfToday);
  if (isOfToday) client.setQueryData(queryKey, reply);
  const named = peakWeekOf(userId, reply.show?.competitionId);
  client.setQueryData(named.queryKey, (cached) => cached && reply);
  void client.refetchQueries({ queryKey, type: 'active', stale: true });
}

/** A write that returns the updated peak week. */
function usePeakWrite<Body>(userId: string, write: (body: Body) => Promise<PeakWeekReply>) {
  const client = useQueryClient();
  const { queryKey } = peakWeekOf(userId);
  return useMutation({
    mutationFn: write,
    onSuccess: async (reply) => {
      // An earlier read would bring back stale data.
      await client.cancelQueries({ queryKey });
      cacheReply(client, userId, reply);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useDraftPeakWeek = ({ userId, competitionId }: PeakWeekKey) =>
  usePeakWrite(userId, (body: DraftPeakWeekBody) =>
    call(calls.draftPeakWeek, { params: { userId }, body: { competitionId, ...body } }),
  );

export const useChangePeakWeek = ({ userId, competitionId }: PeakWeekKey) =>
  usePeakWrite(userId, (body: ChangePeakWeekBody) =>
    call(calls.changePeakWeek, { params: { userId }, body: { competitionId, ...body } }),
  );

export const useApprovePeakWeek = ({ userId, competitionId }: PeakWeekKey) =>
  usePeakWrite(userId, (body: ApprovePeakWeekBody) =>
    call(calls.approvePeakWeek, { params: { userId }, body: { competitionId, ...body } }),
  );

/** Logs part of a day. A weight is also a weigh-in. */
export function useLogPeakWeek({ userId, competitionId }: PeakWeekKey) {
  const client = useQueryClient();
  return usePeakWrite(userId, async (body: PeakLogBody) => {
    const reply = await call(calls.logPeakWeek, {
      params: { userId },
      body: { competitionId, ...body },
    });
    if (body.weight !== undefined) refreshWeighIns(client, userId);
    return reply;
  });
}

/**
 * Ticks or unticks a task, optimistically. Requests are sent one after the other, so that the last reply contains
 * all ticks.
 */
export function useTickTask({ userId, competitionId }: PeakWeekKey) {
  const client = useQueryClient();
  const { queryKey } = peakWeekOf(userId);
  const mutationKey = ['tick-peak-task', userId];
  const save = (tick: Tick) =>
    client.setQueriesData<PeakWeekReply>({ queryKey }, (reply) =>
      reply?.show?.competitionId === competitionId ? reply && withTick(reply, tick) : reply,
    );
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (tick: Tick) =>
      call(calls.logPeakWeek, { params: { userId }, body: { competitionId, ...tick } }),
    onMutate: async (tick) => {
      save(tick);
      await client.cancelQueries({ queryKey });
    },
    onSuccess: (reply) => {
      if (client.isMutating({ mutationKey }) === 1) cacheReply(client, userId, reply);
    },
    onError: (_error, tick) => {
      save({ ...tick, done: !tick.done });
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}

export function useReportUnwell(userId: string) {
  return useMutation({
    mutationFn: (body: UnwellBody) => call(calls.reportUnwell, { params: { userId }, body }),
  });
}
