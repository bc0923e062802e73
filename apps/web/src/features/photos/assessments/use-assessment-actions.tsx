import type { PhotoAssessment } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDay } from '../../../lib/days.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { useDeleteAssessment } from '../api.ts';

const AssessDialog = lazyPart(() =>
  import('./assess-dialog.tsx').then(({ AssessDialog }) => ({ default: AssessDialog })),
);

export interface AssessmentActions {
  /** Opens the form for a day. */
  assess: (date: string, assessment: PhotoAssessment | undefined) => void;
  /** Asks whether to take it back: given again it is another one, by whoever gives it then. */
  remove: (assessment: PhotoAssessment) => void;
  busy: boolean;
  /** The form or the question, while it is open. */
  dialog: ReactNode;
}

/** Assessing a day's photos, correcting that, and taking it back. */
export function useAssessmentActions(athleteId: string): AssessmentActions {
  const [opened, setOpened] = useState<{ date: string; assessment?: PhotoAssessment }>();
  const [doomed, setDoomed] = useState<PhotoAssessment>();
  const deletion = useDeleteAssessment(athleteId);

  function remove(assessment: PhotoAssessment) {
    setDoomed(undefined);
    deletion.mutate(assessment, {
      onError: (error) =>
        showError(error, 'We couldn’t reach the server, so nothing was changed. Try again.'),
    });
  }

  const dialog = (
    <Suspense fallback={null}>
      {opened && (
        <AssessDialog {...opened} athleteId={athleteId} onClose={() => setOpened(undefined)} />
      )}
      {doomed && (
        <ConfirmDialog
          title={`Remove the assessment of ${formatDay(doomed.date)}?`}
          confirmLabel="Remove"
          isDestructive
          onClose={() => setDoomed(undefined)}
          onConfirm={() => remove(doomed)}
        >
          The text you and the athlete see next to these photos will be permanently deleted.
        </ConfirmDialog>
      )}
    </Suspense>
  );
  return {
    assess: (date, assessment) => setOpened({ date, ...(assessment ? { assessment } : {}) }),
    remove: setDoomed,
    busy: deletion.isPending,
    dialog,
  };
}
