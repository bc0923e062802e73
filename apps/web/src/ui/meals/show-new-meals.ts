import { showToast } from '../toast/show-toast.ts';
import { showUndoable } from '../toast/show-undoable.ts';
import type { Toast } from '../toast/toast.ts';

/** Shows a toast about an athlete's new meals, with undo if the reader may undo it. */
export function showNewMeals(done: Toast, undo: (() => Promise<unknown>) | null): void {
  if (!undo) return void showToast(done);
  showUndoable({
    ...done,
    undo: async () => {
      await undo();
      return { title: 'Meal plan restored', message: 'The previous meal plan is active again.' };
    },
    otherwise: 'We couldn’t restore the earlier meal plan. Please try again.',
  });
}
