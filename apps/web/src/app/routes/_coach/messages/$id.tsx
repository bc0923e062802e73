import { createFileRoute } from '@tanstack/react-router';
import { CoachThreadScreen } from '../../../../features/messages/coach-thread-screen.tsx';
import { readInboxQuery, type ThreadQuery } from '../../../../features/messages/inbox-query.ts';
import { readShownMessage } from '../../../../features/messages/shown-message.ts';

export const Route = createFileRoute('/_coach/messages/$id')({
  staticData: { title: 'Messages' },
  validateSearch: (search): ThreadQuery => readInboxQuery(search),
  component: ThreadRoute,
});

function ThreadRoute() {
  const navigate = Route.useNavigate();
  const { message, ...query } = Route.useSearch();
  const show = (search: ThreadQuery) =>
    void navigate({ search: readInboxQuery({ ...search }), replace: true, resetScroll: false });
  return (
    <CoachThreadScreen
      athleteId={Route.useParams().id}
      query={query}
      messageId={readShownMessage(message)}
      onQuery={(next) => show({ ...next, message })}
      onLatest={() => show(query)}
    />
  );
}
