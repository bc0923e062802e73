import type { CardioSession, Units } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useDeleteSession, useSessionWrite } from '../api.ts';
import { restoreSession } from './restore-session.ts';
import { sessionRestore } from './session-form.ts';

const EditSessionDialog = lazyPart(() =>
  import('./edit-session-dialog.tsx').then(({ EditSessionDialog }) => ({
    default: EditSessionDialog,
  })),
);

const UNREACHED = 'We couldn’t reach the server, so nothing was changed. Try again.';

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
  const restoration = useSessionWrite(userId, restoreSession);

  /** @returns what puts it back, under one key however often it is asked */
  function restoring(session: CardioSession) {
    const body = sessionRestore(session);
    return async () => {
      await restoration.mutateAsync(body);
      const message = `Your session of ${withYear(formatWeekday, session.date)} is back.`;
      return { title: 'Session Restored', message };
    };
  }

  function remove(session: CardioSession) {
    void showWhenDone(deletion.mutateAsync(session), UNREACHED, () => ({
      title: 'Session Deleted',
      message: `Your session of ${withYear(formatWeekday, session.date)} is gone.`,
      undo: restoring(session),
    }));
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
