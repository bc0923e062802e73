import { calls } from 'virtual:contract-calls';
import type { RosterLayout, TagManyBody } from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { isOutdated } from '../../lib/api-error.ts';
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

const NO_LAYOUT: RosterLayout = { columns: null, views: [], version: 0 };

/**
 * The coach's columns and saved views; undefined until they are loaded. If they can't be loaded, the default columns
 * and no views.
 */
export function useRosterLayout() {
  const { data, isError, isFetching } = useQuery(endpointQuery(calls.rosterLayout, {}));
  const layout = data ?? (isError ? NO_LAYOUT : undefined);
  return { layout, isCurrent: data !== undefined && !isFetching && !isError };
}

/** A change of the layout. Throws if the layout no longer allows it. */
export type LayoutChange = (layout: RosterLayout) => Omit<RosterLayout, 'version'>;

/** Changes the layout. If another tab was first, the change applies to what that one saved. */
export function useChangeLayout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: LayoutChange) => {
      const query = endpointQuery(calls.rosterLayout, {});
      try {
        return await sendLayout(client, await client.ensureQueryData(query), change);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return sendLayout(client, await client.fetchQuery({ ...query, staleTime: 0 }), change);
      }
    },
  });
}

async function sendLayout(client: QueryClient, before: RosterLayout, change: LayoutChange) {
  const body = { ...change(before), version: before.version };
  const after = await call(calls.changeRosterLayout, { body });
  client.setQueryData(endpointQuery(calls.rosterLayout, {}).queryKey, after);
  return after;
}
