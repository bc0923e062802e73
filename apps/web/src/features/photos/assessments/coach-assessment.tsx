import type { PhotoAssessment } from '@posedown/contract';
import { formatDay } from '../../../lib/days.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { AssessmentView } from './assessment-view.tsx';
import classes from './assessments.module.css';
import type { AssessmentActions } from './use-assessment-actions.tsx';

interface CoachAssessmentProps {
  date: string;
  assessment: PhotoAssessment | undefined;
  actions: AssessmentActions;
}

/** What the coach made of a day's photos, with the ways to say it, correct it and take it back. */
export function CoachAssessment({ date, assessment, actions }: CoachAssessmentProps) {
  const day = formatDay(date);
  const open = () => actions.assess(date, assessment);
  if (!assessment) {
    return (
      <Button
        variant="default"
        size="md"
        className={classes.open}
        aria-label={`Assess these photos of ${day}`}
        onClick={open}
      >
        Assess these photos
      </Button>
    );
  }
  return (
    <AssessmentView
      assessment={assessment}
      actions={
        <>
          <Button
            variant="default"
            size="md"
            aria-label={`Edit the assessment of ${day}`}
            onClick={open}
          >
            Edit
          </Button>
          <Button
            variant="default"
            size="md"
            aria-label={`Remove the assessment of ${day}`}
            loading={actions.busy}
            onClick={() => actions.remove(assessment)}
          >
            Remove
          </Button>
        </>
      }
    />
  );
}
