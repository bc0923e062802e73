import type { Milestone } from '@posedown/contract';
import { showUndoable } from '../../ui/toast/show-undoable.ts';
import { useChangeMilestone } from './api.ts';
import { NOT_SAVED, showNotSaved } from './show-not-saved.ts';

/** What stays of a milestone where only its tick changes. */
const sameOf = ({ id, name, targetDate, description, version }: Milestone) => ({
  ...{ milestoneId: id, name, targetDate, version },
  description: description ?? undefined,
});

/** Ticks a milestone, or takes its tick back: with that its day would be lost, so that its toast undoes it. */
export function useToggleWithUndo(userId: string) {
  const change = useChangeMilestone(userId);

  function tellOpen(open: Milestone, completedDate: string | undefined) {
    showUndoable({
      title: 'Milestone Reopened',
      message: `${open.name} is open again.`,
      undo: async () => {
        const body = { ...sameOf(open), completed: true, completedDate };
        const { name } = await change.mutateAsync(body);
        return { title: 'Milestone Restored', message: `${name} is done again.` };
      },
      otherwise: NOT_SAVED,
    });
  }

  function toggle(milestone: Milestone) {
    const { completed, completedDate } = milestone;
    void change
      .mutateAsync({ ...sameOf(milestone), completed: !completed })
      .then((now) => completed && tellOpen(now, completedDate ?? undefined), showNotSaved);
  }
  return { toggle, busy: change.isPending };
}
