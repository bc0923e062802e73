import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { RosterQuery } from '../../../features/athletes/roster-query.ts';
import { useAuth } from '../../../lib/auth-context.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { AthleteDashboard, CoachDashboard, preloadDashboard } from './-dashboard-parts.ts';

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: 'Dashboard' },
  // The coach's dashboard drops invalid values. Its code isn't part of every page's first scripts.
  validateSearch: (search: RosterQuery): RosterQuery => search,
  loader: () => preloadDashboard(),
  component: DashboardScreen,
});

function DashboardScreen() {
  const { isCoach } = useAuth();
  return (
    <Suspense fallback={<LoadingScreen />}>
      {isCoach ? <CoachDashboard /> : <AthleteDashboard />}
    </Suspense>
  );
}
