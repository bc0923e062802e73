import { useEffect, useRef } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { serverTime } from '../../lib/clock/server-time.ts';
import { todayIn } from '../../lib/days.ts';
import { announce } from '../../ui/announce/announce.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { useMarkRead, type useThread } from './api.ts';
import type { Message } from './message-limits.ts';
import { MessageLine } from './message-line.tsx';
import { PendingLine } from './pending-line.tsx';
import { photosWords } from './photos-words.ts';
import classes from './thread.module.css';
import { byDay, dayWords } from './thread-days.ts';
import type { useOutbox } from './use-outbox.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useIsOtherTyping } from './use-typing.ts';

interface ThreadLinesProps {
  thread: ReturnType<typeof useThread>;
  other: { id: string; name: string };
  athleteId: string;
  outbox: ReturnType<typeof useOutbox>;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
}

/** What was written, day by day, the newest at the end; older lines come by scrolling up. */
export function ThreadLines(props: ThreadLinesProps) {
  const { thread, other, athleteId, outbox, onEdit, onDelete } = props;
  const { id: ownId } = useSignedInUser();
  const messages = thread.data?.pages.flatMap((page) => page.messages) ?? [];
  // A line that has arrived is shown once, also in the moment before it leaves the outbox.
  const arrived = new Set(messages.map(({ requestKey }) => requestKey));
  const waiting = outbox.lines.filter(({ key }) => !arrived.has(key));
  const isTyping = useIsOtherTyping(athleteId, ownId);
  const box = useRef<HTMLDivElement>(null);
  const { isBehind, toEnd } = useThreadScroll(box, {
    first: messages.at(-1)?.id,
    last: waiting.at(-1)?.key ?? messages[0]?.id,
    isOwnLast: waiting.length > 0 || messages[0]?.fromUserId === ownId,
  });
  useReadWhenSeen(athleteId, messages, ownId);
  useAnnounceNew(messages, ownId, other.name);
  const today = todayIn();
  const now = serverTime();

  return (
    <div className={classes.frame}>
      <section
        ref={box}
        className={classes.box}
        // A box that scrolls takes the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as the line above says
        tabIndex={0}
        aria-label={`Messages with ${other.name}`}
      >
        {thread.hasNextPage && (
          <div className={classes.older}>
            <MoreButton list={thread}>Older messages</MoreButton>
          </div>
        )}
        {messages.length + waiting.length === 0 && (
          <EmptyState title="Nothing here yet">
            Write the first message to {other.name}: how training goes, what hurts, what to change.
          </EmptyState>
        )}
        {byDay(messages).map(({ day, messages: lines }) => (
          <Stack key={day} gap="sm">
            <h2 className={classes.dayName}>{dayWords(day, today)}</h2>
            <Stack as="ul" gap="xs">
              {lines.map((message) => (
                <MessageLine
                  key={message.id}
                  message={message}
                  isOwn={message.fromUserId === ownId}
                  author={authorOf(message, ownId)}
                  isOfBefore={message.fromUserId !== ownId && message.fromUserId !== other.id}
                  now={now}
                  onEdit={() => onEdit(message)}
                  onDelete={() => onDelete(message)}
                />
              ))}
            </Stack>
          </Stack>
        ))}
        {waiting.length > 0 && (
          <Stack as="ul" gap="xs">
            {waiting.map((line) => (
              <PendingLine
                key={line.key}
                line={line}
                onRetry={() => outbox.retry(line.key)}
                onRemove={() => outbox.remove(line.key)}
              />
            ))}
          </Stack>
        )}
        <p className={classes.typing} role="status">
          {isTyping && `${other.name} is writing…`}
        </p>
      </section>
      {isBehind && (
        <Button className={classes.newer} size="sm" onClick={toEnd}>
          New messages
        </Button>
      )}
    </div>
  );
}

/** A coach of before stays who they were: nothing of theirs stands under another name. */
const authorOf = ({ fromUserId, fromName }: Message, ownId: string) =>
  fromUserId === ownId ? 'You' : (fromName ?? 'A former member');

/** Marks messages as read while the tab is visible. */
function useReadWhenSeen(athleteId: string, messages: readonly Message[], ownId: string): void {
  const { mutate } = useMarkRead(athleteId);
  const newest = messages.find(
    ({ fromUserId, readAt, deletedAt }) => fromUserId !== ownId && !readAt && !deletedAt,
  )?.id;
  useEffect(() => {
    if (!newest) return;
    const read = () => {
      if (document.visibilityState === 'visible') mutate(newest);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, mutate]);
}

/**
 * Tells a screen reader of every line that comes while the thread is open, once: whose it is and what
 * it says, or of one's own that it is sent.
 * @param messages the newest first
 */
function useAnnounceNew(messages: readonly Message[], ownId: string, name: string): void {
  const newest = messages[0]?.id;
  const known = useRef(newest);
  useEffect(() => {
    const before = messages.findIndex(({ id }) => id === known.current);
    known.current = newest;
    const fresh = messages.slice(0, before < 0 ? 1 : before);
    for (const { fromUserId, content, attachments } of fresh.reverse()) {
      const words = content || photosWords(attachments.length);
      announce(fromUserId === ownId ? 'Sent' : `${name}: ${words}`);
    }
  }, [newest, messages, ownId, name]);
}
