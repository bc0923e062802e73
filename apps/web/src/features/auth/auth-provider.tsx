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

/** Looks the session up once and offers it, with login and logout, to everything below. */
export function AuthProvider({ hint, children }: AuthProviderProps) {
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useSession();
  const user = data?.user ?? null;
  useReadAnew(client, isError);

  const auth = useMemo<Auth>(
    () => ({
      status: statusOf(data, isPending),
      isReached: !isError,
      lookAgain: () => void refetch(),
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
        forgetAll(client, user?.id);
      },
      forget: async (leave) => {
        await leave();
        forgetAll(client, user?.id);
      },
    }),
    [client, data, isPending, isError, refetch, user, hint],
  );
  // What is drawn because the session came is drawn in slices, between which taps are answered.
  const before = useDeferredValue(auth);
  return <AuthContext value={before.status === 'unknown' ? before : auth}>{children}</AuthContext>;
}

/** Once the server is reached again, what it said before is old. */
function useReadAnew(client: QueryClient, isUnreached: boolean): void {
  const wasUnreached = useRef(false);
  useEffect(() => {
    if (wasUnreached.current && !isUnreached) void client.invalidateQueries();
    wasUnreached.current = isUnreached;
  }, [client, isUnreached]);
}

/** A lookup without an answer says nothing about the session, so don’t ask for a password. */
function statusOf(session: { user: unknown } | null | undefined, isPending: boolean) {
  if (isPending) return 'unknown';
  if (session === undefined) return 'unreached';
  return session ? 'signed-in' : 'signed-out';
}

/** Leaves nothing of a person who is signed out for the next one on the device. */
function forgetAll(client: QueryClient, userId: string | undefined) {
  forgetSession(client);
  dropAllDrafts();
  // What waited on the device goes with the person; without it there is nothing to delete.
  void import('../../lib/pending-photos.ts').then(
    ({ dropPhotosOf }) => dropPhotosOf(userId),
    () => undefined,
  );
}
