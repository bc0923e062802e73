import type { PhotoAssessment } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAssess, useDeleteAssessment } from '../api.ts';

const AssessDialog = lazyPart(() =>
  import('./assess-dialog.tsx').then(({ AssessDialog }) => ({ default: AssessDialog })),
);

const UNREACHED = 'Nothing was changed: the server could not be reached. Try again.';

function fail(error: unknown) {
  const message = userMessageOf(error, UNREACHED);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
}

export interface AssessmentActions {
  /** Opens the form for a day. */
  assess: (date: string, assessment: PhotoAssessment | undefined) => void;
  /** Takes it back at once; the toast undoes it. */
  remove: (assessment: PhotoAssessment) => void;
  busy: boolean;
  /** The form, while it is open. */
  dialog: ReactNode;
}

/** Assessing a day's photos, correcting that, and taking it back with a way to undo it. */
export function useAssessmentActions(athleteId: string): AssessmentActions {
  const [opened, setOpened] = useState<{ date: string; assessment?: PhotoAssessment }>();
  const deletion = useDeleteAssessment(athleteId);
  const again = useAssess(athleteId);

  function restore({ date, conditioning, symmetry, fullness, note }: PhotoAssessment) {
    const body = { date, conditioning, symmetry, fullness, note: note ?? undefined };
    // Its list may be gone with it: the answer is told all the same.
    const message = `What you made of ${formatDay(date)} is back.`;
    void again
      .mutateAsync({ ...body, requestKey: newRequestKey() })
      .then(() => showToast({ title: 'Assessment Restored', message }), fail);
  }

  function remove(assessment: PhotoAssessment) {
    deletion.mutate(assessment, {
      onError: fail,
      onSuccess: () =>
        void showToast({
          title: 'Assessment Removed',
          message: `${formatDay(assessment.date)} is open again.`,
          seconds: 5,
          action: { label: 'Undo', onClick: () => restore(assessment) },
        }),
    });
  }

  const dialog = opened && (
    <Suspense fallback={null}>
      <AssessDialog {...opened} athleteId={athleteId} onClose={() => setOpened(undefined)} />
    </Suspense>
  );
  return {
    assess: (date, assessment) => setOpened({ date, ...(assessment ? { assessment } : {}) }),
    remove,
    busy: deletion.isPending || again.isPending,
    dialog,
  };
}
