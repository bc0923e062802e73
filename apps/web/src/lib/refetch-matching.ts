import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether the next page of a list is on its way. */
const isReadingOn = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/**
 * Refetches what has these keys; a list whose next page is on its way after that page is there, for it would not
 * come any more.
 */
export function refetchMatching(client: QueryClient, isMeant: (key: QueryKey) => boolean): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ predicate: (one) => isMeant(one.queryKey) })) {
    if (!isReadingOn(query)) continue;
    const { queryKey } = query;
    const then = () => client.invalidateQueries({ queryKey, exact: true });
    void query.promise?.then(then, then);
  }
  void client.invalidateQueries({
    predicate: (query) => isMeant(query.queryKey) && !isReadingOn(query),
  });
}
