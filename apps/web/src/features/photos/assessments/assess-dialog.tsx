import {
  PHOTO_SCORE_ANCHORS,
  PHOTO_SCORE_LIMIT,
  PHOTO_SCORE_TEXTS,
  PHOTO_SCORES,
  type PhotoScore,
} from '@posedown/coaching';
import type { PhotoAssessment } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { RatingField } from '../../../ui/form/rating-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAssess, useChangeAssessment } from '../api.ts';

interface AssessDialogProps {
  athleteId: string;
  date: string;
  /** The current assessment, to edit it. */
  assessment?: PhotoAssessment;
  onClose: () => void;
}

interface Failure {
  message: string;
  /** Whether another window saved first; its version has to be shown. */
  isOutdated: boolean;
}

const UNREACHED =
  'We couldn’t reach the server, so this wasn’t saved. It’s still in this form; try again.';
const MIDDLE = 5;

const anchorsOf = (score: PhotoScore) =>
  PHOTO_SCORE_ANCHORS.map((at) => [at, PHOTO_SCORE_TEXTS[score].anchors[at]] as const);

/** Three scores and a note for a day's photos. */
export function AssessDialog({ athleteId, date, assessment, onClose }: AssessDialogProps) {
  const id = useId();
  const { save, busy } = useSaving(athleteId, date, assessment);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({
    initialValues: {
      conditioning: assessment?.conditioning ?? MIDDLE,
      symmetry: assessment?.symmetry ?? MIDDLE,
      fullness: assessment?.fullness ?? MIDDLE,
      note: assessment?.note ?? '',
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    try {
      await save(form.values);
      void showToast({ title: 'Assessment Saved', message: 'Your athlete sees it right away.' });
      onClose();
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      setFailure({
        message: userMessageOf(error, UNREACHED),
        isOutdated: error instanceof ApiError && [404, 409].includes(error.status),
      });
    }
  }

  return (
    <Dialog
      title="Assess the photos"
      intro={formatDay(date)}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" loading={busy}>
          {busy ? 'Saving...' : 'Save assessment'}
        </Button>
      }
    >
      <Stack as="form" gap="lg" id={id} onSubmit={(event) => void submit(event)} noValidate>
        {PHOTO_SCORES.map((score) => (
          <RatingField
            key={score}
            {...fieldProps(form, score)}
            label={PHOTO_SCORE_TEXTS[score].label}
            limit={PHOTO_SCORE_LIMIT}
            anchors={anchorsOf(score)}
          />
        ))}
        <TextAreaField {...fieldProps(form, 'note')} label="Note" optional />
        {failure && (
          <FormNotice>
            <p>{failure.message}</p>
            {failure.isOutdated && (
              <Button variant="default" size="md" onClick={onClose}>
                Show the current version
              </Button>
            )}
          </FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}

type Scores = Record<PhotoScore, number> & { note: string };

/** Creates or updates the assessment. */
function useSaving(athleteId: string, date: string, assessment: PhotoAssessment | undefined) {
  /** The same for all retries of this form. */
  const [requestKey] = useState(newRequestKey);
  const first = useAssess(athleteId);
  const change = useChangeAssessment(athleteId);
  const save = (scores: Scores) =>
    assessment
      ? change.mutateAsync({ ...scores, assessmentId: assessment.id, version: assessment.version })
      : first.mutateAsync({ ...scores, date, requestKey });
  return { save, busy: first.isPending || change.isPending };
}
