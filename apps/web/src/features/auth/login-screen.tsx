import { useMemo } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AuthPanel } from './auth-panel.tsx';
import { DemoLogin } from './demo-login.tsx';
import { LoginForm } from './login-form.tsx';
import { RedirectAfterLogin } from './redirect-after-login.tsx';
import { hasSessionEnded, hintsAtSession } from './session-hint.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginScreenProps {
  /** The page requested before logging in. */
  next: string | undefined;
}

/** The login form, with demo accounts if the server has them. */
export function LoginScreen({ next }: LoginScreenProps) {
  const { user } = useAuth();
  const { signIn, busy } = useSignIn();
  // Keeps the form until the next page is loaded, which takes a while on a slow connection.
  const isBusy = busy || user !== null;
  return (
    <AuthPanel title="Log in" intro={useIntro(next)}>
      {user && <RedirectAfterLogin next={next} />}
      <LoginForm signIn={signIn} busy={isBusy} />
      <DemoLogin signIn={signIn} busy={isBusy} />
    </AuthPanel>
  );
}

/** Why the user was sent to the login screen. Not known when the page is prerendered. */
function useIntro(next: string | undefined): string {
  const hydrated = useHydrated();
  // Memoized, because the login in progress sets a new hint.
  const hadSession = useMemo(
    () => hydrated && (hasSessionEnded() || hintsAtSession(document.cookie)),
    [hydrated],
  );
  if (!hydrated || next === undefined) return 'Your plan is where you left it.';
  return hadSession
    ? 'Your session has ended. Log in to pick up where you left off.'
    : 'Log in to see this page.';
}
