import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { type Credentials, useAuth } from '../../lib/auth-context.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** Who signs in: a person by typing, or one of the demo accounts by its button. */
export type SignInWay = 'manual' | 'demo';

export interface SignIn {
  signIn: (credentials: Credentials, way: SignInWay) => Promise<void>;
  busy: boolean;
}

/** The toast of a refused sign-in. Being slowed down is told as it is; all else as the wrong password. */
export function refusal(error: unknown, way: SignInWay): Toast {
  const slowed = error instanceof ApiError && error.code === 'too_many_requests';
  const toast: Toast =
    way === 'demo'
      ? { title: 'Demo login failed', message: 'Please try again.' }
      : { title: 'Login failed', message: 'Invalid email or password. Please try again.' };
  return {
    ...toast,
    message: slowed ? error.userMessage : toast.message,
    variant: 'destructive',
    seconds: 5,
  };
}

/** Signs in and says how that went. One attempt at a time. */
export function useSignIn(): SignIn {
  const { login } = useAuth();
  const [busy, setBusy] = useState(false);

  async function signIn(credentials: Credentials, way: SignInWay): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await login(credentials);
      void showToast({ title: 'Welcome back!', seconds: 3 });
    } catch (error) {
      void showToast(refusal(error, way));
    } finally {
      setBusy(false);
    }
  }
  return { signIn, busy };
}
