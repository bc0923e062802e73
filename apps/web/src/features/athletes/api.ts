import { calls } from 'virtual:contract-calls';
import type { TagManyBody } from '@posedown/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';
import { ROSTER_PAGES } from './roster-pages.ts';
import { type RosterQuery, viewOf } from './roster-query.ts';

const pageSize = () =>
  (ROSTER_PAGES.find(({ media }) => matchMedia(media).matches) ?? ROSTER_PAGES[0]).limit;

/**
 * The coach's athletes in the chosen order, paginated. During a new search the previous results
 * stay.
 */
export function useRoster(filters: RosterQuery) {
  const { q, status, tag, sort, reverse } = filters;
  const [limit] = useState(pageSize);
  const view = viewOf(filters);
  const query = {
    view: view === 'all' ? undefined : view,
    search: q?.trim(),
    ...{ status, tag, sort, reverse: reverse && ('true' as const), limit },
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

/** The coach's tags, and how many athletes have each. */
export const useTags = () => useQuery(endpointQuery(calls.tags, {}));

/** Adds a tag to athletes or removes it. The inbox and each athlete's page show tags too. */
export function useTagAthletes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TagManyBody) => call(calls.tagMany, { body }),
    onSettled: () =>
      refetchMatching(
        client,
        ([, kind, , part]) => TAGGED.has(kind) || (kind === 'users' && part === 'tags'),
      ),
  });
}

const TAGGED: ReadonlySet<unknown> = new Set(['clients', 'check-in-inbox', 'tags']);

/** Totals over the whole roster. */
export function useRosterSummary() {
  return useQuery(endpointQuery(calls.clientsSummary, {}));
}
