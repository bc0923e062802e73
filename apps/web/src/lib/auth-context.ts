import type { Role, SessionUser } from '@posedown/contract';
import { createContext, useContext } from 'react';

export interface Credentials {
  email: string;
  password: string;
}

export interface Auth {
  /** 'unknown' until the first session lookup has been answered, 'unreached' where it could not be. */
  status: 'unknown' | 'unreached' | 'signed-in' | 'signed-out';
  /** Whether the last lookup was answered; where it was not, `user` may be whom the device remembers. */
  isReached: boolean;
  /** Looks the session up once more. */
  lookAgain: () => void;
  user: SessionUser | null;
  /** The role whose frame to render; until the first lookup, the expected role. */
  role: Role | null;
  isCoach: boolean;
  isClient: boolean;
  /** Signs in and refreshes all cached data. @throws ApiError when refused. */
  login: (credentials: Credentials) => Promise<void>;
  /** Takes over a session that another call has opened, such as sign-up. */
  adoptSession: (user: SessionUser) => void;
  /**
   * Ends the session and forgets all cached data. `leave` runs in between: it takes the person off
   * guarded screens, so that no guard sends them to the login page with a way back here.
   * @throws ApiError when refused.
   */
  logout: (leave: () => Promise<void>) => Promise<void>;
  /** The same where the session is over already, as once the account is deleted. */
  forget: (leave: () => Promise<void>) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** The logged-in user, and the ways in and out. @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The logged-in user, for guarded screens. @throws Error if nobody is logged in */
export function useSignedInUser(): SessionUser {
  const { user } = useAuth();
  if (user === null) throw new Error('This screen needs a signed-in user');
  return user;
}
