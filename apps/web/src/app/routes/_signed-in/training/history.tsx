import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '../../../../features/training/history/history-screen.tsx';
import { useSignedInUser } from '../../../../lib/auth-context.ts';

export const Route = createFileRoute('/_signed-in/training/history')({
  staticData: { title: 'Training history', shell: 'normal' },
  validateSearch: (search): { athlete?: string } =>
    typeof search.athlete === 'string' ? { athlete: search.athlete } : {},
  component: HistoryRoute,
});

/** The user's own history; for a coach, that of the athlete in the URL. */
function HistoryRoute() {
  const { id } = useSignedInUser();
  return <HistoryScreen athleteId={Route.useSearch().athlete ?? id} />;
}
