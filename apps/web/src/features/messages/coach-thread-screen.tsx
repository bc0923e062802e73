import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../lib/api-error.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { usePageTitle } from '../../ui/parts/page-title.ts';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import { useThread, useUnread } from './api.ts';
import { Inbox, type InboxProps } from './inbox.tsx';
import type { InboxQuery } from './inbox-query.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { SearchThread } from './search/search-thread.tsx';
import { Thread } from './thread.tsx';

const INBOX_PATH: string = '/messages';

interface Props extends InboxProps {
  athleteId: string;
  /** The message to open the thread at. */
  messageId: string | undefined;
  /** Shows the latest messages instead. */
  onLatest: () => void;
}

/** The coach's thread with one athlete, next to the filtered inbox. */
export function CoachThreadScreen({ athleteId, messageId, onLatest, ...inbox }: Props) {
  const search = { ...inbox.query };
  const thread = useThread(athleteId, messageId);
  const name = thread.data?.pages[0]?.athlete.name;
  usePageTitle(name && `Messages with ${name}`);
  const isNotFound = !thread.data && thread.error instanceof ApiError && thread.error.status < 500;
  const title = name ? <ClientLink id={athleteId} name={name} /> : name;
  return (
    <MessagesFrame
      title={title ?? 'Messages'}
      inbox={<Inbox {...inbox} />}
      back={
        <LinkButton
          to={INBOX_PATH}
          search={search}
          variant="subtle"
          size="md"
          aria-label="All messages"
        >
          <IconArrowLeft size={20} aria-hidden="true" />
        </LinkButton>
      }
      next={
        <Row gap="xs">
          <SearchThread athleteId={athleteId} />
          <NextUnread athleteId={athleteId} query={inbox.query} />
        </Row>
      }
    >
      {isNotFound ? (
        <EmptyState
          title="Athlete not found"
          action={
            <LinkButton to={INBOX_PATH} variant="default" size="md">
              All messages
            </LinkButton>
          }
        >
          You don’t coach this athlete, or the link is wrong.
        </EmptyState>
      ) : (
        <Thread key={athleteId} {...{ athleteId, messageId, onLatest }} />
      )}
    </MessagesFrame>
  );
}

function ClientLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/client/${id}` as string} style={{ color: 'inherit' }}>
      {name}
    </Link>
  );
}

interface NextUnreadProps {
  athleteId: string;
  query: InboxQuery;
}

/** A link to the athlete with the most unread messages. */
function NextUnread({ athleteId, query }: NextUnreadProps) {
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
