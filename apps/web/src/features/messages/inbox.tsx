import type { Thread } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import { useThreads } from './api.ts';
import classes from './inbox.module.css';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { photosWords } from './photos-words.ts';
import { whenWords } from './thread-days.ts';

const LONGEST_SEARCH = 100;

/** The coach's threads, the one written in last first; a search finds every athlete by name. */
export function Inbox() {
  const [search, setSearch] = useState('');
  const threads = useThreads(useDeferredValue(search));
  return (
    <div className={classes.inbox}>
      <input
        className={classes.search}
        type="search"
        aria-label="Search athletes"
        placeholder="Search athletes"
        maxLength={LONGEST_SEARCH}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setSearch('');
        }}
      />
      <Found threads={threads} search={search.trim()} />
    </div>
  );
}

interface FoundProps {
  threads: ReturnType<typeof useThreads>;
  search: string;
}

function Found({ threads, search }: FoundProps) {
  const found = threads.data?.pages.flatMap((page) => page.threads);
  const today = todayIn();
  if (threads.isPending) return <InboxSkeleton />;
  if (!found)
    return <ErrorState title="Your threads could not be loaded." onRetry={threads.refetch} />;
  if (found.length === 0) {
    return search ? (
      <EmptyState title="No athlete found">No name contains “{search}”.</EmptyState>
    ) : (
      <EmptyState title="No messages yet">
        Search for an athlete above and write the first line.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Threads">
        {found.map((thread) => (
          <li key={thread.athleteId}>
            <ThreadLink thread={thread} today={today} />
          </li>
        ))}
      </ul>
      <MoreButton list={threads} />
    </>
  );
}

function ThreadLink({ thread, today }: { thread: Thread; today: string }) {
  const { athleteId, name, last, unread } = thread;
  const { id: ownId } = useSignedInUser();
  return (
    <Link
      to={`/messages/${athleteId}` as string}
      className={classes.thread}
      data-unread={unread > 0}
    >
      <span className={classes.name}>{name}</span>
      {last && (
        <time className={classes.when} dateTime={last.createdAt}>
          {whenWords(last.createdAt, today)}
        </time>
      )}
      <span className={classes.last}>{last ? lastWords(last, ownId) : 'Nothing written yet'}</span>
      <UnreadBadge count={unread} />
    </Link>
  );
}

function lastWords(last: NonNullable<Thread['last']>, ownId: string) {
  const { fromUserId, content, photos, deletedAt } = last;
  const words = deletedAt ? 'Message deleted' : content || photosWords(photos);
  return fromUserId === ownId ? `You: ${words}` : words;
}
