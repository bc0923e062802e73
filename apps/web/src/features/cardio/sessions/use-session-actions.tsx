import type { CardioSession, Units } from '@posedown/contract';
import { type ReactNode, useState } from 'react';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useDeleteSession, useRestoreSession } from '../api.ts';
import { EditSessionDialog } from './edit-session-dialog.tsx';
import { sessionRestore } from './session-form.ts';

const UNREACHED = 'We couldn’t reach the server, so nothing was changed. Try again.';

export interface SessionActions {
  edit: (session: CardioSession) => void;
  /** Deletes the session immediately, with undo in the toast. */
  remove: (session: CardioSession) => void;
  busy: boolean;
  /** The open dialog. */
  dialog: ReactNode;
}

/** Editing a session, and deleting one with undo. */
export function useSessionActions(userId: string, units: Units): SessionActions {
  const [edited, setEdited] = useState<CardioSession>();
  const deletion = useDeleteSession(userId);
  const restoration = useRestoreSession(userId);

  /** @returns what restores it, with one request key for all retries */
  function createRestore(session: CardioSession) {
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
      undo: createRestore(session),
    }));
  }

  const dialog = edited && (
    <EditSessionDialog
      {...{ userId, units }}
      session={edited}
      onClose={() => setEdited(undefined)}
    />
  );
  return {
    edit: setEdited,
    remove,
    busy: deletion.isPending || restoration.isPending,
    dialog,
  };
}
