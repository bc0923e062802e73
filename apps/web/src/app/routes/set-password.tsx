import { createFileRoute } from '@tanstack/react-router';
import { SetPasswordScreen } from '../../features/auth/set-password-screen.tsx';

export const Route = createFileRoute('/set-password')({
  staticData: { title: 'Set your password' },
  // A token that happens to be all digits is parsed as a number.
  validateSearch: ({ token }): { token?: string } =>
    token === undefined ? {} : { token: String(token) },
  component: SetPasswordRoute,
});

function SetPasswordRoute() {
  return <SetPasswordScreen token={Route.useSearch().token} />;
}
