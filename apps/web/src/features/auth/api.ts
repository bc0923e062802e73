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
import { endpointKey } from '../../lib/endpoint-path.ts';
import { type QueryContext, readByKey } from '../../lib/query-client.ts';
import { hasUnsentEntries } from '../../lib/unsent.ts';
import { dropHint, hintsAtSession } from './session-hint.ts';

type Session = ReplyOf<typeof authEndpoints.me>;

const sessionKey = endpointKey(calls.me);

/** While the server cannot be reached, it is asked again so often. */
const ASK_AGAIN_MS = 15_000;

/** The session lookup. Signed out is an answer (null), not a failure. */
export const sessionQuery = queryOptions<Session | null>({
  queryKey: sessionKey,
  queryFn: readSession,
  refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
});

export const useSession = () => useQuery(sessionQuery);

/** A visitor without the hint is not asked about: the 401 would stand in their console. */
async function readSession(context: QueryContext): Promise<Session | null> {
  const hasHint = hintsAtSession(document.cookie);
  const session = hasHint ? ((await readByKey('null')(context)) as Session | null) : null;
  const hasEnded = session === null && whoseTab(context.client) !== undefined;
  // The next person to log in on this device must not see it.
  if (hasEnded) forgetReads(context.client);
  if (hasHint && session === null) dropHint();
  if (hasEnded || (hasHint && session === null)) forgetKept();
  // Another tab has signed them in, or they have come back to a page of another's.
  if (session && claimDrafts(session.user.id)) forgetKept(session.user.id);
  return session;
}

/** The user this tab belongs to, as far as it knows. */
export const whoseTab = (client: QueryClient) =>
  client.getQueryData<Session | null>(sessionKey)?.user.id;

/** Drops cached replies when a session ends or another person logs in. */
function forgetKept(but?: string): void {
  // Without its code there is nothing that was kept.
  void import('../../lib/offline-answers.ts').then(
    ({ dropAnswers }) => dropAnswers(({ userId }) => userId !== but),
    () => undefined,
  );
}

/** Puts a session into the cache and refreshes everything read before it, or forgets what another read. */
export function storeSession(client: QueryClient, user: SessionUser): void {
  const before = client.getQueryData<Session | null>(sessionKey);
  if (before && before.user.id !== user.id) forgetReads(client);
  // Must happen now: a page closed and reopened offline would otherwise show the previous user.
  forgetKept(user.id);
  claimDrafts(user.id);
  client.setQueryData<Session>(sessionKey, { user });
  void client.invalidateQueries();
}

const forgetReads = (client: QueryClient) =>
  client.removeQueries({ predicate: (query) => query.queryKey[2] !== sessionKey[2] });

/** Forgets the session and all that was read in it, here and on the device. */
export function forgetSession(client: QueryClient): void {
  forgetKept();
  client.setQueryData<Session | null>(sessionKey, null);
  forgetReads(client);
}

export const login = (body: Credentials) => call(calls.login, { body });

/** Ends the session. The browser then clears its cache and storage, unless entries still wait there to be sent. */
export const logout = () =>
  call(calls.logout, { query: hasUnsentEntries() ? { keepStorage: 'true' as const } : {} });

/** Changes the password; every other device is signed out. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(calls.changePassword, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(calls.listSessions) }),
  });
}
