import { LinkButton } from '../../ui/parts/link-button.tsx';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import { useUnread } from './api.ts';
import type { InboxQuery } from './inbox-query.ts';

interface NextUnreadProps {
  /** Whose thread is open. */
  athleteId: string;
  query: InboxQuery;
}

/** The way to the next athlete who has written, the one with most to read first. */
export function NextUnread({ athleteId, query }: NextUnreadProps) {
  const others = useUnread().data?.threads.filter((thread) => thread.athleteId !== athleteId) ?? [];
  const [next] = others;
  if (!next) return null;
  return (
    <LinkButton
      to={`/messages/${next.athleteId}` as string}
      search={{ ...query }}
      variant="default"
      size="md"
    >
      Next unread <UnreadBadge count={others.length} label="athletes" />
    </LinkButton>
  );
}
