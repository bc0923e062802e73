import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { prepareToasts } from '../../ui/toast/show-toast.ts';
import classes from './ask.module.css';
import type { useChat } from './use-chat.ts';

const MAX_CHARACTERS = 2000;

interface AskFormProps {
  chat: ReturnType<typeof useChat>;
  isReady: boolean;
}

/** The input for a question. It is disabled until the answer or an error arrives. */
export function AskForm({ chat: { draft, type, send, busy }, isReady }: AskFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // A disabled field loses the focus.
    if (wasBusy.current && !busy) field.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(draft);
      }}
    >
      <input
        ref={field}
        className={classes.field}
        aria-label="Your question"
        placeholder="Ask a question"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_CHARACTERS}
        value={draft}
        disabled={busy || !isReady}
        onFocus={prepareToasts}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="md"
        className={classes.send}
        disabled={busy || !isReady || draft.trim() === ''}
        aria-label="Send"
      >
        <IconSend size={20} aria-hidden="true" />
      </Button>
    </form>
  );
}
