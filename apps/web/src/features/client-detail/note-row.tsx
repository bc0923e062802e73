import type { CoachNote } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { formatInstant } from '../../lib/days.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import {
  useVersionedTextDraft,
  type VersionedTextDraft,
} from '../../lib/use-versioned-text-draft.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Overtaken } from '../../ui/form/overtaken.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChangeNote, useDeleteNote, usePinNote, useRefetchNote } from './api.ts';
import classes from './client-detail.module.css';

interface NoteRowProps {
  athleteId: string;
  note: CoachNote;
}

/** One note, with buttons to pin, edit and delete it. */
export function NoteRow({ athleteId, note }: NoteRowProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { draft, begin, write, drop } = useVersionedTextDraft(`posedown.coach-note.${note.id}`);
  if (draft) {
    return <EditNote onWrite={write} onDone={drop} {...{ athleteId, note, draft }} />;
  }
  const at = formatInstant(note.createdAt);
  return (
    <li className={classes.note}>
      <p className={classes.quiet}>
        {note.pinned && 'Pinned · '}
        {at}
        {note.version > 1 && ', edited'}
      </p>
      <p className={classes.content}>{note.content}</p>
      <Row>
        <PinButton athleteId={athleteId} note={note} at={at} />
        <Button
          variant="default"
          onClick={() => begin({ text: note.content, version: note.version })}
          aria-label={`Edit the note of ${at}`}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          color="behind"
          onClick={() => setDeleting(true)}
          aria-label={`Delete the note of ${at}`}
        >
          Delete
        </Button>
      </Row>
      {isDeleting && (
        <DeleteDialog athleteId={athleteId} note={note} onClose={() => setDeleting(false)} />
      )}
    </li>
  );
}

/** Pins a note to the top of the athlete's page, or unpins it. */
function PinButton({ athleteId, note, at }: NoteRowProps & { at: string }) {
  const pin = usePinNote(athleteId, note.id);
  const label = note.pinned ? 'Unpin' : 'Pin';
  return (
    <Button
      variant="default"
      loading={pin.isPending}
      aria-label={`${label} the note of ${at}`}
      onClick={() =>
        pin.mutate(!note.pinned, {
          onError: (error) => showError(error, 'We couldn’t change the note. Please try again.'),
        })
      }
    >
      {label}
    </Button>
  );
}

function DeleteDialog({ athleteId, note, onClose }: NoteRowProps & { onClose: () => void }) {
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

interface EditNoteProps {
  athleteId: string;
  /** The stored note. */
  note: CoachNote;
  draft: VersionedTextDraft;
  onWrite: (draft: VersionedTextDraft) => void;
  onDone: () => void;
}

/** The form that edits a note. */
export function EditNote({ athleteId, note, draft, onWrite, onDone }: EditNoteProps) {
  const { text, version } = draft;
  /** Whether another device changed the note first; its text is then shown above the buttons. */
  const [overtaken, setOvertaken] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = useChangeNote(athleteId, note.id);
  const refetch = useRefetchNote(athleteId, note.id);
  const { busy, run } = useSingleFlight();

  async function save() {
    try {
      await change.mutateAsync({ content: text, version: overtaken ? note.version : version });
      finish();
    } catch (error) {
      if (isOutdated(error)) await compareWithNewest();
      else setFailure(userMessageOf(error, 'We couldn’t save the note. Please try again.'));
    }
  }

  function finish() {
    void showToast({ title: 'Note saved' });
    onDone();
  }

  async function compareWithNewest() {
    const stored = await refetch();
    // An earlier attempt went through, but its reply was lost.
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
        <Row>
          <Button type="submit" loading={busy} disabled={text.trim() === ''}>
            {busy ? 'Saving...' : overtaken ? 'Save mine instead' : 'Save'}
          </Button>
          <Button variant="default" onClick={onDone} disabled={busy}>
            Cancel
          </Button>
        </Row>
      </form>
    </li>
  );
}
