import { useSignedInUser } from '../../lib/auth-context.ts';
import { formatInstant } from '../../lib/days.ts';
import type { Message } from '../../lib/message-limits.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { useThread } from './api.ts';
import classes from './latest-messages.module.css';
import { extrasText } from './photos-text.ts';

const SHOWN = 3;

/** The latest messages between coach and athlete. Showing them here doesn't mark them as read. */
export function LatestMessages({ athleteId }: { athleteId: string }) {
  const { id: ownId } = useSignedInUser();
  const { data, isError } = useThread(athleteId);
  if (!data) return isError ? null : <Skeleton height="8rem" holdsBelow />;
  const lines = (data.pages[0]?.messages ?? []).slice(0, SHOWN).reverse();
  if (lines.length === 0)
    return (
      <Text size="md" muted>
        No messages yet.
      </Text>
    );
  return (
    <Stack as="ul" gap="sm" className={classes.lines} aria-label="The last messages">
      {lines.map((message) => (
        <li key={message.id} className={classes.line}>
          <Text size="md" muted>
            {message.fromUserId === ownId ? 'You' : (message.fromName ?? 'A former member')},{' '}
            <time dateTime={message.createdAt}>{formatInstant(message.createdAt)}</time>
          </Text>
          <p className={classes.words}>{wordsOf(message)}</p>
        </li>
      ))}
    </Stack>
  );
}

const wordsOf = (message: Message) =>
  message.deletedAt ? 'This message was deleted.' : message.content || extrasText(message);
