import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { read } from './api-client.ts';
import { ApiError, isUnreached } from './api-error.ts';
import { keyPath } from './endpoint-path.ts';

const FRESH_MS = 5 * 60_000;
const KEPT_MS = 10 * 60_000;

export interface QueryContext {
  client: QueryClient;
  queryKey: QueryKey;
  signal?: AbortSignal;
}

/**
 * Reads the path that the key stands for. A 401 raises, or yields null where the caller can do
 * without a session. Where the server cannot be reached it raises too, but the read shows what the device
 * has kept of an earlier answer.
 */
export function readByKey(on401: 'throw' | 'null') {
  return async ({ client, queryKey, signal }: QueryContext): Promise<unknown> => {
    try {
      return await read(keyPath(queryKey), signal);
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      if (isUnreached(error) && !signal?.aborted) await restore(client, queryKey);
      throw error;
    }
  };
}

/** Its code is on the device, where anything was kept. */
const restore = (client: QueryClient, queryKey: QueryKey) =>
  import('./offline-answers.ts').then(
    ({ restoreAnswer }) => restoreAnswer(client, queryKey),
    () => undefined,
  );

/**
 * The cache of everything read from the server: fresh for 5 minutes, kept for 10, never retried,
 * refetched on focus. A read is tried without a network too: the device may have its answer. So is a write,
 * which fails at once: what was asked for must not happen later, when nobody looks any more.
 * `onSessionLost` runs when a call finds that the session has ended.
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
        queryFn: readByKey('throw'),
        networkMode: 'offlineFirst',
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
