import { createFileRoute } from '@tanstack/react-router';
import { readInboxQuery, type ThreadQuery } from '../../../features/messages/inbox-query.ts';
import { MessagesScreen } from '../../../features/messages/messages-screen.tsx';
import { readShownMessage } from '../../../features/messages/shown-message.ts';

export const Route = createFileRoute('/_signed-in/messages')({
  staticData: { title: 'Messages' },
  validateSearch: (search): ThreadQuery => readInboxQuery(search),
  component: MessagesRoute,
});

function MessagesRoute() {
  const navigate = Route.useNavigate();
  const { message, ...query } = Route.useSearch();
  const show = (search: ThreadQuery) =>
    void navigate({ search: readInboxQuery({ ...search }), replace: true, resetScroll: false });
  return (
    <MessagesScreen
      query={query}
      messageId={readShownMessage(message)}
      onQuery={show}
      onLatest={() => show(query)}
    />
  );
}
