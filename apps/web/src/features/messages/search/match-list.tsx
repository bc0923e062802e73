import { markWords, searchWords } from '@posedown/coaching';
import type { MessageMatch } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { isUnanswered } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { todayIn } from '../../../lib/days.ts';
import { foundText } from '../../../ui/announce/found-text.ts';
import { useAnnounceResults } from '../../../ui/announce/use-announce-results.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import inboxClasses from '../inbox.module.css';
import type { InboxQuery } from '../inbox-query.ts';
import { whenText } from '../thread-days.ts';
import { useMessageSearch } from './api.ts';
import classes from './search.module.css';

interface MatchListProps {
  /** At least two characters. */
  q: string;
  /** Searches in this thread only. */
  athleteId?: string;
  /** Filters of the inbox that the links keep. */
  query?: InboxQuery;
  /** Called when a message is opened. */
  onOpen?: () => void;
}

/** Messages found by a search. A tap opens the thread at that message. */
export function MatchList({ q, athleteId, query, onOpen }: MatchListProps) {
  const list = useMessageSearch(q, athleteId);
  const found = list.data?.pages.flatMap((page) => page.matches);
  const count = found?.length;
  useAnnounceResults(
    count === undefined || list.isPlaceholderData
      ? undefined
      : foundText({ count, one: 'message', text: q, hasMore: list.hasNextPage }),
  );
  if (list.isPending) {
    return (
      <SkeletonArea label="Searching the messages" gap="2xs">
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
      </SkeletonArea>
    );
  }
  if (!found) {
    return (
      <ErrorState
        title="We couldn’t search the messages."
        message={isUnanswered(list.error) ? 'Try again when you’re online.' : undefined}
        onRetry={list.refetch}
      />
    );
  }
  if (found.length === 0) return <Text muted>No message has words like “{q}”.</Text>;
  const words = searchWords(q);
  const today = todayIn();
  return (
    <div data-stale={list.isPlaceholderData || undefined}>
      <Stack as="ul" gap="2xs" aria-label="Found messages">
        {found.map((match) => (
          <li key={match.id}>
            <MatchLink {...{ match, words, today, query, onOpen }} isNamed={!athleteId} />
          </li>
        ))}
      </Stack>
      <MoreButton list={list} />
    </div>
  );
}

interface MatchLinkProps extends Pick<MatchListProps, 'query' | 'onOpen'> {
  match: MessageMatch;
  words: readonly string[];
  today: string;
  /** Whether the athlete's name is shown. */
  isNamed: boolean;
}

function MatchLink({ match, words, today, query, onOpen, isNamed }: MatchLinkProps) {
  const { id: ownId } = useSignedInUser();
  const { id, athleteId, name, fromUserId, createdAt, excerpt } = match;
  const isOwnThread = athleteId === ownId;
  const author = fromUserId === ownId ? 'You' : fromUserId === athleteId ? name : 'Coach';
  return (
    <Link
      to={(isOwnThread ? '/messages' : `/messages/${athleteId}`) as string}
      search={{ ...query, message: id }}
      className={inboxClasses.thread}
      onClick={onOpen}
    >
      <span className={inboxClasses.name}>{isNamed ? name : author}</span>
      <time className={inboxClasses.when} dateTime={createdAt}>
        {whenText(createdAt, today)}
      </time>
      <span className={classes.excerpt}>
        {isNamed && author !== name && `${author}: `}
        <Marked text={excerpt} words={words} />
      </span>
    </Link>
  );
}

/** A text with the found words marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={classes.found}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
