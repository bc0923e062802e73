import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/auth/login-screen.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Log in' },
  validateSearch: (search): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginScreen next={Route.useSearch().next} />;
}
