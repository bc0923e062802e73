import type { Role } from '@posedown/contract';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { LoadingScreen } from './loading-screen.tsx';

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
        <ErrorState title="The server could not be reached." onRetry={lookAgain} />
      </PageShell>
    );
  }
  if (!user) return <ToLogin />;
  if (role && user.role !== role) return <ToDashboard />;
  return children;
}

/** Goes to the login page, which leads back here. The way is noted once, before it changes. */
function ToLogin() {
  const router = useRouter();
  const [next] = useState(() => router.state.location.href);
  useEffect(() => {
    void router.navigate({ to: '/login', search: { next }, replace: true });
  }, [router, next]);
  return <LoadingScreen />;
}

function ToDashboard() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to: DASHBOARD_PATH, replace: true });
  }, [router]);
  return <LoadingScreen />;
}
