import type { Thread } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { LONGEST_SEARCH } from '../../lib/longest-search.ts';
import { MESSAGE_SEARCH_MIN } from '../../lib/message-limits.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { foundText } from '../../ui/announce/found-text.ts';
import { useAnnounceResults } from '../../ui/announce/use-announce-results.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import { useThreads } from './api.ts';
import classes from './inbox.module.css';
import type { InboxQuery } from './inbox-query.ts';
import { countsText } from './photos-text.ts';
import { useAllScheduled } from './scheduled/api.ts';
import { ScheduledList } from './scheduled/scheduled-list.tsx';
import { MatchList } from './search/match-list.tsx';
import { whenText } from './thread-days.ts';

type View = 'all' | 'unread' | 'scheduled';

export interface InboxProps {
  query: InboxQuery;
  /** Writes the filters to the URL. */
  onQuery: (query: InboxQuery) => void;
}

/** The coach's threads, most recent first. A search finds every athlete by name, and messages by their words. */
export function Inbox({ query, onQuery }: InboxProps) {
  const { unread, scheduled } = query;
  // A search is about threads.
  const [search, setSearch] = useSearchText(query.q ?? '', (q) => onQuery({ q, unread }));
  return (
    <Stack gap="sm">
      <input
        className={classes.search}
        type="search"
        aria-label="Search athletes and messages"
        placeholder="Search athletes and messages"
        maxLength={LONGEST_SEARCH}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setSearch('');
        }}
      />
      <FilterButtons
        label="Filter threads"
        choices={useChoices()}
        chosen={scheduled ? 'scheduled' : unread ? 'unread' : 'all'}
        onChoose={(view) =>
          onQuery({ q: query.q, unread: view === 'unread', scheduled: view === 'scheduled' })
        }
      />
      {scheduled ? <ScheduledList query={query} /> : <ThreadList query={query} />}
      {!scheduled && !unread && <Matches query={query} />}
    </Stack>
  );
}

/** Messages with the words of the search. */
function Matches({ query }: { query: InboxQuery }) {
  const q = query.q?.trim() ?? '';
  if (q.length < MESSAGE_SEARCH_MIN) return null;
  return (
    <Stack as="section" gap="xs" aria-label="Messages">
      <h2 className={classes.section}>Messages</h2>
      <MatchList {...{ q, query }} />
    </Stack>
  );
}

function useChoices(): { value: View; label: string }[] {
  const counts = useAllScheduled().data?.pages[0]?.counts;
  const count = counts ? counts.waiting + counts.notSent : 0;
  return [
    { value: 'all', label: 'All' },
    { value: 'unread', label: 'Unread' },
    { value: 'scheduled', label: count > 0 ? `Scheduled (${count})` : 'Scheduled' },
  ];
}

function ThreadList({ query }: { query: InboxQuery }) {
  const threads = useThreads(query);
  const found = threads.data?.pages.flatMap((page) => page.threads);
  const today = todayIn();
  useAnnounceResults(threads.isPlaceholderData ? undefined : announcementOf(threads, query));
  if (threads.isPending) return <InboxSkeleton />;
  if (!found)
    return <ErrorState title="We couldn’t load your threads." onRetry={threads.refetch} />;
  if (found.length === 0) return <NoThreads {...query} />;
  return (
    <>
      <Stack as="ul" gap="2xs" aria-label="Threads">
        {found.map((thread) => (
          <li key={thread.athleteId}>
            <ThreadLink thread={thread} today={today} query={query} />
          </li>
        ))}
      </Stack>
      <MoreButton list={threads} />
    </>
  );
}

/** Announces the result of a search or filter; empty if there is no search or filter. */
function announcementOf(
  { data, hasNextPage: hasMore }: ReturnType<typeof useThreads>,
  query: InboxQuery,
) {
  if (!data) return undefined;
  const { q: text, unread } = query;
  const count = data.pages.flatMap((page) => page.threads).length;
  const one = unread ? 'unread thread' : 'athlete';
  if (text) return foundText({ count, one, text, hasMore });
  return unread && count === 0 ? 'Nothing unread' : undefined;
}

function NoThreads({ q, unread }: InboxQuery) {
  if (unread) {
    return (
      <EmptyState title="Nothing unread">
        {q ? `No unread messages from “${q}”.` : 'You’re all caught up.'}
      </EmptyState>
    );
  }
  if (q) return <EmptyState title="No athlete found">No name contains “{q}”.</EmptyState>;
  return (
    <EmptyState title="No messages yet">
      Search for an athlete above and write the first line.
    </EmptyState>
  );
}

interface ThreadLinkProps {
  thread: Thread;
  today: string;
  query: InboxQuery;
}

/** Links to a thread, keeping the inbox filters. */
function ThreadLink({ thread, today, query }: ThreadLinkProps) {
  const { athleteId, name, last, unread } = thread;
  const { id: ownId } = useSignedInUser();
  return (
    <Link
      to={`/messages/${athleteId}` as string}
      search={{ ...query }}
      className={classes.thread}
      data-unread={unread > 0}
    >
      <span className={classes.name}>{name}</span>
      {last && (
        <time className={classes.when} dateTime={last.createdAt}>
          {whenText(last.createdAt, today)}
        </time>
      )}
      <span className={classes.last}>
        {last ? lastText(last, athleteId, ownId) : 'Nothing written yet'}
      </span>
      <UnreadBadge count={unread} />
    </Link>
  );
}

function lastText(last: NonNullable<Thread['last']>, athleteId: string, ownId: string) {
  const { fromUserId, content, deletedAt } = last;
  const words = deletedAt ? 'Message deleted' : content || countsText(last);
  if (fromUserId === ownId) return `You: ${words}`;
  const isOfBefore = ownId !== athleteId && fromUserId !== athleteId;
  return isOfBefore ? `A coach before you: ${words}` : words;
}

/** Reserves the space of the threads while they load. */
function InboxSkeleton() {
  return (
    <SkeletonArea label="Loading your threads" gap="2xs">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <Skeleton key={index} height="4.25rem" />
      ))}
    </SkeletonArea>
  );
}
