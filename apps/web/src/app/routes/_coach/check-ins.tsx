import { createFileRoute } from '@tanstack/react-router';
import { ExtrasSlot } from '../../../features/check-in-inbox/extras-slot.ts';
import { type InboxQuery, readInboxQuery } from '../../../features/check-in-inbox/inbox-query.ts';
import { InboxScreen } from '../../../features/check-in-inbox/inbox-screen.tsx';
import { SnippetSlot } from '../../../features/check-in-inbox/snippet-slot.ts';
import { ReplyAttachments } from '../../../features/messages/links/reply-attachments.tsx';
import { SnippetChips } from '../../../features/messages/snippets/snippet-chips.tsx';

export const Route = createFileRoute('/_coach/check-ins')({
  staticData: { title: 'Check-ins' },
  validateSearch: (search): InboxQuery => readInboxQuery(search),
  component: CheckInsRoute,
});

function CheckInsRoute() {
  const navigate = Route.useNavigate();
  return (
    <SnippetSlot value={SnippetChips}>
      <ExtrasSlot value={ReplyAttachments}>
        <InboxScreen
          query={Route.useSearch()}
          onQuery={(next) =>
            void navigate({
              search: readInboxQuery({ ...next }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </ExtrasSlot>
    </SnippetSlot>
  );
}
