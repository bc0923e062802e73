import { useAuth } from '../../lib/auth-context.ts';
import { AuthPanel } from './auth-panel.tsx';
import { DemoLogin } from './demo-login.tsx';
import { GoOn } from './go-on.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginScreenProps {
  /** The page that was asked for before signing in. */
  next: string | undefined;
}

/** Sign-in, with the demo accounts where the server has them. */
export function LoginScreen({ next }: LoginScreenProps) {
  const { user } = useAuth();
  const { signIn, busy } = useSignIn();
  if (user) return <GoOn next={next} />;
  return (
    <AuthPanel title="Log in" intro="Your plan is where you left it.">
      <LoginForm signIn={signIn} busy={busy} />
      <DemoLogin signIn={signIn} busy={busy} />
    </AuthPanel>
  );
}
