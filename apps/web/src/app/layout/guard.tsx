import type { Role } from '@posedown/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** The route ids of guarded layouts start like this: `/_athlete`. */
const GUARDED = '/_';

interface GuardProps {
  /** The role that the screens require; without it, any session is sufficient. */
  role?: Role;
  children: ReactNode;
}

/**
 * Redirects users without a session or the required role. This is only for convenience; the server
 * enforces the same rules.
 */
export function Guard({ role, children }: GuardProps) {
  const { status, user, refetchSession } = useAuth();
  if (status === 'unknown') return <LoadingScreen />;
  if (status === 'unreached') {
    return (
      <PageShell title="No connection" width="narrow">
        <ErrorState title="We couldn’t reach the server." onRetry={refetchSession} />
      </PageShell>
    );
  }
  if (!user) return <ToLogin />;
  if (role && user.role !== role) return <ToDashboard />;
  return children;
}

/**
 * Redirects to the login page, which leads back here. A user who is logging out is already
 * navigating to a public screen, and a late response must not redirect them.
 */
function ToLogin() {
  const router = useRouter();
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) => location.href !== resolvedLocation?.href,
  });
  useEffect(() => {
    const { matches, location } = router.state;
    // After the redirect, the address changes before the matched routes do.
    if (location.pathname === '/login') return;
    if (isLeaving || !matches.some(({ routeId }) => routeId.startsWith(GUARDED))) return;
    void router.navigate({ to: '/login', search: { next: location.href }, replace: true });
  }, [router, isLeaving]);
  return <LoadingScreen />;
}

function ToDashboard() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to: DASHBOARD_PATH, replace: true });
  }, [router]);
  return <LoadingScreen />;
}
