import { isUnanswered } from '../../lib/api-error.ts';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import type { Toast } from './toast.ts';

type Done = Omit<Undoable, 'otherwise'>;

interface Undoable extends Toast {
  /**
   * Undoes the action. It may be retried after a lost response and must then send the same
   * request, because the first may have arrived. @returns the toast to show afterward
   */
  undo: () => Promise<Toast>;
  /** Shown if the undo failed and the server gives no reason. */
  otherwise: string;
}

/** Shows a toast with an undo button for the usual toast duration. */
export function showUndoable({ undo, otherwise, ...done }: Undoable): void {
  // Runs even if the action closed the screen that showed it.
  const runUndo = () =>
    void undo().then(showToast, (error) =>
      showError(error, otherwise, isUnanswered(error) ? action : undefined),
    );
  const action = { label: 'Undo', onClick: runUndo };
  void showToast({ ...done, seconds: 5, action });
}

/**
 * Shows a toast when the request succeeds or fails, even if the screen was left in the meantime.
 * @param otherwise the message of a failure, including of the undo, if the server gives no reason
 */
export function showWhenDone<Answer>(
  doing: Promise<Answer>,
  otherwise: string,
  describe: (answer: Answer) => Done,
): Promise<void> {
  return doing.then(
    (answer) => showUndoable({ ...describe(answer), otherwise }),
    (error) => showError(error, otherwise),
  );
}
