import { formatTime } from '../../lib/days.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { MESSAGE_EDIT_MINUTES, type Message } from './message-limits.ts';
import classes from './message-line.module.css';
import { MessagePhotos } from './message-photos.tsx';
import { MessageText } from './message-text.tsx';
import { photosWords } from './photos-words.ts';

interface MessageLineProps {
  message: Message;
  isOwn: boolean;
  /** Who wrote it, for a screen reader. */
  author: string;
  /** By neither of the two: by a coach of before, whose name is seen. */
  isOfBefore: boolean;
  /** The present, in milliseconds: what was sent long ago can be changed no more. */
  now: number;
  onEdit: () => void;
  onDelete: () => void;
}

/** One line of a thread, on the side of whoever wrote it. */
export function MessageLine(props: MessageLineProps) {
  const { message, isOwn, author, isOfBefore, now, onEdit, onDelete } = props;
  const { content, attachments, createdAt, editedAt, deletedAt, readAt } = message;
  const isYoung = now - Date.parse(createdAt) < MESSAGE_EDIT_MINUTES * 60_000;
  // Which line it is, for whoever meets the button alone.
  const start = content.slice(0, 40) || photosWords(attachments.length);
  const canChange = isOwn && !deletedAt && isYoung;
  return (
    <Stack as="li" gap="2xs" className={classes.line} data-own={isOwn}>
      <div className={classes.bubble} data-deleted={deletedAt !== null}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        <MessagePhotos photos={attachments} author={author} createdAt={createdAt} />
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
              aria-label={`Edit: ${start}`}
              onClick={onEdit}
            >
              Edit
            </UnstyledButton>
            <UnstyledButton
              className={classes.action}
              aria-label={`Delete: ${start}`}
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
