import type { CardioSession, Units } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { formatWeekday } from '../../../lib/days.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useDeleteSession, useRestoreSession } from '../api.ts';
import { sessionRestore } from './session-form.ts';

const EditSessionDialog = lazyPart(() =>
  import('./edit-session-dialog.tsx').then(({ EditSessionDialog }) => ({
    default: EditSessionDialog,
  })),
);

const UNREACHED = 'Nothing was changed: the server could not be reached. Try again.';

function fail(error: unknown) {
  const message = userMessageOf(error, UNREACHED);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
}

export interface SessionActions {
  edit: (session: CardioSession) => void;
  /** Deletes it at once; the toast undoes it. */
  remove: (session: CardioSession) => void;
  busy: boolean;
  /** The dialog that is open. */
  dialog: ReactNode;
}

/** Correcting a session, and deleting one with a way back. */
export function useSessionActions(userId: string, units: Units): SessionActions {
  const [edited, setEdited] = useState<CardioSession>();
  const deletion = useDeleteSession(userId);
  const restoration = useRestoreSession(userId);

  function restore(session: CardioSession) {
    // Its list may be gone with it: the answer is told all the same.
    const message = `Your session of ${formatWeekday(session.date)} is back.`;
    void restoration
      .mutateAsync(sessionRestore(session))
      .then(() => showToast({ title: 'Session Restored', message }), fail);
  }

  function remove(session: CardioSession) {
    deletion.mutate(session, {
      onError: fail,
      onSuccess: () =>
        void showToast({
          title: 'Session Deleted',
          message: `Your session of ${formatWeekday(session.date)} is gone.`,
          seconds: 5,
          action: { label: 'Undo', onClick: () => restore(session) },
        }),
    });
  }

  const dialog = edited && (
    <Suspense fallback={null}>
      <EditSessionDialog
        {...{ userId, units }}
        session={edited}
        onClose={() => setEdited(undefined)}
      />
    </Suspense>
  );
  return {
    edit: setEdited,
    remove,
    busy: deletion.isPending || restoration.isPending,
    dialog,
  };
}
