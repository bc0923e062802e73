import type { CoachNote } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import type { NoteDraft } from '../../lib/use-note-draft.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Overtaken } from '../../ui/form/overtaken.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChangeNote, useRereadNote } from './api.ts';
import classes from './client-detail.module.css';

interface EditNoteProps {
  athleteId: string;
  /** As it is stored. */
  note: CoachNote;
  draft: NoteDraft;
  onWrite: (draft: NoteDraft) => void;
  onDone: () => void;
}

/** Rewrites a note. */
export function EditNote({ athleteId, note, draft, onWrite, onDone }: EditNoteProps) {
  const { text, version } = draft;
  /** Set once another device was first: from then on what it wrote stands above the buttons. */
  const [overtaken, setOvertaken] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = useChangeNote(athleteId, note.id);
  const reread = useRereadNote(athleteId, note.id);
  const { busy, run } = useSingleFlight();

  async function save() {
    try {
      await change.mutateAsync({ content: text, version: overtaken ? note.version : version });
      finish();
    } catch (error) {
      if (isOutdated(error)) await lookAtNewest();
      else setFailure(userMessageOf(error, 'We couldn’t save the note. Please try again.'));
    }
  }

  function finish() {
    void showToast({ title: 'Note saved' });
    onDone();
  }

  async function lookAtNewest() {
    const stored = await reread();
    // A first try whose answer was lost came through after all.
    if (stored?.content === text.trim()) finish();
    else setOvertaken(true);
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
        {overtaken && (
          <Overtaken what="words" onTake={onDone}>
            <p className={classes.content}>{note.content}</p>
          </Overtaken>
        )}
        {failure && <FormNotice>{failure}</FormNotice>}
        <div className={classes.actions}>
          <Button type="submit" loading={busy} disabled={text.trim() === ''}>
            {busy ? 'Saving...' : overtaken ? 'Save mine instead' : 'Save'}
          </Button>
          <Button variant="default" onClick={onDone} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
