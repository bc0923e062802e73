import { useSignedInUser } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useThread } from './api.ts';
import { Inbox, type InboxProps } from './inbox.tsx';
import { MessagesFrame } from './messages-frame.tsx';
import { SearchThread } from './search/search-thread.tsx';
import { Thread } from './thread.tsx';

interface ShownMessage {
  /** The message to open the athlete's thread at. */
  messageId: string | undefined;
  /** Shows the latest messages instead. */
  onLatest: () => void;
}

/** The athlete's thread with their coach, or the coach's inbox. */
export function MessagesScreen({ messageId, onLatest, ...inbox }: InboxProps & ShownMessage) {
  const { id, role } = useSignedInUser();
  if (role === 'client') return <OwnThread userId={id} {...{ messageId, onLatest }} />;
  return (
    <PageShell title="Messages" width="narrow">
      <Inbox {...inbox} />
    </PageShell>
  );
}

function OwnThread({ userId, ...shown }: ShownMessage & { userId: string }) {
  const { data } = useThread(userId, shown.messageId);
  return (
    <MessagesFrame
      title={data?.pages[0]?.coach?.name ?? 'Messages'}
      next={<SearchThread athleteId={userId} />}
    >
      <Thread athleteId={userId} {...shown} />
    </MessagesFrame>
  );
}
