import type { Milestone } from '@posedown/contract';
import { tellFailure } from '../../ui/toast/tell-failure.ts';
import { tellUndoable } from '../../ui/toast/tell-undoable.ts';
import { useAddMilestone, useDeleteMilestone } from './api.ts';
import { milestoneRestore } from './milestone-restore.ts';

export const NOT_SAVED = 'That was not saved. Try again.';

/** Says in a toast that something about a milestone was not saved, and why. */
export const sayNotSaved = (error: unknown) => tellFailure(error, NOT_SAVED);

/** @returns what deletes a milestone at once; its toast undoes it */
export function useDeleteWithUndo(place: { userId: string; competitionId: string }) {
  const deletion = useDeleteMilestone(place.userId);
  const addition = useAddMilestone(place);

  /** @returns what puts it back, under one key however often it is asked */
  function restoring(milestone: Milestone) {
    const body = milestoneRestore(milestone);
    return async () => {
      const { name } = await addition.mutateAsync(body);
      return { title: 'Milestone Restored', message: `${name} is back.` };
    };
  }

  return (milestone: Milestone) => {
    const tell = () =>
      tellUndoable({
        title: 'Milestone Deleted',
        message: `${milestone.name} is gone.`,
        undo: restoring(milestone),
        otherwise: NOT_SAVED,
      });
    // Told also where this screen was left meanwhile.
    void deletion.mutateAsync(milestone.id).then(tell, sayNotSaved);
  };
}
