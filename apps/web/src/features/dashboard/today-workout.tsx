import type { Dashboard } from '@posedown/contract';
import { formatDaysAway, formatWeekday } from '../../lib/days.ts';
import { ActionButton } from './action-button.tsx';
import type { ActionName } from './actions.ts';
import { Badge } from './badge.tsx';
import classes from './today-card.module.css';
import { restWords, sizeWords } from './workout-words.ts';

type Today = Dashboard['today'];
type Workout = NonNullable<Today['workout']>;

interface TodayWorkoutProps {
  dashboard: Dashboard;
  next: ActionName | null;
}

/** Today's training with every exercise; on a day of rest, what comes next and when. */
export function TodayWorkout({ dashboard, next }: TodayWorkoutProps) {
  const { today, trainingPlan } = dashboard;
  if (!today.workout) return <NoWorkout today={today} hasPlan={trainingPlan !== null} />;
  return (
    <div className={classes.workout}>
      <div>
        <p className={classes.kind}>Train</p>
        <h3 className={classes.workoutName}>{today.workout.name}</h3>
        <p className={classes.facts}>
          {sizeWords(today.workout)} · Estimated workout time: {today.workout.estimatedMinutes}{' '}
          minutes
        </p>
        {trainingPlan?.isDeload && <Badge>Deload week: lighter on purpose</Badge>}
      </div>
      <Exercises exercises={today.workout.exercises} />
      <ActionButton name="startWorkout" next={next} />
    </div>
  );
}

function NoWorkout({ today, hasPlan }: { today: Today; hasPlan: boolean }) {
  const { nextWorkout } = today;
  return (
    <div>
      <p className={classes.kind}>Train</p>
      <h3 className={classes.workoutName}>{hasPlan ? 'Rest day' : 'No training plan yet'}</h3>
      <p className={classes.facts}>
        {nextWorkout
          ? `Next: ${nextWorkout.name}, ${formatWeekday(nextWorkout.date)}, ${formatDaysAway(today.date, nextWorkout.date)}.`
          : hasPlan
            ? 'No further workout this week.'
            : 'Your workouts appear here as soon as your plan is made.'}
      </p>
    </div>
  );
}

function Exercises({ exercises }: Pick<Workout, 'exercises'>) {
  return (
    <ol className={classes.exercises}>
      {exercises.map(({ exerciseId, exerciseName, sets, reps, rpe, restTime }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice on one day, and the order stays
        <li key={`${place} ${exerciseId}`} className={classes.exercise}>
          <span className={classes.exerciseName}>{exerciseName}</span>
          <span className={classes.sets}>
            {sets} × {reps}
          </span>
          <span className={classes.effort}>
            {rpe === null ? 'Rest' : `RPE ${rpe}, rest`} {restWords(restTime)}
          </span>
        </li>
      ))}
    </ol>
  );
}
