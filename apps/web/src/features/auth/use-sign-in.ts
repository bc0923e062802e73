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

/** The toast of a sign-in that failed. Only a refused password is called a wrong password. */
export function refusal(error: unknown, way: SignInWay): Toast {
  return {
    title: way === 'demo' ? 'Demo login failed' : 'Login failed',
    message: reason(error, way),
    variant: 'destructive',
    seconds: 5,
  };
}

function reason(error: unknown, way: SignInWay): string {
  const answered = error instanceof ApiError;
  if (answered && error.code === 'too_many_requests') {
    return error.userMessage ?? 'Too many attempts. Please try again later.';
  }
  if (way === 'demo') return 'Please try again.';
  if (!answered) return 'We couldn’t reach the server. Check your connection and try again.';
  if (error.status >= 500) return 'Something went wrong on our side. Please try again.';
  return 'Invalid email or password. Please try again.';
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
