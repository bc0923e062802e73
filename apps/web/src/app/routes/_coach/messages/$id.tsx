import { createFileRoute } from '@tanstack/react-router';
import { CoachThreadScreen } from '../../../../features/messages/coach-thread-screen.tsx';
import { type InboxQuery, readInboxQuery } from '../../../../features/messages/inbox-query.ts';

export const Route = createFileRoute('/_coach/messages/$id')({
  staticData: { title: 'Messages' },
  validateSearch: (search): InboxQuery => readInboxQuery(search),
  component: ThreadRoute,
});

function ThreadRoute() {
  const navigate = Route.useNavigate();
  return (
    <CoachThreadScreen
      athleteId={Route.useParams().id}
      query={Route.useSearch()}
      onQuery={(next) =>
        void navigate({ search: readInboxQuery({ ...next }), replace: true, resetScroll: false })
      }
    />
  );
}
