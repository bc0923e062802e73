import { calls } from 'virtual:contract-calls';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import type { RosterQuery } from './roster-query.ts';

const PAGE_SIZE = 50;

/** The coach's athletes, worst first, page after page. While a new search runs the old one stays. */
export function useRoster({ q, status }: RosterQuery) {
  const query = { search: q?.trim(), status, limit: PAGE_SIZE };
  return useInfiniteQuery({
    queryKey: endpointKey(calls.clients, { query }),
    queryFn: ({ pageParam, signal }) =>
      call(calls.clients, { query: { ...query, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Counts over the whole roster. */
export function useRosterSummary() {
  return useQuery(endpointQuery(calls.clientsSummary, {}));
}
