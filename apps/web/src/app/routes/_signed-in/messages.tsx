import { createFileRoute } from '@tanstack/react-router';
import { type InboxQuery, readInboxQuery } from '../../../features/messages/inbox-query.ts';
import { MessagesScreen } from '../../../features/messages/messages-screen.tsx';

export const Route = createFileRoute('/_signed-in/messages')({
  staticData: { title: 'Messages' },
  validateSearch: (search): InboxQuery => readInboxQuery(search),
  component: MessagesRoute,
});

function MessagesRoute() {
  const navigate = Route.useNavigate();
  return (
    <MessagesScreen
      query={Route.useSearch()}
      onQuery={(next) =>
        void navigate({ search: readInboxQuery({ ...next }), replace: true, resetScroll: false })
      }
    />
  );
}
