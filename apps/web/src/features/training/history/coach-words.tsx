import type { WorkoutSession } from '@posedown/contract';
import classes from './history.module.css';

type Said = Pick<WorkoutSession, 'coachFeedback' | 'nextSessionGoals'>;

/** What the coach said to a session, and to the next one. */
export const CoachWords = ({ of: { coachFeedback, nextSessionGoals } }: { of: Said }) => (
  <>
    {coachFeedback && <p className={classes.notes}>{coachFeedback}</p>}
    {nextSessionGoals && (
      <p>
        <strong>Next time:</strong> {nextSessionGoals}
      </p>
    )}
  </>
);
