import type { Role } from '@posedown/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** The layouts with a guard begin so: `/_athlete`. */
const GUARDED = '/_';

interface GuardProps {
  /** The role that the screens need; without it any session will do. */
  role?: Role;
  children: ReactNode;
}

/**
 * Lets nobody past without a session, or without the role. It is for comfort: the server refuses
 * the same on its own.
 */
export function Guard({ role, children }: GuardProps) {
  const { status, user, lookAgain } = useAuth();
  if (status === 'unknown') return <LoadingScreen />;
  if (status === 'unreached') {
    return (
      <PageShell title="No connection" width="narrow">
        <ErrorState title="We couldn’t reach the server." onRetry={lookAgain} />
      </PageShell>
    );
  }
  if (!user) return <ToLogin />;
  if (role && user.role !== role) return <ToDashboard />;
  return children;
}

/**
 * Goes to the login page, which leads back here. Who logs out is on the way to a screen without a guard
 * already, and a read that comes too late must not turn them round.
 */
function ToLogin() {
  const router = useRouter();
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) => location.href !== resolvedLocation?.href,
  });
  useEffect(() => {
    const { matches, location } = router.state;
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
