import type { Supplement } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useResumeSupplement, useStopSupplement } from './api.ts';

const SupplementDialog = lazyPart(() =>
  import('./supplement-dialog.tsx').then(({ SupplementDialog }) => ({ default: SupplementDialog })),
);

const UNREACHED = 'Your list was not changed: the server could not be reached. Try again.';

function fail(error: unknown) {
  const message = userMessageOf(error, UNREACHED);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
}

export interface ListActions {
  add: () => void;
  edit: (supplement: Supplement) => void;
  /** Takes it off at once; the toast undoes it. */
  remove: (supplement: Supplement) => void;
  busy: boolean;
  /** The dialog that is open. */
  dialog: ReactNode;
}

/** Adding to the list, correcting a line, and taking one off with a way back. */
export function useListActions(userId: string): ListActions {
  const [open, setOpen] = useState<{ supplement?: Supplement }>();
  const stop = useStopSupplement(userId);
  const resume = useResumeSupplement(userId);

  function putBack(stopped: Supplement) {
    // Its list may be gone with it: the answer is told all the same.
    void resume
      .mutateAsync(stopped)
      .then(
        ({ name }) => showToast({ title: 'Put back', message: `${name} is on your list again.` }),
        fail,
      );
  }

  function remove(supplement: Supplement) {
    stop.mutate(supplement, {
      onError: fail,
      onSuccess: (stopped) =>
        void showToast({
          title: 'Off your list',
          message: `${stopped.name} is gone from today on. Earlier days keep it.`,
          seconds: 5,
          action: { label: 'Undo', onClick: () => putBack(stopped) },
        }),
    });
  }

  const dialog = open && (
    <Suspense fallback={null}>
      <SupplementDialog userId={userId} {...open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return {
    add: () => setOpen({}),
    edit: (supplement) => setOpen({ supplement }),
    remove,
    busy: stop.isPending || resume.isPending,
    dialog,
  };
}
