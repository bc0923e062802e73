import { calls } from 'virtual:contract-calls';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { ROSTER_PAGES } from './roster-pages.ts';
import { type RosterQuery, viewOf } from './roster-query.ts';

const pageSize = () =>
  (ROSTER_PAGES.find(({ media }) => matchMedia(media).matches) ?? ROSTER_PAGES[0]).limit;

/**
 * The coach's athletes in the chosen order, paginated. During a new search the previous results
 * stay.
 */
export function useRoster(filters: RosterQuery) {
  const { q, status, sort, reverse } = filters;
  const [limit] = useState(pageSize);
  const view = viewOf(filters);
  const query = {
    view: view === 'all' ? undefined : view,
    search: q?.trim(),
    ...{ status, sort, reverse: reverse && ('true' as const), limit },
  };
  return useInfiniteQuery({
    ...endpointPages(calls.clients, { query }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Searches match goals as well as names. This many results are enough to include the matching
 * names.
 */
const MAX_MATCHES = 20;

/**
 * The athletes matching a search. An empty search lists those who need the
 * coach most.
 */
export function useAthleteMatches(search: string) {
  const query = { search: search.trim() || undefined, limit: MAX_MATCHES };
  return useQuery({
    ...endpointQuery(calls.clients, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Totals over the whole roster. */
export function useRosterSummary() {
  return useQuery(endpointQuery(calls.clientsSummary, {}));
}
