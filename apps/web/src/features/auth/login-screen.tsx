import { useMemo } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AuthPanel } from './auth-panel.tsx';
import { DemoLogin } from './demo-login.tsx';
import { GoOn } from './go-on.tsx';
import { LoginForm } from './login-form.tsx';
import { hasSessionEnded, hintsAtSession } from './session-hint.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginScreenProps {
  /** The page that was asked for before signing in. */
  next: string | undefined;
}

/** Sign-in, with the demo accounts where the server has them. */
export function LoginScreen({ next }: LoginScreenProps) {
  const { user } = useAuth();
  const { signIn, busy } = useSignIn();
  // The form stays until the page behind it is there: over a slow line that takes a while.
  const waiting = busy || user !== null;
  return (
    <AuthPanel title="Log in" intro={useIntro(next)}>
      {user && <GoOn next={next} />}
      <LoginForm signIn={signIn} busy={waiting} />
      <DemoLogin signIn={signIn} busy={waiting} />
    </AuthPanel>
  );
}

/** Why the person was sent to the login screen. The prerendered page can’t know it. */
function useIntro(next: string | undefined): string {
  const hydrated = useHydrated();
  // As it was on the way here: the login that is under way leaves a hint of its own.
  const hadSession = useMemo(
    () => hydrated && (hasSessionEnded() || hintsAtSession(document.cookie)),
    [hydrated],
  );
  if (!hydrated || next === undefined) return 'Your plan is where you left it.';
  return hadSession
    ? 'Your session has ended. Log in to pick up where you left off.'
    : 'Log in to see this page.';
}
