import { isUnreached } from '../../lib/api-error.ts';
import { showToast } from './show-toast.ts';
import { tellFailure } from './tell-failure.ts';
import type { Toast } from './toast.ts';

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
export function tellUndoable({ undo, otherwise, ...done }: Undoable): void {
  // What was done may have closed the screen that asked for it: the answer is told all the same.
  const takeBack = () =>
    void undo().then(showToast, (error) =>
      tellFailure(error, otherwise, isUnreached(error) ? action : undefined),
    );
  const action = { label: 'Undo', onClick: takeBack };
  void showToast({ ...done, seconds: 5, action });
}
