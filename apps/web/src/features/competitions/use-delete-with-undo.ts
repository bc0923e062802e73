import type { Milestone } from '@posedown/contract';
import { userMessageOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useAddMilestone, useDeleteMilestone } from './api.ts';
import { milestoneRestore } from './milestone-restore.ts';

/** Says in a toast that something about a milestone was not saved, and why. */
export const sayNotSaved = (error: unknown) =>
  void showToast({
    title: 'Error',
    message: userMessageOf(error, 'That was not saved. Try again.'),
    variant: 'destructive',
    seconds: 5,
  });

/** @returns what deletes a milestone at once; its toast undoes it */
export function useDeleteWithUndo(place: { userId: string; competitionId: string }) {
  const deletion = useDeleteMilestone(place.userId);
  const addition = useAddMilestone(place);

  function restore(milestone: Milestone) {
    // Its list may be gone with it: the answer is told all the same.
    void addition
      .mutateAsync(milestoneRestore(milestone))
      .then(
        ({ name }) => showToast({ title: 'Milestone Restored', message: `${name} is back.` }),
        sayNotSaved,
      );
  }

  return (milestone: Milestone) =>
    deletion.mutate(milestone.id, {
      onError: sayNotSaved,
      onSuccess: () =>
        void showToast({
          title: 'Milestone Deleted',
          message: `${milestone.name} is gone.`,
          seconds: 5,
          action: { label: 'Undo', onClick: () => restore(milestone) },
        }),
    });
}
