import { calls } from 'virtual:contract-calls';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import type { RosterQuery } from './roster-query.ts';

/** As many as are read at a time: a phone's page ends where a thumb gives up. */
const PAGE_SIZES = { phone: 15, wide: 50 };
const WIDE = '(min-width: 48em)';

/** The coach's athletes, worst first, page after page. While a new search runs the old one stays. */
export function useRoster({ q, status }: RosterQuery) {
  const [limit] = useState(() => PAGE_SIZES[matchMedia(WIDE).matches ? 'wide' : 'phone']);
  const query = { search: q?.trim(), status, limit };
  return useInfiniteQuery({
    queryKey: endpointKey(calls.clients, { query }),
    queryFn: ({ pageParam, signal }) =>
      call(calls.clients, { query: { ...query, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** As many athletes as one looks through for a name. */
const MATCHES = 5;

/** The coach's athletes whom a search finds, worst first; without one those who need the coach most. */
export function useAthleteMatches(search: string) {
  const query = { search: search.trim() || undefined, limit: MATCHES };
  return useQuery({
    ...endpointQuery(calls.clients, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Counts over the whole roster. */
export function useRosterSummary() {
  return useQuery(endpointQuery(calls.clientsSummary, {}));
}
