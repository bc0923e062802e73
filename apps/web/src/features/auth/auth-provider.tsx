import type { Role } from '@posedown/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type Auth, AuthContext } from '../../lib/auth-context.ts';
import { storeColorScheme } from '../../lib/color-scheme.ts';
import { dropAllDrafts } from '../../lib/draft-store.ts';
import { forgetSession, login, logout, storeSession, useSession } from './api.ts';

interface AuthProviderProps {
  /** The role to expect until the session is known. */
  hint: Role | undefined;
  children: ReactNode;
}

/** Looks up the session and provides it to the app, with login and logout. */
export function AuthProvider({ hint, children }: AuthProviderProps) {
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useSession();
  const user = data?.user ?? null;
  useRefetchOnReconnect(client, isError);

  const auth = useMemo<Auth>(
    () => ({
      status: statusOf(data, isPending),
      isReached: !isError,
      refetchSession: () => void refetch(),
      user,
      role: user?.role ?? (data === undefined ? (hint ?? null) : null),
      isCoach: user?.role === 'coach',
      isClient: user?.role === 'client',
      login: async (credentials) => storeSession(client, (await login(credentials)).user),
      adoptSession: (newUser) => storeSession(client, newUser),
      logout: async (leave) => {
        await logout();
        storeColorScheme();
        await leave();
        deleteUserData(client, user?.id);
      },
      forget: async (leave) => {
        await leave();
        deleteUserData(client, user?.id);
      },
    }),
    [client, data, isPending, isError, refetch, user, hint],
  );
  // Deferred: rendering everything that depends on the session must not block input.
  const deferredAuth = useDeferredValue(auth);
  return (
    <AuthContext value={deferredAuth.status === 'unknown' ? deferredAuth : auth}>
      {children}
    </AuthContext>
  );
}

/** Refetches everything once the server is reachable again. */
function useRefetchOnReconnect(client: QueryClient, isUnanswered: boolean): void {
  const wasUnreached = useRef(false);
  useEffect(() => {
    if (wasUnreached.current && !isUnanswered) void client.invalidateQueries();
    wasUnreached.current = isUnanswered;
  }, [client, isUnanswered]);
}

/** A failed lookup says nothing about the session, so don't ask for a password. */
function statusOf(session: { user: unknown } | null | undefined, isPending: boolean) {
  if (isPending) return 'unknown';
  if (session === undefined) return 'unreached';
  return session ? 'signed-in' : 'signed-out';
}

/** Deletes a logged-out user's data from this device. */
function deleteUserData(client: QueryClient, userId: string | undefined) {
  forgetSession(client);
  dropAllDrafts();
  // Photos waiting for upload are deleted too. If the module can't be loaded, there are none.
  void import('../../lib/pending-photos.ts').then(
    ({ dropPhotosOf }) => dropPhotosOf(userId),
    () => undefined,
  );
}
