import { createFileRoute } from '@tanstack/react-router';
import { SessionScreen } from '../../../../../features/training/history/session-screen.tsx';
import { useSignedInUser } from '../../../../../lib/auth-context.ts';

export const Route = createFileRoute('/_signed-in/training/sessions/$sessionId')({
  staticData: { title: 'Session' },
  validateSearch: (search): { athlete?: string } =>
    typeof search.athlete === 'string' ? { athlete: search.athlete } : {},
  component: SessionRoute,
});

function SessionRoute() {
  const { id } = useSignedInUser();
  const { sessionId } = Route.useParams();
  return <SessionScreen athleteId={Route.useSearch().athlete ?? id} sessionId={sessionId} />;
}
