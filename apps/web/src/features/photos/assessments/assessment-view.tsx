import {
  PHOTO_SCORE_ANCHORS,
  PHOTO_SCORE_LIMIT,
  PHOTO_SCORE_TEXTS,
  PHOTO_SCORES,
} from '@posedown/coaching';
import type { PhotoAssessment } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatDay, formatInstant } from '../../../lib/days.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import classes from './assessments.module.css';
import type { AssessmentActions } from './use-assessment-actions.tsx';

interface AssessmentViewProps {
  /** Renders nothing if the day has no assessment. */
  assessment: PhotoAssessment | undefined;
  actions?: ReactNode;
}

/** The coach's assessment of a day's photos, with author and date. */
export function AssessmentView({ assessment, actions }: AssessmentViewProps) {
  if (!assessment) return null;
  const { date, note, coachName, assessedAt } = assessment;
  const at = formatInstant(assessedAt);
  return (
    <section className={classes.assessment} aria-label={`Coach’s assessment of ${formatDay(date)}`}>
      <dl className={classes.scores}>
        {PHOTO_SCORES.map((score) => (
          <div key={score}>
            <dt>{PHOTO_SCORE_TEXTS[score].label}</dt>
            <dd>
              {assessment[score]}
              <span className={classes.of}> / {PHOTO_SCORE_LIMIT.max}</span>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
      <p className={classes.by}>
        Assessed {coachName && `by ${coachName}, `}
        {at}
      </p>
      {actions && <Row>{actions}</Row>}
    </section>
  );
}

/** The assessments of the loaded pages, by day. */
export const assessmentsOf = (
  pages: readonly { assessments: readonly PhotoAssessment[] }[],
): ReadonlyMap<string, PhotoAssessment> =>
  new Map(pages.flatMap(({ assessments }) => assessments.map((one) => [one.date, one])));

/** Explains the scores, collapsed by default. */
export function ScoreScale() {
  return (
    <details className={classes.scale}>
      <summary>What your coach’s scores mean</summary>
      <dl>
        {PHOTO_SCORES.map((score) => (
          <div key={score}>
            <dt>{PHOTO_SCORE_TEXTS[score].label}</dt>
            {PHOTO_SCORE_ANCHORS.map((at) => (
              <dd key={at}>
                <b>{at}</b> {PHOTO_SCORE_TEXTS[score].anchors[at]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

interface CoachAssessmentProps {
  date: string;
  assessment: PhotoAssessment | undefined;
  actions: AssessmentActions;
}

/** The coach's assessment of a day's photos, with buttons to add, edit and remove it. */
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
