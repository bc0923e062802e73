import { isUnreached } from '../../lib/api-error.ts';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import type { Toast } from './toast.ts';

type Done = Omit<Undoable, 'otherwise'>;

interface Undoable extends Toast {
  /**
   * Takes it back. Where no answer came it may be asked again, and must send the same: the first may have arrived.
   * @returns what is said of that
   */
  undo: () => Promise<Toast>;
  /** Said where it could not be taken back and the server does not say why. */
  otherwise: string;
}

/** Says what was done, and offers to take it back for as long as a toast may stay. */
export function showUndoable({ undo, otherwise, ...done }: Undoable): void {
  // Runs even if the action closed the screen that offered it.
  const takeBack = () =>
    void undo().then(showToast, (error) =>
      showError(error, otherwise, isUnreached(error) ? action : undefined),
    );
  const action = { label: 'Undo', onClick: takeBack };
  void showToast({ ...done, seconds: 5, action });
}

/**
 * Says what was done once it is, or that it failed: also where the screen that asked for it was left meanwhile.
 * @param otherwise said of a failure, and of one to take it back, where the server does not say why
 */
export function showWhenDone<Answer>(
  doing: Promise<Answer>,
  otherwise: string,
  tell: (answer: Answer) => Done,
): Promise<void> {
  return doing.then(
    (answer) => showUndoable({ ...tell(answer), otherwise }),
    (error) => showError(error, otherwise),
  );
}
