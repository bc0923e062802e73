import { counted } from '@posedown/coaching';
import { IconPhotoPlus, IconSend } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { ChosenPhotos } from '../../ui/photo/chosen-photos.tsx';
import { FileButton } from '../../ui/photo/file-button.tsx';
import type { PhotoUploads } from '../../ui/photo/use-photo-uploads.ts';
import classes from './composer.module.css';
import { MESSAGE_MAX_LENGTH } from './message-limits.ts';

/** From so many characters on, what is left is counted. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 500;

interface ComposerProps {
  /** Under which the draft is kept. */
  draftKey: string;
  /** To whom: 'Message Ana'. */
  label: string;
  /** What is being changed; a new line is written without it. */
  editing?: string;
  /** The photos that go along with a new line. */
  uploads: PhotoUploads;
  onSend: (text: string) => void;
  onCancelEdit: () => void;
  onTyping: () => void;
}

/** Enter sends, Shift and Enter begin a new line. What is not sent is kept as a draft. */
export function Composer(props: ComposerProps) {
  const { draftKey, label, editing, uploads, onSend, onCancelEdit, onTyping } = props;
  const [text, setText] = useState(() => editing ?? readDraft(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = editing !== undefined;
  const hasPhotos = !isEdit && uploads.photos.length > 0;
  // A line waits for its photos: it names them by what the server calls them.
  const isReady = isEdit || !(uploads.isSending || uploads.hasFailed);
  const canSend = isReady && (text.trim() !== '' || hasPhotos);

  useEffect(() => {
    if (editing === undefined) return;
    field.current?.focus();
  }, [editing]);

  function change(next: string): void {
    setText(next);
    if (isEdit) return;
    saveDraft(draftKey, next);
    if (next.trim() !== '') onTyping();
  }
  function send(): void {
    const content = text.trim();
    if (!canSend) return;
    if (!isEdit) {
      dropDraft(draftKey);
      setText('');
    }
    onSend(content);
    field.current?.focus();
  }
  function onPaste(event: ClipboardEvent): void {
    if (isEdit || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    uploads.add([...event.clipboardData.files]);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isEdit) onCancelEdit();
    // Enter also ends a word that is put together from several strokes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isEdit && (
        <p className={classes.editing}>
          Changing a message
          <UnstyledButton className={classes.cancel} onClick={onCancelEdit}>
            Cancel
          </UnstyledButton>
        </p>
      )}
      {!isEdit && <ChosenPhotos uploads={uploads} />}
      <div className={classes.row}>
        {!isEdit && (
          <FileButton
            label="Add photos"
            Icon={IconPhotoPlus}
            iconOnly
            multiple
            className={classes.attach}
            disabled={uploads.isFull}
            onFiles={uploads.add}
          />
        )}
        <div className={classes.grow} data-text={`${text}\n`}>
          <textarea
            ref={field}
            className={classes.field}
            aria-label={label}
            placeholder="Write a message"
            rows={1}
            maxLength={MESSAGE_MAX_LENGTH}
            enterKeyHint="send"
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <Button
          type="submit"
          size="md"
          className={classes.send}
          disabled={!canSend}
          aria-label={isEdit ? 'Save the change' : 'Send'}
        >
          <IconSend size={20} aria-hidden="true" />
        </Button>
      </div>
      {text.length > COUNT_FROM && (
        <p className={classes.count} role="status">
          {counted(MESSAGE_MAX_LENGTH - text.length, 'character')} left
        </p>
      )}
    </form>
  );
}

function readDraft(key: string): string {
  const draft = loadDraft(key);
  return typeof draft === 'string' ? draft : '';
}
