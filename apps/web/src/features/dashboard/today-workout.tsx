import { counted } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { formatDaysAway, formatWeekday } from '../../lib/days.ts';
import { restText } from '../../lib/rest-text.ts';
import { ActionButton } from './action-button.tsx';
import type { ActionName } from './actions.ts';
import { Badge } from './badge.tsx';
import classes from './today-card.module.css';
import { TodayLane } from './today-lane.tsx';
import { doneText, sizeText } from './workout-text.ts';

type Today = Dashboard['today'];
type Workout = NonNullable<Today['workout']>;

interface TodayWorkoutProps {
  dashboard: Dashboard;
  next: ActionName | null;
}

/**
 * The open workout or the completed ones; else the peak week's training or today's workout with
 * its exercises. On rest and show days, the next workout.
 */
export function TodayWorkout({ dashboard, next }: TodayWorkoutProps) {
  const { today, trainingPlan } = dashboard;
  if (today.openWorkout) return <OpenWorkout open={today.openWorkout} today={today} next={next} />;
  if (today.workoutsDone.length > 0) {
    return (
      <TodayLane
        kind="Train"
        title={`${today.workoutsDone.map(({ name }) => name).join(', ')} done`}
        isDone
      >
        {today.workoutsDone.map(doneText).join(' ')} {nextText(today)}
      </TodayLane>
    );
  }
  if (today.peakDay) return <PeakDay day={today.peakDay} next={next} />;
  if (!today.workout) return <NoWorkout {...dashboard} />;
  return (
    <div className={classes.workout}>
      <div>
        <p className={classes.kind}>Train</p>
        <h3 className={classes.workoutName}>{today.workout.name}</h3>
        <p className={classes.facts}>
          {sizeText(today.workout)} · Estimated workout time: {today.workout.estimatedMinutes}{' '}
          minutes
        </p>
        {trainingPlan?.isDeload && <Badge>Deload week: lighter on purpose</Badge>}
      </div>
      <Exercises exercises={today.workout.exercises} />
      <ActionButton name="startWorkout" next={next} />
    </div>
  );
}

interface PeakDayProps {
  day: NonNullable<Today['peakDay']>;
  next: ActionName | null;
}

function PeakDay({ day, next }: PeakDayProps) {
  return (
    <TodayLane
      kind="Peak week"
      title={day.theme}
      action={<ActionButton name="peakWeek" next={next} />}
    >
      {day.training} Until the show, this replaces your training and cardio.
    </TodayLane>
  );
}

interface OpenWorkoutProps {
  open: NonNullable<Today['openWorkout']>;
  today: Today;
  next: ActionName | null;
}

function OpenWorkout({ open, today, next }: OpenWorkoutProps) {
  const { name, date, setsDone, sets } = open;
  const startedOn = date === today.date ? '' : ` Started on ${formatWeekday(date)}.`;
  return (
    <TodayLane
      kind="Train"
      title={`${name} under way`}
      action={<ActionButton name="startWorkout" label="Continue workout" next={next} />}
    >
      {setsDone} of {counted(sets, 'set')} done.{startedOn}
    </TodayLane>
  );
}

/** Text such as 'Next: Upper, Thu 26 Nov, tomorrow.'; empty if unknown. */
function nextText({ date, nextWorkout }: Today): string {
  if (!nextWorkout) return '';
  const { name, date: day } = nextWorkout;
  return `Next: ${name}, ${formatWeekday(day)}, ${formatDaysAway(date, day)}.`;
}

function NoWorkout({ today, trainingPlan, competition }: Dashboard) {
  const hasPlan = trainingPlan !== null;
  const free = competition?.date === today.date ? 'Show day' : 'Rest day';
  return (
    <div>
      <p className={classes.kind}>Train</p>
      <h3 className={classes.workoutName}>{hasPlan ? free : 'No training plan yet'}</h3>
      <p className={classes.facts}>
        {nextText(today) ||
          (hasPlan
            ? 'No more workouts this week.'
            : 'Your workouts appear here once your plan is created.')}
      </p>
    </div>
  );
}

function Exercises({ exercises }: Pick<Workout, 'exercises'>) {
  return (
    <ol className={classes.exercises}>
      {exercises.map(({ exerciseId, exerciseName, sets, reps, rpe, restTime }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice in a day, and the order is fixed
        <li key={`${index} ${exerciseId}`} className={classes.exercise}>
          <span className={classes.exerciseName}>{exerciseName}</span>
          <span className={classes.sets}>
            {sets} × {reps}
          </span>
          <span className={classes.effort}>
            {rpe === null ? 'Rest' : `RPE ${rpe}, rest`} {restText(restTime)}
          </span>
        </li>
      ))}
    </ol>
  );
}
