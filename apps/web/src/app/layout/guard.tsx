import type { Role } from '@posedown/contract';
import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
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
  const { status, user } = useAuth();
  const { href } = useLocation();
  if (status === 'unknown') return <LoadingScreen />;
  if (!user) return <Navigate to="/login" search={{ next: href }} replace />;
  if (role && user.role !== role) return <Navigate to={DASHBOARD_PATH} replace />;
  return children;
}
