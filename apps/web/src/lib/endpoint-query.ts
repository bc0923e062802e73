import type { Endpoint, ReplyOf } from '@posedown/contract';
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { type CallInput, read } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { CallOf } from './call-of.ts';
import { type Address, endpointKey, endpointPath } from './endpoint-path.ts';

/**
 * The key and types of a read of the contract, for `useQuery` in a feature's `api.ts`:
 * `useQuery(endpointQuery(calls.profile, { params: { userId } }))`.
 */
export function endpointQuery<E extends Endpoint>(target: CallOf<E>, input: CallInput<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({ queryKey: endpointKey(target, input as Address) });
}

interface Page {
  nextCursor: string | null;
}

type Asked = QueryFunctionContext<unknown[], string | undefined>;

/** What is read of a list that comes page by page, for `useInfiniteQuery`; the input names no cursor. */
export function endpointPages<E extends Endpoint>(
  target: CallOf<E> & (ReplyOf<E> extends Page ? unknown : never),
  input: CallInput<E>,
) {
  const address = input as Address & { query?: object };
  return {
    queryKey: endpointKey(target, address),
    queryFn: ({ pageParam: cursor, signal }: Asked) =>
      read(
        endpointPath(target, { ...address, query: { ...address.query, cursor } }),
        signal,
      ) as Promise<ReplyOf<E> & Page>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  };
}
