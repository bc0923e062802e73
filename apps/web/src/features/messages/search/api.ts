import { calls } from 'virtual:contract-calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpointPages } from '../../../lib/endpoint-query.ts';

/** Messages with the words of a search, newest first, paginated: in one thread, or in all of the coach's. */
export function useMessageSearch(q: string, athleteId?: string) {
  return useInfiniteQuery({
    ...endpointPages(calls.searchMessages, { query: { q, athleteId } }),
    placeholderData: keepPreviousData,
  });
}
