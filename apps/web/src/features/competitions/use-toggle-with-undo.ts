import type { Milestone } from '@posedown/contract';
import { showUndoable } from '../../ui/toast/show-undoable.ts';
import { useChangeMilestone } from './api.ts';
import { NOT_SAVED, showNotSaved } from './show-not-saved.ts';

/** The fields that don't change when a milestone is checked. */
const unchangedFields = ({ id, name, targetDate, description, version }: Milestone) => ({
  ...{ milestoneId: id, name, targetDate, version },
  description: description ?? undefined,
});

/**
 * Marks a milestone as done or reopens it. Reopening loses the completion date, so its toast
 * offers undo.
 */
export function useToggleWithUndo(userId: string) {
  const change = useChangeMilestone(userId);

  function notifyReopened(open: Milestone, completedDate: string | undefined) {
    showUndoable({
      title: 'Milestone Reopened',
      message: `${open.name} is open again.`,
      undo: async () => {
        const body = { ...unchangedFields(open), completed: true, completedDate };
        const { name } = await change.mutateAsync(body);
        return { title: 'Milestone Restored', message: `${name} is done again.` };
      },
      otherwise: NOT_SAVED,
    });
  }

  function toggle(milestone: Milestone) {
    const { completed, completedDate } = milestone;
    void change
      .mutateAsync({ ...unchangedFields(milestone), completed: !completed })
      .then((now) => completed && notifyReopened(now, completedDate ?? undefined), showNotSaved);
  }
  return { toggle, busy: change.isPending };
}
