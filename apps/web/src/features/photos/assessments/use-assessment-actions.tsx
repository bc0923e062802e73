import type { PhotoAssessment } from '@posedown/contract';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../lib/days.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { useDeleteAssessment } from '../api.ts';
import { AssessDialog } from './assess-dialog.tsx';

export interface AssessmentActions {
  /** Opens the form for a day. */
  assess: (date: string, assessment: PhotoAssessment | undefined) => void;
  /** Asks for confirmation, because a removal can't be undone. */
  remove: (assessment: PhotoAssessment) => void;
  busy: boolean;
  /** The open dialog, if any. */
  dialog: ReactNode;
}

/** Adding, editing and removing assessments. */
export function useAssessmentActions(athleteId: string): AssessmentActions {
  const [opened, setOpened] = useState<{ date: string; assessment?: PhotoAssessment }>();
  const [removed, setRemoved] = useState<PhotoAssessment>();
  const deletion = useDeleteAssessment(athleteId);

  function remove(assessment: PhotoAssessment) {
    setRemoved(undefined);
    deletion.mutate(assessment, {
      onError: (error) =>
        showError(error, 'We couldn’t reach the server, so nothing was changed. Try again.'),
    });
  }

  const dialog = (
    <>
      {opened && (
        <AssessDialog {...opened} athleteId={athleteId} onClose={() => setOpened(undefined)} />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove the assessment of ${formatDay(removed.date)}?`}
          confirmLabel="Remove"
          isDestructive
          onClose={() => setRemoved(undefined)}
          onConfirm={() => remove(removed)}
        >
          The text you and the athlete see next to these photos will be permanently deleted.
        </ConfirmDialog>
      )}
    </>
  );
  return {
    assess: (date, assessment) => setOpened({ date, ...(assessment ? { assessment } : {}) }),
    remove: setRemoved,
    busy: deletion.isPending,
    dialog,
  };
}
