import type { PhotoRef } from '@posedown/contract';
import { formatTime } from '../../lib/days.ts';
import { MESSAGE_EDIT_MINUTES, type Message } from '../../lib/message-limits.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { PhotoThumb } from '../../ui/photo/photo-thumb.tsx';
import classes from './message-line.module.css';
import messagePhotosClasses from './message-photos.module.css';
import { MessageText } from './message-text.tsx';
import { photosText } from './photos-text.ts';

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
}

export function MessageLine(props: MessageLineProps) {
  const { message, isOwn, isFound, author, isFromFormerCoach: isOfBefore, now } = props;
  const { onEdit, onDelete } = props;
  const { content, attachments, createdAt, editedAt, deletedAt, readAt } = message;
  const isYoung = now - Date.parse(createdAt) < MESSAGE_EDIT_MINUTES * 60_000;
  // Distinguishes the buttons of different messages for screen readers.
  const excerpt = content.slice(0, 40) || photosText(attachments.length);
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

interface MessagePhotosProps {
  photos: readonly PhotoRef[];
  /** The sender's name. */
  author: string;
  createdAt: string;
}

/** The photos of a message. A tap enlarges them. */
function MessagePhotos({ photos, author, createdAt }: MessagePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={messagePhotosClasses.photos} data-several={photos.length > 1}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PhotoThumb
            className={messagePhotosClasses.photo}
            photo={photo}
            alt={altOf(author, index, photos.length)}
            intro={formatTime(createdAt)}
            size={photos.length > 1 ? 'thumb' : 'full'}
          />
        </li>
      ))}
    </ul>
  );
}

function altOf(author: string, index: number, count: number): string {
  const which = count > 1 ? `Photo ${index + 1} of ${count}` : 'Photo';
  return author === 'You' ? `${which} that you sent` : `${which} from ${author}`;
}
