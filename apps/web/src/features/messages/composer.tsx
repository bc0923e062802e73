import { counted } from '@posedown/coaching';
import { IconPhotoPlus, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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

/** From this length on, the remaining characters are shown. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 500;

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
}

/**
 * The input for a message. Enter sends, Shift+Enter starts a new line. Unsent text is saved as a
 * draft.
 */
export function Composer(props: ComposerProps) {
  const { label, uploads, onCancelEdit, renderTools, renderLater } = props;
  const composer = useComposer(props);
  const { text, field, isEdit, canSend, change, send, onPaste, onKeyDown } = composer;

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
