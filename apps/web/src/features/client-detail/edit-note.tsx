import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import type { NoteDraft } from '../../lib/use-note-draft.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChangeNote, useReloadNotes } from './api.ts';
import classes from './client-detail.module.css';

interface EditNoteProps {
  athleteId: string;
  noteId: string;
  draft: NoteDraft;
  onWrite: (draft: NoteDraft) => void;
  onDone: () => void;
}

interface Failure {
  message: string;
  /** Somebody else changed the note: it has to be read again. */
  isOutdated: boolean;
}

/** Rewrites a note. */
export function EditNote({ athleteId, noteId, draft, onWrite, onDone }: EditNoteProps) {
  const { text, version } = draft;
  const [failure, setFailure] = useState<Failure>();
  const change = useChangeNote(athleteId, noteId);
  const reload = useReloadNotes(athleteId);
  const { busy, run } = useSingleFlight();

  async function save() {
    try {
      await change.mutateAsync({ content: text, version });
      void showToast({ title: 'Note saved' });
      onDone();
    } catch (error) {
      setFailure({
        message: userMessageOf(error, 'The note could not be saved. Please try again.'),
        isOutdated: isOutdated(error),
      });
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run(save);
  }

  return (
    <li className={classes.note}>
      <form className={classes.form} onSubmit={submit} noValidate aria-busy={busy}>
        <TextAreaField
          label="Note"
          name="content"
          value={text}
          onChange={(typed) => onWrite({ text: typed, version })}
          readOnly={busy}
        />
        {failure && (
          <FormNotice>
            <p>{failure.message}</p>
            {failure.isOutdated && (
              <Button variant="default" onClick={() => void reload().then(onDone)}>
                Reload the note
              </Button>
            )}
          </FormNotice>
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={busy} disabled={text.trim() === ''}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="default" onClick={onDone} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
