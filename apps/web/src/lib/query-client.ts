import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { read } from './api-client.ts';
import { ApiError, isUnanswered } from './api-error.ts';
import { keyPath } from './endpoint-path.ts';
import { parsedFirstRead, takeFirstRead } from './first-reads.ts';

const FRESH_MS = 5 * 60_000;
const CACHED_MS = 10 * 60_000;

export interface QueryContext {
  client: QueryClient;
  queryKey: QueryKey;
  signal?: AbortSignal;
}

/**
 * Fetches the path of a query key. A 401 throws, or returns null if the caller works without a
 * session. If the server cannot be reached it throws too, but the query shows the last reply
 * cached on the device.
 */
export function readByKey(on401: 'throw' | 'null') {
  return async ({ client, queryKey, signal }: QueryContext): Promise<unknown> => {
    try {
      return await read(keyPath(queryKey), signal);
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      if (isUnanswered(error) && !signal?.aborted) await restore(client, queryKey);
      throw error;
    }
  };
}

/** If anything was cached, its code is on the device too. */
const restore = (client: QueryClient, queryKey: QueryKey) =>
  import('./offline-answers.ts').then(
    ({ restoreAnswer }) => restoreAnswer(client, queryKey),
    () => undefined,
  );

const readReply = readByKey('throw');

/**
 * Fills a new query with the reply to a read that the page has already sent. The screen then renders once, with its
 * data, rather than first with a skeleton.
 */
function fillFromFirstRead(query: Query): void {
  const { queryFn, meta } = query.options;
  if (queryFn !== readReply && !meta?.isPaged) return;
  const path = keyPath(query.queryKey);
  const reply = parsedFirstRead(path);
  if (reply === undefined) return;
  query.setData(meta?.isPaged ? { pages: [reply], pageParams: [undefined] } : reply);
  // A query that is refetched on every mount still takes the reply, instead of asking again.
  const isRefetched = 'staleTime' in query.options && query.options.staleTime === 0;
  if (!isRefetched) void takeFirstRead(path);
}

/**
 * The cache of all server data: fresh for 5 minutes, kept for 10, never retried, refetched on
 * focus. Reads are attempted offline too, because the device may have a cached reply. So are
 * writes, which fail immediately: a write must not happen later, when the user no longer expects
 * it. `onSessionLost` runs when a call finds that the session has ended.
 */
export function createQueryClient(onSessionLost: (client: QueryClient) => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_signed_in') onSessionLost(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readReply,
        networkMode: 'offlineFirst',
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'added') fillFromFirstRead(event.query);
  });
  return client;
}
