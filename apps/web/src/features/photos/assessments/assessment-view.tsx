import { PHOTO_SCORE_LIMIT, PHOTO_SCORE_WORDS, PHOTO_SCORES } from '@posedown/coaching';
import type { PhotoAssessment } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatDay, formatInstant } from '../../../lib/days.ts';
import classes from './assessments.module.css';

interface AssessmentViewProps {
  /** Nothing is drawn without one. */
  assessment: PhotoAssessment | undefined;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** What the coach made of a day's photos, with who and when. */
export function AssessmentView({ assessment, actions }: AssessmentViewProps) {
  if (!assessment) return null;
  const { date, note, coachName, assessedAt } = assessment;
  const at = formatInstant(assessedAt);
  return (
    <section className={classes.assessment} aria-label={`Coach’s assessment of ${formatDay(date)}`}>
      <dl className={classes.scores}>
        {PHOTO_SCORES.map((score) => (
          <div key={score}>
            <dt>{PHOTO_SCORE_WORDS[score].label}</dt>
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
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
