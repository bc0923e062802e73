import { calls } from 'virtual:contract-calls';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { ROSTER_PAGES } from './roster-pages.ts';
import type { RosterQuery } from './roster-query.ts';

const pageSize = () =>
  (ROSTER_PAGES.find(({ media }) => matchMedia(media).matches) ?? ROSTER_PAGES[0]).limit;

/** The coach's athletes in the order asked for, page after page. While a new search runs the old one stays. */
export function useRoster({ q, status, sort }: RosterQuery) {
  const [limit] = useState(pageSize);
  const query = { search: q?.trim(), status, sort, limit };
  return useInfiniteQuery({
    ...endpointPages(calls.clients, { query }),
    placeholderData: keepPreviousData,
  });
}

/** A goal is searched as well as a name: those with the name are among so many. */
const MATCHES = 20;

/** The athletes that match a search, worst first; without a search, those who need the coach most. */
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
