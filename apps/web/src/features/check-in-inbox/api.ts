import { calls } from 'virtual:contract-calls';
import type { CheckInAnswerInput, Inbox, InboxFilter } from '@posedown/contract';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey, endpointPath } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';

/** Rows loaded at once: more than a coach gets on most Mondays. */
const PAGE = 100;

/** The coach's check-ins of a filter and tag, ranked, with the number of rows of every filter. */
export function useInbox(filter: InboxFilter, tag: string | undefined) {
  return useInfiniteQuery({
    ...endpointPages(calls.checkInInbox, { query: { filter, tag, limit: PAGE } }),
    // The counts of the filters stay on the screen while another one loads.
    placeholderData: (before) => before,
  });
}

/** The coach's tags, for the filter. */
export const useTags = () => useQuery(endpointQuery(calls.tags, {}));

/** The number of waiting check-ins, for the navigation. */
export function useWaitingCheckInCount(): number {
  return useQuery(endpointQuery(calls.checkInCount, {})).data?.waiting ?? 0;
}

/** Everything about an athlete's check-in. */
export const reviewQuery = (athleteId: string) =>
  endpointQuery(calls.checkInReview, { params: { userId: athleteId } });

export const useReview = (athleteId: string) => useQuery(reviewQuery(athleteId));

export const photoUrl = (userId: string, photoId: string) =>
  endpointPath(calls.showPhoto, { params: { userId, photoId }, query: { size: 'full' } });

/** Answers a check-in, idempotently. @throws as `call` does */
export const sendAnswer = (athleteId: string, body: CheckInAnswerInput) =>
  call(calls.answerCheckIn, { params: { userId: athleteId }, body });

/** Cancels the change that applies from a later day. */
export function useCancelPlanned(athleteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.cancelPlannedChange, { params: { userId: athleteId } }),
    onSettled: () => client.invalidateQueries({ queryKey: reviewQuery(athleteId).queryKey }),
  });
}

const INBOX_KEY = endpointKey(calls.checkInInbox);

/** Takes an answered athlete out of the loaded queues, so that the row doesn't come back until they are refetched. */
export function dropFromQueues(client: QueryClient, athleteId: string): void {
  client.setQueriesData<InfiniteData<Inbox>>({ queryKey: INBOX_KEY }, (data) => {
    if (!data?.pages) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => row.athleteId !== athleteId || row.state === 'done'),
    }));
    return { ...data, pages };
  });
}

/** Refetches the queue, and an athlete's review once it is shown again. */
export function refreshInbox(client: QueryClient, athleteId: string): void {
  void client.invalidateQueries({ queryKey: INBOX_KEY });
  void client.invalidateQueries({ queryKey: reviewQuery(athleteId).queryKey });
}
