import type { PhotoAssessment } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDay } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { tellFailure } from '../../../ui/toast/tell-failure.ts';
import { tellUndoable } from '../../../ui/toast/tell-undoable.ts';
import { useAssess, useDeleteAssessment } from '../api.ts';

const AssessDialog = lazyPart(() =>
  import('./assess-dialog.tsx').then(({ AssessDialog }) => ({ default: AssessDialog })),
);

const UNREACHED = 'Nothing was changed: the server could not be reached. Try again.';

const fail = (error: unknown) => tellFailure(error, UNREACHED);

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

  /** @returns what puts it back, under one key however often it is asked */
  function restoring({ date, conditioning, symmetry, fullness, note }: PhotoAssessment) {
    const found = { date, conditioning, symmetry, fullness, note: note ?? undefined };
    const body = { ...found, requestKey: newRequestKey() };
    return async () => {
      await again.mutateAsync(body);
      const message = `What you made of ${formatDay(date)} is back.`;
      return { title: 'Assessment Restored', message };
    };
  }

  function remove(assessment: PhotoAssessment) {
    deletion.mutate(assessment, {
      onError: fail,
      onSuccess: () =>
        tellUndoable({
          title: 'Assessment Removed',
          message: `${formatDay(assessment.date)} is open again.`,
          undo: restoring(assessment),
          otherwise: UNREACHED,
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
