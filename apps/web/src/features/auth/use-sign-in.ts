import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { type Credentials, useAuth } from '../../lib/auth-context.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** 'manual': typed credentials. 'demo': a demo account's button. */
export type LoginMethod = 'manual' | 'demo';

export interface SignIn {
  signIn: (credentials: Credentials, method: LoginMethod) => Promise<void>;
  busy: boolean;
}

/** The toast after a failed login. Only rejected credentials are called a wrong password. */
export function failureToast(error: unknown, method: LoginMethod): Toast {
  return {
    title: method === 'demo' ? 'Demo login failed' : 'Login failed',
    message: failureMessage(error, method),
    variant: 'destructive',
    seconds: 5,
  };
}

function failureMessage(error: unknown, method: LoginMethod): string {
  const hasResponse = error instanceof ApiError;
  if (hasResponse && error.code === 'too_many_requests') {
    return error.userMessage ?? 'Too many attempts. Please try again later.';
  }
  if (method === 'demo') return 'Please try again.';
  if (!hasResponse) return 'We couldn’t reach the server. Check your connection and try again.';
  if (error.status >= 500) return 'Something went wrong on our side. Please try again.';
  return 'Invalid email or password. Please try again.';
}

/** Logs in, one attempt at a time, and shows the result as a toast. */
export function useSignIn(): SignIn {
  const { login } = useAuth();
  const [busy, setBusy] = useState(false);

  async function signIn(credentials: Credentials, method: LoginMethod): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await login(credentials);
      void showToast({ title: 'Welcome back!', seconds: 3 });
    } catch (error) {
      void showToast(failureToast(error, method));
    } finally {
      setBusy(false);
    }
  }
  return { signIn, busy };
}
