import type { NutritionLog } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useDeleteLogs, useLogMeal } from '../api.ts';
import { relogBody } from './relog-body.ts';

const EditLogDialog = lazyPart(() =>
  import('./edit-log-dialog.tsx').then(({ EditLogDialog }) => ({ default: EditLogDialog })),
);

const UNREACHED = 'Your diary was not changed: the server could not be reached. Try again.';

function fail(error: unknown) {
  const message = userMessageOf(error, UNREACHED);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
}

interface LineActions {
  edit: (log: NutritionLog) => void;
  remove: (log: NutritionLog) => void;
  busy: boolean;
  /** The dialog of the line being changed. */
  dialog: ReactNode;
}

/** Changing a line of the diary, and taking one out with a way back. */
export function useLineActions(userId: string): LineActions {
  const [edited, setEdited] = useState<NutritionLog>();
  const deletion = useDeleteLogs(userId);
  const again = useLogMeal(userId);

  function restore(log: NutritionLog) {
    // Its list may be gone with it: the answer is told all the same.
    void again
      .mutateAsync(relogBody(log))
      .then(() => showToast({ title: 'Restored', message: `${log.foodName} is back.` }), fail);
  }

  function remove(log: NutritionLog) {
    deletion.mutate([log], {
      onError: fail,
      onSuccess: () =>
        void showToast({
          title: 'Removed',
          message: `${log.foodName} is out of your diary.`,
          seconds: 5,
          action: { label: 'Undo', onClick: () => restore(log) },
        }),
    });
  }

  const dialog = edited && (
    <Suspense fallback={null}>
      <EditLogDialog userId={userId} log={edited} onClose={() => setEdited(undefined)} />
    </Suspense>
  );
  return { edit: setEdited, remove, busy: deletion.isPending || again.isPending, dialog };
}
