import type { Milestone } from '@posedown/contract';
import { showWhenDone } from '../../ui/toast/show-undoable.ts';
import { useAddMilestone, useDeleteMilestone } from './api.ts';
import { milestoneRestore } from './milestone-restore.ts';
import { NOT_SAVED } from './show-not-saved.ts';

/** @returns a function that deletes a milestone immediately, with undo in the toast */
export function useDeleteWithUndo(place: { userId: string; competitionId: string }) {
  const deletion = useDeleteMilestone(place.userId);
  const addition = useAddMilestone(place);

  /** @returns a function that restores it, with one request key for all retries */
  function createRestore(milestone: Milestone) {
    const body = milestoneRestore(milestone);
    return async () => {
      const { name } = await addition.mutateAsync(body);
      return { title: 'Milestone Restored', message: `${name} is back.` };
    };
  }

  return (milestone: Milestone) =>
    void showWhenDone(deletion.mutateAsync(milestone.id), NOT_SAVED, () => ({
      title: 'Milestone Deleted',
      message: `${milestone.name} is gone.`,
      undo: createRestore(milestone),
    }));
}
