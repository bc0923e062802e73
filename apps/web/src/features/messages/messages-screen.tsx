import { useSignedInUser } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useThread } from './api.ts';
import { Inbox, type InboxProps } from './inbox.tsx';
import { MessagesFrame } from './messages-frame.tsx';
import { Thread } from './thread.tsx';

/** The athlete's thread with their coach, or the coach's inbox. */
export function MessagesScreen(inbox: InboxProps) {
  const { id, role } = useSignedInUser();
  if (role === 'client') return <OwnThread userId={id} />;
  return (
    <PageShell title="Messages" width="narrow">
      <Inbox {...inbox} />
    </PageShell>
  );
}

function OwnThread({ userId }: { userId: string }) {
  const { data } = useThread(userId);
  return (
    <MessagesFrame title={data?.pages[0]?.coach?.name ?? 'Messages'}>
      <Thread athleteId={userId} />
    </MessagesFrame>
  );
}
