import type { Endpoint, ReplyOf } from '@posedown/contract';
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { type CallInput, read } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { CallOf } from './call-of.ts';
import { type Address, endpointKey, endpointPath } from './endpoint-path.ts';

/**
 * The query key and types of a contract read, for `useQuery` in a feature's `api.ts`:
 * `useQuery(endpointQuery(calls.profile, { params: { userId } }))`.
 */
export function endpointQuery<E extends Endpoint>(target: CallOf<E>, input: CallInput<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({ queryKey: endpointKey(target, input as Address) });
}

interface Page {
  nextCursor: string | null;
}

type PageContext = QueryFunctionContext<unknown[], string | undefined>;

/** The same for a paginated list, for `useInfiniteQuery`. The input contains no cursor. */
export function endpointPages<E extends Endpoint>(
  target: CallOf<E> & (ReplyOf<E> extends Page ? unknown : never),
  input: CallInput<E>,
) {
  const address = input as Address & { query?: object };
  return {
    queryKey: endpointKey(target, address),
    queryFn: ({ pageParam: cursor, signal }: PageContext) =>
      read(
        endpointPath(target, { ...address, query: { ...address.query, cursor } }),
        signal,
      ) as Promise<ReplyOf<E> & Page>,
    initialPageParam: undefined as string | undefined,
    meta: { isPaged: true },
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  };
}
