import type { MessagePhoto } from '@posedown/contract';
import { formatTime } from '../../lib/days.ts';
import { MESSAGE_EDIT_MINUTES, type Message } from '../../lib/message-limits.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { MessageExtras } from '../../ui/message-extras/message-extras.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './message-line.module.css';
import { MessageText } from './message-text.tsx';
import { extrasText } from './photos-text.ts';

interface MessageLineProps {
  message: Message;
  isOwn: boolean;
  /** Whether a search led to it. */
  isFound: boolean;
  /** The author's name for screen readers. */
  author: string;
  /** Whether a previous coach wrote it; then that coach's name is shown. */
  isFromFormerCoach: boolean;
  /** The current time in ms. Older messages can no longer be edited. */
  now: number;
  onEdit: () => void;
  onDelete: () => void;
  /** Draws on one of its photos, to send it back. */
  onDraw: ((photo: MessagePhoto, alt: string) => void) | undefined;
}

export function MessageLine(props: MessageLineProps) {
  const { message, isOwn, isFound, author, isFromFormerCoach: isOfBefore, now } = props;
  const { onEdit, onDelete, onDraw } = props;
  const { content, createdAt, editedAt, deletedAt, readAt } = message;
  const isYoung = now - Date.parse(createdAt) < MESSAGE_EDIT_MINUTES * 60_000;
  // Distinguishes the buttons of different messages for screen readers.
  const excerpt = content.slice(0, 40) || extrasText(message);
  const canChange = isOwn && !deletedAt && isYoung;
  return (
    <Stack
      as="li"
      gap="2xs"
      id={`message-${message.id}`}
      tabIndex={isFound ? -1 : undefined}
      className={classes.line}
      data-own={isOwn}
      data-found={isFound || undefined}
    >
      <div className={classes.bubble} data-deleted={deletedAt !== null}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        <MessageExtras
          athleteId={message.athleteId}
          extras={message}
          altOf={(index, count) => altOf(author, index, count)}
          by={isOwn ? 'you' : author}
          intro={formatTime(createdAt)}
          onDraw={onDraw}
        />
        {deletedAt ? 'This message was deleted.' : <MessageText text={content} />}
      </div>
      <Row as="p" tight className={classes.meta}>
        {isOfBefore && <span>{author}</span>}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {editedAt && !deletedAt && <span>Edited</span>}
        {isOwn && !deletedAt && <span>{readAt ? `Read ${formatTime(readAt)}` : 'Sent'}</span>}
        {canChange && (
          <>
            <UnstyledButton
              className={classes.action}
              aria-label={`Edit: ${excerpt}`}
              onClick={onEdit}
            >
              Edit
            </UnstyledButton>
            <UnstyledButton
              className={classes.action}
              aria-label={`Delete: ${excerpt}`}
              onClick={onDelete}
            >
              Delete
            </UnstyledButton>
          </>
        )}
      </Row>
    </Stack>
  );
}

function altOf(author: string, index: number, count: number): string {
  const which = count > 1 ? `Photo ${index + 1} of ${count}` : 'Photo';
  return author === 'You' ? `${which} that you sent` : `${which} from ${author}`;
}
