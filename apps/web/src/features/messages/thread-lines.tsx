import type { MessagePhoto } from '@posedown/contract';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { serverTime } from '../../lib/clock/server-time.ts';
import { todayIn } from '../../lib/days.ts';
import type { Message } from '../../lib/message-limits.ts';
import { announce } from '../../ui/announce/announce.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { useMarkRead, type useThread } from './api.ts';
import { MessageLine } from './message-line.tsx';
import { PendingLine } from './pending-line.tsx';
import { extrasText } from './photos-text.ts';
import classes from './thread.module.css';
import { byDay, dayText } from './thread-days.ts';
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
  /** Draws on a photo, to send it back. */
  onDraw: ((photo: MessagePhoto, alt: string) => void) | undefined;
  /** The message the thread was opened at. */
  messageId: string | undefined;
  /** Shows the latest messages instead. */
  onLatest: () => void;
  /** Shown after the last message. */
  children?: ReactNode;
}

/** The messages by day, newest last. Scrolling up loads older ones. */
export function ThreadLines(props: ThreadLinesProps) {
  const { thread, other, athleteId, outbox, messageId, onEdit, onDelete, onLatest } = props;
  const { id: ownId } = useSignedInUser();
  const messages = thread.data?.pages.flatMap((page) => page.messages) ?? [];
  // A sent message stays in the outbox for a moment. Show it only once.
  const arrived = new Set(messages.map(({ requestKey }) => requestKey));
  const waiting = outbox.lines.filter(({ key }) => !arrived.has(key));
  const isTyping = useIsOtherTyping(athleteId, ownId);
  const box = useRef<HTMLDivElement>(null);
  const { isBehind, toEnd } = useThreadScroll(box, {
    first: messages.at(-1)?.id,
    last: waiting.at(-1)?.key ?? messages[0]?.id,
    isOwnLast: waiting.length > 0 || messages[0]?.fromUserId === ownId,
    isElsewhere: messageId !== undefined,
  });
  useShowMessage(messageId);
  const hasNewer = thread.data?.pages[0]?.hasNewer ?? false;
  useMarkVisibleAsRead(athleteId, messages, ownId);
  useAnnounceNew(messages, ownId, other.name);
  const today = todayIn();
  const now = serverTime();

  return (
    <div className={classes.frame}>
      <section
        ref={box}
        className={classes.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
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
            <h2 className={classes.dayName}>{dayText(day, today)}</h2>
            <Stack as="ul" gap="xs">
              {lines.map((message) => (
                <MessageLine
                  key={message.id}
                  message={message}
                  isFound={message.id === messageId}
                  isOwn={message.fromUserId === ownId}
                  author={authorOf(message, ownId)}
                  isFromFormerCoach={
                    message.fromUserId !== ownId && message.fromUserId !== other.id
                  }
                  now={now}
                  onEdit={() => onEdit(message)}
                  onDelete={() => onDelete(message)}
                  onDraw={props.onDraw}
                />
              ))}
            </Stack>
          </Stack>
        ))}
        {hasNewer && (
          <div className={classes.older}>
            <Button variant="default" size="md" onClick={onLatest}>
              Latest messages
            </Button>
          </div>
        )}
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
        {!hasNewer && props.children}
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

/** Messages of a former coach keep that coach's name. */
const authorOf = ({ fromUserId, fromName }: Message, ownId: string) =>
  fromUserId === ownId ? 'You' : (fromName ?? 'A former member');

/** Scrolls to the message the thread was opened at, and focuses it. */
function useShowMessage(messageId: string | undefined): void {
  useLayoutEffect(() => {
    const line = messageId ? document.getElementById(`message-${messageId}`) : null;
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  }, [messageId]);
}

/** Marks messages as read while the tab is visible. */
function useMarkVisibleAsRead(
  athleteId: string,
  messages: readonly Message[],
  ownId: string,
): void {
  const { mutate } = useMarkRead(athleteId);
  const newest = messages.find(
    ({ fromUserId, readAt, deletedAt }) => fromUserId !== ownId && !readAt && !deletedAt,
  )?.id;
  useEffect(() => {
    if (!newest) return;
    const markRead = () => {
      if (document.visibilityState === 'visible') mutate(newest);
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [newest, mutate]);
}

/**
 * Announces each new message once to screen readers while the thread is open: its author and text,
 * or for an own message that it was sent.
 * @param messages newest first
 */
function useAnnounceNew(messages: readonly Message[], ownId: string, name: string): void {
  const newest = messages[0]?.id;
  const lastAnnounced = useRef(newest);
  useEffect(() => {
    const announcedCount = messages.findIndex(({ id }) => id === lastAnnounced.current);
    lastAnnounced.current = newest;
    const fresh = messages.slice(0, announcedCount < 0 ? 1 : announcedCount);
    for (const message of fresh.reverse()) {
      const words = message.content || extrasText(message);
      announce(message.fromUserId === ownId ? 'Sent' : `${name}: ${words}`);
    }
  }, [newest, messages, ownId, name]);
}
