import type { Supplement } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { showWhenDone } from '../../ui/toast/show-undoable.ts';
import { useResumeSupplement, useStopSupplement } from './api.ts';

const SupplementDialog = lazyPart(() =>
  import('./supplement-dialog.tsx').then(({ SupplementDialog }) => ({ default: SupplementDialog })),
);

const UNREACHED = 'We couldn’t reach the server, so your list wasn’t changed. Try again.';

export interface ListActions {
  add: () => void;
  edit: (supplement: Supplement) => void;
  /** Removes it immediately, with undo in the toast. */
  remove: (supplement: Supplement) => void;
  busy: boolean;
  /** The open dialog. */
  dialog: ReactNode;
}

/** Adding and editing supplements, and removing one with undo. */
export function useListActions(userId: string): ListActions {
  const [open, setOpen] = useState<{ supplement?: Supplement }>();
  const stop = useStopSupplement(userId);
  const resume = useResumeSupplement(userId);

  async function restore(stopped: Supplement) {
    const { name } = await resume.mutateAsync(stopped);
    return { title: 'Supplement restored', message: `${name} is on your list again.` };
  }

  function remove(supplement: Supplement) {
    void showWhenDone(stop.mutateAsync(supplement), UNREACHED, (stopped) => ({
      title: 'Supplement removed',
      message: `${stopped.name} is removed from today. Earlier days keep it.`,
      undo: () => restore(stopped),
    }));
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
