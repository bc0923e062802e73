import { createFileRoute } from '@tanstack/react-router';
import { CoachThreadScreen } from '../../../../features/messages/coach-thread-screen.tsx';

export const Route = createFileRoute('/_coach/messages/$id')({
  staticData: { title: 'Messages' },
  component: ThreadRoute,
});

function ThreadRoute() {
  return <CoachThreadScreen athleteId={Route.useParams().id} />;
}
