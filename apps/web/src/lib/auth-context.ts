import type { Role, SessionUser } from '@posedown/contract';
import { createContext, useContext } from 'react';

export interface Credentials {
  email: string;
  password: string;
}

export interface Auth {
  /** 'unknown' until the first session lookup is done, 'unreached' if it failed. */
  status: 'unknown' | 'unreached' | 'signed-in' | 'signed-out';
  /**
   * Whether the last lookup reached the server. Otherwise `user` may be the one stored on the
   * device.
   */
  isReached: boolean;
  /** Looks up the session again. */
  refetchSession: () => void;
  user: SessionUser | null;
  /** The role whose frame to render. Until the first lookup, this is the expected role. */
  role: Role | null;
  isCoach: boolean;
  isClient: boolean;
  /**
   * Logs in and refreshes all cached data.
   * @throws ApiError if rejected
   */
  login: (credentials: Credentials) => Promise<void>;
  /** Uses a session opened by another call, such as sign-up. */
  adoptSession: (user: SessionUser) => void;
  /**
   * Ends the session and forgets all cached data. `leave` runs in between and navigates away from
   * guarded screens, so that no guard redirects to the login page with a link back.
   * @throws ApiError if rejected
   */
  logout: (leave: () => Promise<void>) => Promise<void>;
  /** The same if the session has already ended, for example after the account was deleted. */
  forget: (leave: () => Promise<void>) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/**
 * The logged-in user, with login and logout.
 * @throws Error outside an AuthProvider
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/**
 * The logged-in user, for guarded screens.
 * @throws Error if no user is logged in
 */
export function useSignedInUser(): SessionUser {
  const { user } = useAuth();
  if (user === null) throw new Error('This screen needs a signed-in user');
  return user;
}
