import type { CoachNote } from '@posedown/contract';
import { useState } from 'react';
import { formatInstant } from '../../lib/days.ts';
import { useNoteDraft } from '../../lib/use-note-draft.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useDeleteNote } from './api.ts';
import classes from './client-detail.module.css';
import { EditNote } from './edit-note.tsx';

interface NoteRowProps {
  athleteId: string;
  note: CoachNote;
}

/** One note, with the ways to rewrite and delete it. */
export function NoteRow({ athleteId, note }: NoteRowProps) {
  const [isAsked, setAsked] = useState(false);
  const { draft, begin, write, drop } = useNoteDraft(`posedown.coach-note.${note.id}`);
  if (draft) {
    return <EditNote onWrite={write} onDone={drop} {...{ athleteId, note, draft }} />;
  }
  const at = formatInstant(note.createdAt);
  return (
    <li className={classes.note}>
      <p className={classes.quiet}>
        {at}
        {note.version > 1 && ', edited'}
      </p>
      <p className={classes.content}>{note.content}</p>
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() => begin({ text: note.content, version: note.version })}
          aria-label={`Edit the note of ${at}`}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          onClick={() => setAsked(true)}
          aria-label={`Delete the note of ${at}`}
        >
          Delete
        </Button>
      </div>
      {isAsked && <AskToDelete athleteId={athleteId} note={note} onClose={() => setAsked(false)} />}
    </li>
  );
}

function AskToDelete({ athleteId, note, onClose }: NoteRowProps & { onClose: () => void }) {
  const remove = useDeleteNote(athleteId, note.id);
  const confirm = () =>
    remove.mutate(note.version, {
      onSuccess: () => void showToast({ title: 'Note deleted' }),
      onError: (error) => {
        showError(error, 'We couldn’t delete the note. Please try again.');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title="Delete this note?"
      confirmLabel="Delete"
      isDestructive
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      This can’t be undone.
    </ConfirmDialog>
  );
}
