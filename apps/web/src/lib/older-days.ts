import type { CalendarDay } from '@posedown/coaching';
import type { cardioEndpoints, checkInEndpoints, ReplyOf } from '@posedown/contract';
import { type QueryFunctionContext, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { read } from './api-client.ts';
import type { CallOf } from './call-of.ts';
import { todayIn } from './days.ts';
import { endpointKey, endpointPath } from './endpoint-path.ts';
import { endpointQuery } from './endpoint-query.ts';

/** A list of an athlete's last weeks that continues backward from a day. */
type OfWeeks = typeof cardioEndpoints.listCardioSessions | typeof checkInEndpoints.listCheckIns;

interface Dated {
  date: CalendarDay;
}

const PAGE = 40;

/**
 * Entries before a day, paginated: loaded on request, and from then on refetched with the rest.
 */
export function olderDays<E extends OfWeeks>(target: CallOf<E>, userId: string, day: CalendarDay) {
  const of = (before: CalendarDay) => ({ params: { userId }, query: { before, limit: PAGE } });
  return {
    queryKey: endpointKey(target, of(day)),
    queryFn: ({ pageParam, signal }: QueryFunctionContext<unknown[], CalendarDay>) =>
      read(endpointPath(target, of(pageParam)), signal) as Promise<ReplyOf<E>>,
    initialPageParam: day,
    // A page contains whole days, and is full unless it is the last.
    getNextPageParam: (page: readonly Dated[]) =>
      page.length < PAGE ? undefined : page.at(-1)?.date,
    enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
  };
}

/**
 * The entries before the days of a list, with a function that loads more; none if there is nothing
 * older.
 * @param shown the list, newest first
 */
export function useOlderDays<E extends OfWeeks>(
  target: CallOf<E>,
  userId: string,
  shown: readonly Dated[],
) {
  const day = shown.at(-1)?.date ?? todayIn();
  const first = useQuery(
    endpointQuery<OfWeeks>(target, { params: { userId }, query: { before: day, limit: 1 } }),
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(olderDays(target, userId, day));
  // Unknown counts as more.
  const hasAny = first.data ? first.data.length > 0 : first.isError;
  return {
    rows: data?.pages.flat() ?? [],
    list: {
      ...{ isFetchingNextPage, isFetchNextPageError, fetchNextPage },
      hasNextPage: data ? hasNextPage : hasAny,
    },
  };
}
