import { Button } from '@mantine/core';
import type { PoseSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useNoteOnSession } from './api.ts';
import history from './history.module.css';
import classes from './posing.module.css';

interface NoteFormProps {
  session: PoseSession;
  athleteName: string;
}

/** The coach's notes on one session: read until the coach wants to write. */
export function NoteForm({ session, athleteName }: NoteFormProps) {
  const { coachNotes, userId, id, version } = session;
  const [text, setText] = useState<string>();
  const note = useNoteOnSession();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text === undefined || note.isPending) return;
    const body = { userId, sessionId: id, coachNotes: text.trim(), version };
    note.mutate(body, {
      onSuccess: () => {
        setText(undefined);
        void showToast({ title: 'Notes saved', message: `${athleteName} can read them.` });
      },
    });
  }
  if (text === undefined) {
    return (
      <div className={history.noteLine}>
        {coachNotes && <p className={history.note}>{coachNotes}</p>}
        <Button
          variant="default"
          size="md"
          aria-label={`${coachNotes ? 'Edit' : 'Write'} notes for ${athleteName}`}
          onClick={() => setText(coachNotes ?? '')}
        >
          {coachNotes ? 'Edit notes' : 'Write notes'}
        </Button>
      </div>
    );
  }
  return (
    <form className={history.noteForm} onSubmit={submit} noValidate>
      <TextAreaField
        name="coachNotes"
        label={`Notes for ${athleteName}`}
        value={text}
        onChange={(typed) => setText(typed.slice(0, 2000))}
      />
      {note.isError && (
        <FormNotice>{userMessageOf(note.error, 'The notes were not saved: try again.')}</FormNotice>
      )}
      <div className={classes.formButtons}>
        <Button type="submit" size="md" disabled={note.isPending}>
          {note.isPending ? 'Saving...' : 'Save notes'}
        </Button>
        <Button variant="default" size="md" onClick={() => setText(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
