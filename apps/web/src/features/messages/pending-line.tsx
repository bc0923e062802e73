import { Row, Stack } from '../../ui/layout/layout.tsx';
import photoClasses from '../../ui/message-extras/message-photos.module.css';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import classes from './message-line.module.css';
import { MessageText } from './message-text.tsx';
import type { OutboxLine } from './outbox-line.ts';
import { countsText, photosText } from './photos-text.ts';
import { previewOf } from './previews.ts';

interface PendingLineProps {
  line: OutboxLine;
  onRetry: () => void;
  onRemove: () => void;
}

/** An own message that the server doesn't have yet, with the reason. */
export function PendingLine({ line, onRetry, onRemove }: PendingLineProps) {
  const { content, photoIds = [], markedPhotos = [], links = [], problem } = line;
  const others = markedPhotos.filter(({ photoId }) => !photoIds.includes(photoId)).length;
  return (
    <Stack as="li" gap="2xs" className={classes.line} data-own={true}>
      <div className={classes.bubble} data-pending={true}>
        {photoIds.length > 0 && <PendingPhotos ids={photoIds} />}
        {others > 0 && <p>{photosText(others)}</p>}
        {links.length > 0 && (
          <p>{countsText({ photos: 0, links: links.length, voiceNoteSeconds: null })}</p>
        )}
        <MessageText text={content} />
      </div>
      <Row as="p" tight className={classes.meta} data-failed={problem !== undefined}>
        <span role="status">{problem ? `Not sent: ${problem}` : 'Not sent yet'}</span>
        {problem && (
          <UnstyledButton className={classes.action} onClick={onRetry}>
            Try again
          </UnstyledButton>
        )}
        <UnstyledButton className={classes.action} onClick={onRemove}>
          Remove
        </UnstyledButton>
      </Row>
    </Stack>
  );
}

/** Photos chosen on this page. Only the author sees them until the message is sent. */
function PendingPhotos({ ids }: { ids: readonly string[] }) {
  const previews = ids.flatMap((id) => previewOf(id) ?? []);
  if (previews.length < ids.length) return <p>{photosText(ids.length)}</p>;
  return (
    <ul className={photoClasses.photos} data-several={previews.length > 1}>
      {previews.map((preview) => (
        <li key={preview}>
          <span className={photoClasses.photo}>
            <img src={preview} alt="On its way" />
          </span>
        </li>
      ))}
    </ul>
  );
}
