import { calls } from 'virtual:contract-calls';
import type { ScheduledBody, ScheduledChange, ScheduledMessage } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointPages, endpointQuery } from '../../../lib/endpoint-query.ts';
import { refreshMessages } from '../api.ts';

const PAGE_SIZE = 50;
/** More than can wait for one athlete. */
const ALL_OF_ATHLETE = 100;

/** The messages to one athlete that wait or weren't sent. */
export const useScheduled = (athleteId: string, enabled: boolean) =>
  useQuery({
    ...endpointQuery(calls.scheduledMessages, { query: { athleteId, limit: ALL_OF_ATHLETE } }),
    enabled,
  });

/** All the coach's scheduled messages by time, paginated, with their numbers. */
export const useAllScheduled = () =>
  useInfiniteQuery(endpointPages(calls.scheduledMessages, { query: { limit: PAGE_SIZE } }));

/** Schedules a message. The request key makes retries safe. */
export const scheduleMessage = (userId: string, body: ScheduledBody) =>
  call(calls.scheduleMessage, { params: { userId }, body });

/** A write to the messages of one athlete. They are refetched after a rejection too: one may have been sent. */
function useScheduledWrite<Input, Reply>(
  userId: string,
  mutationFn: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshMessages(client, userId) });
}

export const useScheduleMessage = (userId: string) =>
  useScheduledWrite(userId, (body: ScheduledBody) => scheduleMessage(userId, body));

export const useChangeScheduled = (userId: string) =>
  useScheduledWrite(userId, ({ id: scheduledId, ...body }: ScheduledChange & { id: string }) =>
    call(calls.changeScheduled, { params: { userId, scheduledId }, body }),
  );

type Shown = Pick<ScheduledMessage, 'id' | 'version'>;

export const useSendScheduled = (userId: string) =>
  useScheduledWrite(userId, ({ id: scheduledId, version }: Shown) =>
    call(calls.sendScheduled, { params: { userId, scheduledId }, body: { version } }),
  );

export const useCancelScheduled = (userId: string) =>
  useScheduledWrite(userId, ({ id: scheduledId, version }: Shown) =>
    call(calls.cancelScheduled, { params: { userId, scheduledId }, query: { version } }),
  );

export const useRestoreScheduled = (userId: string) =>
  useScheduledWrite(userId, ({ id: scheduledId }: Shown) =>
    call(calls.restoreScheduled, { params: { userId, scheduledId } }),
  );
