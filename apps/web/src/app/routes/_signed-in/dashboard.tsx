import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CommandCenter } from '../../../features/athletes/command-center.tsx';
import { type RosterQuery, readRosterQuery } from '../../../features/athletes/roster-query.ts';
import { AthleteDashboard } from '../../../features/dashboard/athlete-dashboard.tsx';
import { useAuth } from '../../../lib/auth-context.ts';

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: 'Dashboard' },
  validateSearch: (search): RosterQuery => readRosterQuery(search),
  component: DashboardScreen,
});

/** One address, two screens: which one follows the role. */
function DashboardScreen() {
  const { isCoach } = useAuth();
  return isCoach ? <CoachDashboard /> : <AthleteDashboard />;
}

function CoachDashboard() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  // Replaces the entry of the history: the way back leads off the dashboard, not through a search.
  const narrow = useCallback(
    (next: RosterQuery) =>
      navigate({ search: readRosterQuery({ ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  return <CommandCenter query={query} onQuery={narrow} />;
}
