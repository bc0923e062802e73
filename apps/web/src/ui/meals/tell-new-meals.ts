import { showToast } from '../toast/show-toast.ts';
import { tellUndoable } from '../toast/tell-undoable.ts';
import type { Toast } from '../toast/toast.ts';

/** Says that an athlete has new meals, and offers to undo it where the reader may. */
export function tellNewMeals(done: Toast, undo: (() => Promise<unknown>) | null): void {
  if (!undo) return void showToast(done);
  tellUndoable({
    ...done,
    undo: async () => {
      await undo();
      return { title: 'Meal plan restored', message: 'The previous meal plan is active again.' };
    },
    otherwise: 'We couldn’t restore the earlier meal plan. Please try again.',
  });
}
