import type { PoseSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useVersionedTextDraft } from '../../lib/use-versioned-text-draft.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Overtaken } from '../../ui/form/overtaken.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useNoteOnSession } from './api.ts';
import history from './history.module.css';

interface NoteFormProps {
  session: PoseSession;
  athleteName: string;
}

/** The coach's notes on a session, to read and edit. */
export function NoteForm({ session, athleteName }: NoteFormProps) {
  const { coachNotes, userId, id, version } = session;
  const { draft, begin, write, drop } = useVersionedTextDraft(`posedown.posing-note.${id}`);
  const [isAsked, setAsked] = useState(false);
  /** Whether another device saved first. Its notes are then shown below the field. */
  const [overtaken, setOvertaken] = useState(false);
  const note = useNoteOnSession();
  const { busy, run } = useSingleFlight();

  function close() {
    drop();
    setOvertaken(false);
    note.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const baseVersion = overtaken ? version : draft.version;
    const body = { userId, sessionId: id, coachNotes: draft.text.trim(), version: baseVersion };
    void run(() => note.mutateAsync(body).then(finish, refuse));
  }

  /** Also runs after leaving the page, to delete the draft. */
  function finish() {
    close();
    void showToast({ title: 'Notes saved', message: `${athleteName} can read them.` });
  }

  function refuse(error: unknown) {
    setOvertaken((before) => before || isOutdated(error));
  }

  if (!draft) {
    return (
      <div className={history.noteLine}>
        {coachNotes && <p className={history.note}>{coachNotes}</p>}
        <Button
          variant="default"
          size="md"
          aria-label={`${coachNotes ? 'Edit' : 'Write'} notes for ${athleteName}`}
          onClick={() => {
            setAsked(true);
            begin({ text: coachNotes ?? '', version });
          }}
        >
          {coachNotes ? 'Edit notes' : 'Write notes'}
        </Button>
      </div>
    );
  }
  return (
    <form
      ref={isAsked ? focusField : undefined}
      className={history.noteForm}
      onSubmit={submit}
      noValidate
    >
      <TextAreaField
        name="coachNotes"
        label={`Notes for ${athleteName}`}
        value={draft.text}
        onChange={(typed) => write({ ...draft, text: typed.slice(0, 2000) })}
        readOnly={busy}
      />
      {overtaken && (
        <Overtaken what="notes" onTake={close}>
          {coachNotes && <p className={history.note}>{coachNotes}</p>}
        </Overtaken>
      )}
      {note.isError && !isOutdated(note.error) && (
        <FormNotice>{userMessageOf(note.error, 'The notes weren’t saved. Try again.')}</FormNotice>
      )}
      <Row>
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : overtaken ? 'Save mine instead' : 'Save notes'}
        </Button>
        <Button variant="default" size="md" onClick={close} disabled={busy}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}

/** Focuses the field after the button was pressed, but not for a restored draft. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();
