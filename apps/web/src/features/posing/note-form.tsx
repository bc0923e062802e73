import type { PoseSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useNoteOnSession } from './api.ts';
import history from './history.module.css';
import classes from './posing.module.css';

interface NoteFormProps {
  session: PoseSession;
  athleteName: string;
}

interface Draft {
  text: string;
  /** Of the notes that the coach saw as they began to write: others are never written over unseen. */
  version: number;
}

/** The coach's notes on one session: read until the coach wants to write. */
export function NoteForm({ session, athleteName }: NoteFormProps) {
  const { coachNotes, userId, id, version } = session;
  const [draft, setDraft] = useState<Draft>();
  /** Set once another device was first: from then on what it wrote stands above the form. */
  const [overtaken, setOvertaken] = useState(false);
  const note = useNoteOnSession();
  const { busy, send } = useSingleSend(note);

  function close() {
    setDraft(undefined);
    setOvertaken(false);
    note.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const seen = overtaken ? version : draft.version;
    const body = { userId, sessionId: id, coachNotes: draft.text.trim(), version: seen };
    send(body, {
      onSuccess: () => {
        close();
        void showToast({ title: 'Notes saved', message: `${athleteName} can read them.` });
      },
      onError: (error) => setOvertaken((before) => before || isOutdated(error)),
    });
  }
  if (!draft) {
    return (
      <div className={history.noteLine}>
        {coachNotes && <p className={history.note}>{coachNotes}</p>}
        <Button
          variant="default"
          size="md"
          aria-label={`${coachNotes ? 'Edit' : 'Write'} notes for ${athleteName}`}
          onClick={() => setDraft({ text: coachNotes ?? '', version })}
        >
          {coachNotes ? 'Edit notes' : 'Write notes'}
        </Button>
      </div>
    );
  }
  return (
    <form ref={focusField} className={history.noteForm} onSubmit={submit} noValidate>
      <TextAreaField
        name="coachNotes"
        label={`Notes for ${athleteName}`}
        value={draft.text}
        onChange={(typed) => setDraft({ ...draft, text: typed.slice(0, 2000) })}
      />
      {overtaken && <Overtaken notes={coachNotes} onTake={close} />}
      {note.isError && !isOutdated(note.error) && (
        <FormNotice>{userMessageOf(note.error, 'The notes were not saved: try again.')}</FormNotice>
      )}
      <div className={classes.formButtons}>
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : overtaken ? 'Save mine instead' : 'Save notes'}
        </Button>
        <Button variant="default" size="md" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Who asks to write goes on in the field. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();

/** What another device wrote meanwhile, and the way to leave it at that. */
function Overtaken({ notes, onTake }: { notes: string | null; onTake: () => void }) {
  return (
    <FormNotice>
      <p>
        {notes
          ? 'These notes were changed on another device. There they read:'
          : 'These notes were emptied on another device.'}
      </p>
      {notes && <p className={history.note}>{notes}</p>}
      <Button variant="default" size="md" onClick={onTake}>
        {notes ? 'Keep these notes' : 'Leave them empty'}
      </Button>
    </FormNotice>
  );
}
