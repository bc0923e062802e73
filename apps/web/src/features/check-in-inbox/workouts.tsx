import type { CheckInReview } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatWeekday } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import classes from './review.module.css';

/** The workouts of two weeks with records, effort and notes. */
export function Workouts({ review: { workouts } }: { review: CheckInReview }) {
  if (workouts.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="review-workouts">
      <h3 id="review-workouts" className={classes.title}>
        Training, two weeks
      </h3>
      <ul className={classes.workouts}>
        {workouts.map(({ id, date, name, completed, rpe, records, notes }) => (
          <li key={id}>
            <time dateTime={date}>{formatWeekday(date)}</time>
            <span>
              <Link to={`/training/sessions/${id}` as string}>{name}</Link>
              {!completed && <em> not finished</em>}
              {rpe !== null && <span className={classes.muted}> RPE {formatNumber(rpe, 1)}</span>}
              {records.length > 0 && (
                <span className={classes.record}> PR {records.join(', ')}</span>
              )}
              {notes && <q>{notes}</q>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
