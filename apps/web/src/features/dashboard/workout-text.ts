import { counted } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';

type Workout = NonNullable<Dashboard['today']['workout']>;

/** Text such as '6 exercises, 22 sets'. */
export function sizeText({ exercises }: Pick<Workout, 'exercises'>): string {
  const sets = exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
  return `${counted(exercises.length, 'exercise')}, ${counted(sets, 'set')}`;
}

/** Text such as '60–90 minutes', or '60 minutes' if all workouts take the same time. */
export function minutesText({ min, max }: { min: number; max: number }): string {
  return min === max ? counted(min, 'minute') : `${min}–${max} minutes`;
}

/** Text such as 'Week 3 of 8'; after the last week, a note that the plan continues. */
export function planWeekText(plan: NonNullable<Dashboard['trainingPlan']>): string {
  return plan.isOver
    ? `Done after ${counted(plan.weeks, 'week')}. It keeps repeating until you get a new plan.`
    : `Week ${plan.week} of ${plan.weeks}`;
}

/** Text such as '18 sets in 46 min.' */
export function doneText({ sets, duration }: Dashboard['today']['workoutsDone'][number]): string {
  return duration === null
    ? `${counted(sets, 'set')}.`
    : `${counted(sets, 'set')} in ${duration} min.`;
}
