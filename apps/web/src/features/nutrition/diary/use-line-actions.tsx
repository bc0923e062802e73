import type { NutritionLog } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useDeleteLogs, useLogMeal } from '../api.ts';
import { relogBody } from './relog-body.ts';

const EditLogDialog = lazyPart(() =>
  import('./edit-log-dialog.tsx').then(({ EditLogDialog }) => ({ default: EditLogDialog })),
);

const UNREACHED = 'We couldn’t reach the server, so your diary wasn’t changed. Try again.';

interface LineActions {
  edit: (log: NutritionLog) => void;
  remove: (log: NutritionLog) => void;
  busy: boolean;
  /** The dialog of the line being edited. */
  dialog: ReactNode;
}

/** Editing a diary entry, and deleting one with undo. */
export function useLineActions(userId: string): LineActions {
  const [edited, setEdited] = useState<NutritionLog>();
  const deletion = useDeleteLogs(userId);
  const restoration = useLogMeal(userId);

  /** @returns a function that restores the line, with one request key for all retries */
  function createRestore(log: NutritionLog) {
    const body = relogBody(log);
    return async () => {
      await restoration.mutateAsync(body);
      return { title: 'Restored', message: `${log.foodName} is back.` };
    };
  }

  function remove(log: NutritionLog) {
    void showWhenDone(deletion.mutateAsync([log]), UNREACHED, () => ({
      title: 'Removed',
      message: `${log.foodName} was removed from your diary.`,
      undo: createRestore(log),
    }));
  }

  const dialog = edited && (
    <Suspense fallback={null}>
      <EditLogDialog userId={userId} log={edited} onClose={() => setEdited(undefined)} />
    </Suspense>
  );
  return { edit: setEdited, remove, busy: deletion.isPending || restoration.isPending, dialog };
}
