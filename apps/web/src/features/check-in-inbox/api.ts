import { calls } from 'virtual:contract-calls';
import type { CheckInAnswerInput, InboxFilter } from '@posedown/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import { endpointKey, endpointPath } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { photosToPreload } from './photo-choices.ts';

/** Rows loaded at once: more than most Mondays bring. */
const PAGE = 100;

/** The coach's check-ins of a filter, ranked, with the number of rows of every filter. */
export function useInbox(filter: InboxFilter) {
  return useInfiniteQuery({
    ...endpointPages(calls.checkInInbox, { query: { filter, limit: PAGE } }),
    // The counts of the filters stay on the screen while another one loads.
    placeholderData: (before) => before,
  });
}

/** The number of waiting check-ins, for the navigation. */
export function useWaitingCheckInCount(): number {
  const inbox = useQuery(endpointQuery(calls.checkInInbox, { query: { limit: 1 } }));
  return inbox.data?.counts.waiting ?? 0;
}

const reviewQuery = (athleteId: string) =>
  endpointQuery(calls.checkInReview, { params: { userId: athleteId } });

export const useReview = (athleteId: string) => useQuery(reviewQuery(athleteId));

/** Loads the reviews that come next, with their first photos, so that switching waits for nothing. */
export function usePrefetchReviews(athleteIds: readonly string[]): void {
  const client = useQueryClient();
  const key = athleteIds.join();
  useEffect(() => {
    for (const athleteId of key.split(',').filter(Boolean)) void prefetch(client, athleteId);
  }, [client, key]);
}

async function prefetch(client: QueryClient, athleteId: string): Promise<void> {
  try {
    const review = await client.fetchQuery(reviewQuery(athleteId));
    for (const photo of photosToPreload(review)) new Image().src = photoUrl(athleteId, photo.id);
  } catch {
    // It is loaded when it is opened, which shows the failure.
  }
}

export const photoUrl = (userId: string, photoId: string) =>
  endpointPath(calls.showPhoto, { params: { userId, photoId }, query: { size: 'full' } });

/** Answers a check-in, idempotently. @throws as `call` does */
export const sendAnswer = (athleteId: string, body: CheckInAnswerInput) =>
  call(calls.answerCheckIn, { params: { userId: athleteId }, body });

/** Refetches the queue, and an athlete's review once it is shown again. */
export function refreshInbox(client: QueryClient, athleteId: string): void {
  void client.invalidateQueries({ queryKey: endpointKey(calls.checkInInbox) });
  void client.invalidateQueries({ queryKey: reviewQuery(athleteId).queryKey });
}
