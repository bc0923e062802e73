import { Button, UnstyledButton } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
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
  onSend: (text: string) => void;
  onCancelEdit: () => void;
  onTyping: () => void;
}

/** Enter sends, Shift and Enter begin a new line. What is not sent is kept as a draft. */
export function Composer(props: ComposerProps) {
  const { draftKey, label, editing, onSend, onCancelEdit, onTyping } = props;
  const [text, setText] = useState(() => editing ?? readDraft(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = editing !== undefined;

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
    if (content === '') return;
    if (!isEdit) dropDraft(draftKey);
    setText('');
    onSend(content);
    field.current?.focus();
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
      <div className={classes.row}>
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
          />
        </div>
        <Button
          type="submit"
          size="md"
          className={classes.send}
          disabled={text.trim() === ''}
          aria-label={isEdit ? 'Save the change' : 'Send'}
        >
          <IconSend size={20} aria-hidden="true" />
        </Button>
      </div>
      {text.length > COUNT_FROM && (
        <p className={classes.count} role="status">
          {MESSAGE_MAX_LENGTH - text.length} characters left
        </p>
      )}
    </form>
  );
}

function readDraft(key: string): string {
  const draft = loadDraft(key);
  return typeof draft === 'string' ? draft : '';
}
