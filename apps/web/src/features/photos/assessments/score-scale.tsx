import { PHOTO_SCORE_ANCHORS, PHOTO_SCORE_WORDS, PHOTO_SCORES } from '@posedown/coaching';
import classes from './assessments.module.css';

/** What the numbers of an assessment mean, to be opened. */
export function ScoreScale() {
  return (
    <details className={classes.scale}>
      <summary>What your coach’s scores mean</summary>
      <dl>
        {PHOTO_SCORES.map((score) => (
          <div key={score}>
            <dt>{PHOTO_SCORE_WORDS[score].label}</dt>
            {PHOTO_SCORE_ANCHORS.map((at) => (
              <dd key={at}>
                <b>{at}</b> {PHOTO_SCORE_WORDS[score].anchors[at]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
