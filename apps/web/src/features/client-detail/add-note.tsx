import { type FormEvent, useState } from 'react';
import { isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useAddNote } from './api.ts';
import classes from './client-detail.module.css';

const FAILED = 'The note isn’t saved yet. It’s still in this form; try again.';

/** The form for a new note. Typed text survives a reload. */
export function AddNote({ athleteId }: { athleteId: string }) {
  const draft = `coach-note:${athleteId}`;
  const [content, setContent] = useState(() => {
    const stored = loadDraft(draft);
    return typeof stored === 'string' ? stored : '';
  });
  const [error, setError] = useState<string>();
  /** Reused until the note is saved, so that a retry doesn't store it twice. */
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const add = useAddNote(athleteId);
  const { busy, run } = useSingleFlight();

  function write(text: string) {
    setContent(text);
    setError(undefined);
    saveDraft(draft, text);
  }

  async function save() {
    try {
      await add.mutateAsync({ content, requestKey });
      setContent('');
      setRequestKey(newRequestKey());
      dropDraft(draft);
      void showToast({ title: 'Note saved' });
    } catch (failure) {
      if (isOtherRequest(failure)) setRequestKey(newRequestKey());
      setError(userMessageOf(failure, FAILED));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (content.trim() === '') setError('Write a note');
    else void run(save);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={busy}>
      <TextAreaField
        label="New note"
        name="content"
        value={content}
        onChange={write}
        readOnly={busy}
        error={error}
      />
      <Button type="submit" size="md" loading={busy} className={classes.submit}>
        {busy ? 'Saving...' : 'Add Note'}
      </Button>
    </form>
  );
}
