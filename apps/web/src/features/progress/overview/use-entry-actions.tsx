import type { ProgressEntry, Units } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useDeleteEntry, useRestoreEntry } from '../api.ts';
import { nearestWeight, restoreBody } from '../entry-change.ts';

const EditEntryDialog = lazyPart(() =>
  import('./edit-entry-dialog.tsx').then(({ EditEntryDialog }) => ({ default: EditEntryDialog })),
);

const UNREACHED = 'We couldn’t reach the server, so nothing was changed. Try again.';

interface EntryActions {
  edit: (entry: ProgressEntry) => void;
  /** Asks for confirmation first. */
  remove: (entry: ProgressEntry) => void;
  busy: boolean;
  /** The open dialog. */
  dialog: ReactNode;
}

interface EntryActionsProps {
  athleteId: string;
  units: Units;
  entries: readonly ProgressEntry[];
}

/** Editing an entry, and deleting one with undo. */
export function useEntryActions({ entries, ...of }: EntryActionsProps): EntryActions {
  const [edited, setEdited] = useState<ProgressEntry>();
  const [deleted, setDeleted] = useState<ProgressEntry>();
  const deletion = useDeleteEntry(of.athleteId);
  const restoration = useRestoreEntry(of.athleteId);

  /** @returns a function that restores the entry, with one request key for all retries */
  function createRestore(entry: ProgressEntry) {
    const body = restoreBody(entry);
    return async () => {
      await restoration.mutateAsync(body);
      const message = `Your entry of ${withYear(formatWeekday, entry.date)} is back.`;
      return { title: 'Entry Restored', message };
    };
  }

  function remove(entry: ProgressEntry) {
    void showWhenDone(deletion.mutateAsync(entry), UNREACHED, () => ({
      title: 'Entry Deleted',
      message: `Your entry of ${withYear(formatWeekday, entry.date)} is gone.`,
      undo: createRestore(entry),
    })).finally(() => setDeleted(undefined));
  }

  const dialog = (
    <Suspense fallback={null}>
      {edited && (
        <EditEntryDialog
          {...of}
          entry={edited}
          nearKg={nearestWeight(entries, edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={`Delete the entry of ${withYear(formatWeekday, deleted.date)}?`}
          confirmLabel="Delete"
          isDestructive
          busy={deletion.isPending}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(undefined)}
        >
          It disappears from your trend and your coach’s view. You can undo this for a few seconds.
        </ConfirmDialog>
      )}
    </Suspense>
  );
  return {
    edit: setEdited,
    remove: setDeleted,
    busy: deletion.isPending || restoration.isPending,
    dialog,
  };
}
