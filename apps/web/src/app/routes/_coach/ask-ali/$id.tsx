import { createFileRoute } from '@tanstack/react-router';
import { ConversationScreen } from '../../../../features/assistant/conversation-screen.tsx';

export const Route = createFileRoute('/_coach/ask-ali/$id')({
  staticData: { title: 'Assistant conversation' },
  component: ConversationRoute,
});

function ConversationRoute() {
  return <ConversationScreen athleteId={Route.useParams().id} />;
}
