import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether the next page of a list is loading. */
const isReadingOn = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/**
 * Refetches the queries with matching keys. A list whose next page is loading is refetched
 * afterward, because a refetch would cancel that page.
 */
export function refetchMatching(client: QueryClient, matches: (key: QueryKey) => boolean): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ predicate: (one) => matches(one.queryKey) })) {
    if (!isReadingOn(query)) continue;
    const { queryKey } = query;
    const then = () => client.invalidateQueries({ queryKey, exact: true });
    void query.promise?.then(then, then);
  }
  void client.invalidateQueries({
    predicate: (query) => matches(query.queryKey) && !isReadingOn(query),
  });
}
