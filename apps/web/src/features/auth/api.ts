import { calls } from 'virtual:contract-calls';
import type { authEndpoints, ReplyOf, SessionUser } from '@posedown/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { Credentials } from '../../lib/auth-context.ts';
import { claimDrafts } from '../../lib/draft-store.ts';
import { endpointKey, keyPath } from '../../lib/endpoint-path.ts';
import { parsedFirstRead } from '../../lib/first-reads.ts';
import { type QueryContext, readByKey } from '../../lib/query-client.ts';
import { hasUnsentEntries } from '../../lib/unsent.ts';
import { dropHint, hintsAtSession } from './session-hint.ts';

type Session = ReplyOf<typeof authEndpoints.me>;

const sessionKey = endpointKey(calls.me);

/** Retry interval while the server is unreachable. */
const RETRY_MS = 15_000;

/** The session lookup. A logged-out user is a result (null), not a failure. */
export const sessionQuery = queryOptions<Session | null>({
  queryKey: sessionKey,
  queryFn: readSession,
  refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
});

export const useSession = () => useQuery(sessionQuery);

/** Loads the session before the first render if the page has already read it. */
export async function loadFirstSession(client: QueryClient): Promise<void> {
  if (parsedFirstRead(keyPath(sessionKey))) await client.prefetchQuery(sessionQuery);
}

/**
 * Skips the request without the cookie hint, so that visitors don't get a 401 in their console.
 */
async function readSession(context: QueryContext): Promise<Session | null> {
  const hasHint = hintsAtSession(document.cookie);
  const session = hasHint ? ((await readByKey('null')(context)) as Session | null) : null;
  const hasEnded = session === null && tabUserId(context.client) !== undefined;
  // The next user of this device must not see the old data.
  if (hasEnded) removeUserQueries(context.client);
  if (hasHint && session === null) dropHint();
  if (hasEnded || (hasHint && session === null)) dropCachedReplies();
  // Another user logged in in another tab, or the user returned to a page of another user.
  if (session && claimDrafts(session.user.id)) dropCachedReplies(session.user.id);
  return session;
}

/** The user this tab belongs to, if known. */
export const tabUserId = (client: QueryClient) =>
  client.getQueryData<Session | null>(sessionKey)?.user.id;

/** Drops cached replies when a session ends or another user logs in. */
function dropCachedReplies(exceptUserId?: string): void {
  // If the module can't be loaded, it never cached anything.
  void import('../../lib/offline-answers.ts').then(
    ({ dropAnswers }) => dropAnswers(({ userId }) => userId !== exceptUserId),
    () => undefined,
  );
}

/** Caches a session. Refetches everything read before, or forgets it if another user read it. */
export function storeSession(client: QueryClient, user: SessionUser): void {
  const previous = client.getQueryData<Session | null>(sessionKey);
  if (previous && previous.user.id !== user.id) removeUserQueries(client);
  // Immediately: a page closed and reopened offline would otherwise show the previous user.
  dropCachedReplies(user.id);
  claimDrafts(user.id);
  client.setQueryData<Session>(sessionKey, { user });
  void client.invalidateQueries();
}

const removeUserQueries = (client: QueryClient) =>
  client.removeQueries({ predicate: (query) => query.queryKey[2] !== sessionKey[2] });

/** Forgets the session and all data read in it, in memory and on the device. */
export function forgetSession(client: QueryClient): void {
  dropCachedReplies();
  client.setQueryData<Session | null>(sessionKey, null);
  removeUserQueries(client);
}

export const login = (body: Credentials) => call(calls.login, { body });

/** Ends the session. The browser then clears its cache and storage, unless entries still wait there to be sent. */
export const logout = () =>
  call(calls.logout, { query: hasUnsentEntries() ? { keepStorage: 'true' as const } : {} });

/** Changes the password and logs out every other device. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(calls.changePassword, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(calls.listSessions) }),
  });
}
