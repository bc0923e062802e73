import type { ScheduledMessage } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../../lib/clock/use-today.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import inboxClasses from '../inbox.module.css';
import type { InboxQuery } from '../inbox-query.ts';
import { useAllScheduled } from './api.ts';
import classes from './scheduled.module.css';
import { PROBLEMS } from './scheduled-lines.tsx';
import { sendTimeText } from './send-time.ts';
import { useScheduledActions } from './use-scheduled-actions.ts';

/** All the coach's scheduled messages by time. A tap opens the thread, where they can be changed. */
export function ScheduledList({ query }: { query: InboxQuery }) {
  const list = useAllScheduled();
  const found = list.data?.pages.flatMap((page) => page.messages);
  const today = useToday();
  if (list.isPending) {
    return (
      <SkeletonArea label="Loading your scheduled messages" gap="2xs">
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
      </SkeletonArea>
    );
  }
  if (!found) {
    return <ErrorState title="We couldn’t load your scheduled messages." onRetry={list.refetch} />;
  }
  if (found.length === 0) {
    return (
      <EmptyState title="Nothing scheduled">
        Write a message in a thread and choose “Send later”.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap="2xs" aria-label="Scheduled messages">
        {found.map((message) => (
          <li key={message.id}>
            {message.name === null ? (
              <FormerItem message={message} today={today} />
            ) : (
              <Link
                to={`/messages/${message.athleteId}` as string}
                search={{ ...query }}
                className={inboxClasses.thread}
              >
                <ItemText message={message} today={today} />
              </Link>
            )}
          </li>
        ))}
      </Stack>
      <MoreButton list={list} />
    </>
  );
}

interface ItemProps {
  message: ScheduledMessage;
  today: string;
}

function ItemText({ message, today }: ItemProps) {
  const { name, content, sendAt, problem } = message;
  return (
    <>
      <span className={inboxClasses.name}>{name ?? 'A former athlete'}</span>
      <time className={inboxClasses.when} dateTime={sendAt}>
        {sendTimeText(sendAt, today)}
      </time>
      <span className={`${inboxClasses.last} ${classes.start}`}>{content}</span>
      {problem && <span className={classes.problem}>Not sent: {PROBLEMS[problem]}</span>}
    </>
  );
}

/** Without a thread to open, it can only be removed. */
function FormerItem({ message, today }: ItemProps) {
  const { cancel, busyId } = useScheduledActions(message.athleteId, null);
  return (
    <div className={inboxClasses.thread}>
      <ItemText message={message} today={today} />
      <Button
        variant="default"
        size="sm"
        className={classes.remove}
        aria-label={`Cancel: ${message.content.slice(0, 40)}`}
        disabled={busyId !== undefined}
        onClick={() => cancel(message)}
      >
        Cancel
      </Button>
    </div>
  );
}
