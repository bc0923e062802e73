import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { type RosterQuery, readRosterQuery } from '../../../features/athletes/roster-query.ts';
import { UnreadContext } from '../../../features/athletes/unread-context.ts';
import { useUnread } from '../../../features/messages/api.ts';
import { useAuth } from '../../../lib/auth-context.ts';
import { keepDashboardSearch } from '../../../lib/dashboard-search.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { AlertsPanel, AthleteDashboard, CommandCenter } from './-dashboard-parts.ts';

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: 'Dashboard' },
  validateSearch: (search): RosterQuery => readRosterQuery(search),
  loader: () => import('./-dashboard-parts.ts').then(({ preloadParts }) => preloadParts()),
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

function CoachDashboard() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => keepDashboardSearch(query), [query]);
  // Replaces the entry of the history: the way back leads off the dashboard, not through a search.
  const narrow = useCallback(
    (next: RosterQuery) =>
      navigate({ search: readRosterQuery({ ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  const { data: unread } = useUnread();
  const unreadOf = useCallback(
    (athleteId: string) =>
      unread?.threads.find((thread) => thread.athleteId === athleteId)?.unread ?? 0,
    [unread],
  );
  return (
    <UnreadContext value={unreadOf}>
      <CommandCenter lead={<AlertsPanel />} query={query} onQuery={narrow} />
    </UnreadContext>
  );
}
