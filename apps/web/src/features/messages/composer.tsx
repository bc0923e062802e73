import { counted } from '@posedown/coaching';
import { IconPhotoPlus, IconSend } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../lib/message-limits.ts';
import { insertText } from '../../ui/form/insert-text.ts';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { ChosenPhotos } from '../../ui/photo/chosen-photos.tsx';
import { FileButton } from '../../ui/photo/file-button.tsx';
import type { ChosenPhoto } from '../../ui/photo/use-chosen-photos.ts';
import classes from './composer.module.css';
import type { ComposerText } from './scheduled/send-later.tsx';
import { type Composing, useComposer } from './use-composer.ts';
import { RecordButton } from './voice/record-button.tsx';

/** From this length on, the remaining characters are shown. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 500;

const DOUBLE_TAP_MS = 600;

interface ComposerProps extends Composing {
  /** The accessible label: 'Message Ana'. */
  label: string;
  /** More ways to write a message, with a function that inserts text at the cursor. */
  renderTools?: false | ((insert: (text: string) => void) => ReactNode);
  /** What else can be done with an uploaded photo. */
  renderPhotoAction?: (photo: ChosenPhoto) => ReactNode;
  /** The photos and links that go with a new message. */
  tray?: ReactNode;
  /** Another way to send a new message, below the field. */
  renderLater?: false | ((composer: ComposerText) => ReactNode);
  /** Starts a voice note, offered while nothing is written. */
  onRecord?: () => void;
}

/**
 * The input for a message. Enter sends, Shift+Enter starts a new line. Unsent text is saved as a
 * draft.
 */
export function Composer(props: ComposerProps) {
  const { label, uploads, onCancelEdit, renderTools, renderLater, onRecord } = props;
  const composer = useComposer(props);
  const { text, field, isEdit, canSend, change, send, onPaste, onKeyDown } = composer;
  const sentAtMs = useRef(Number.NEGATIVE_INFINITY);
  const isBlank = !isEdit && !composer.hasAttachments && text.trim() === '';

  /** The microphone takes the place of 'Send', so the second tap of a double tap there is ignored. */
  function record() {
    if (performance.now() - sentAtMs.current > DOUBLE_TAP_MS) onRecord?.();
  }

  function insert(added: string) {
    const next = field.current && insertText(field.current, added);
    if (next) change(next);
  }

  return (
    <form
      className={classes.composer}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        sentAtMs.current = performance.now();
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
      {!isEdit && uploads.photos.length > 0 && (
        <ChosenPhotos uploads={uploads} renderAction={props.renderPhotoAction} />
      )}
      {!isEdit && props.tray}
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
        {!isEdit && renderTools && renderTools(insert)}
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
        {isBlank && onRecord ? (
          <RecordButton className={classes.attach} onRecord={record} />
        ) : (
          <Button
            type="submit"
            size="md"
            className={classes.send}
            disabled={!canSend}
            loading={isEdit && props.busy}
            aria-label={isEdit ? 'Save the change' : 'Send'}
          >
            <IconSend size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
      {!isEdit && renderLater && renderLater(composer)}
      {text.length > COUNT_FROM && (
        <Text size="sm" muted numeric role="status">
          {counted(MESSAGE_MAX_LENGTH - text.length, 'character')} left
        </Text>
      )}
    </form>
  );
}
