import { isSameRange, SET_DEFAULTS } from '@posedown/coaching';
import type { NewDay, PlanWithDays, StoredExercise } from './queries.ts';

/**
 * The days of a changed plan, whose weeks say as before how hard it gets and for how many repetitions: where its coach wrote
 * another RPE than before, the weeks ask for no more than that, and repetitions that they wrote hold in every week.
 */
export function withOwnEffort(days: readonly NewDay[], replaced: PlanWithDays): NewDay[] {
  const before = replaced.days.flatMap(({ exercises }) => exercises);
  return days.map((day) => ({
    ...day,
    exercises: day.exercises.map((exercise) => {
      const same = before.filter(({ exerciseId }) => exerciseId === exercise.exerciseId);
      return {
        ...exercise,
        maxRpe: maxRpeOf(exercise, same),
        ownReps: hasOwnReps(exercise, same),
      };
    }),
  }));
}

/** @param before the same exercise, on whatever days it was; a new one has the RPE of any other */
function maxRpeOf({ rpe }: StoredExercise, before: readonly StoredExercise[]): number | null {
  const known = before.length > 0 ? before : [{ rpe: SET_DEFAULTS.rpe, maxRpe: null }];
  const same = known.find((one) => (one.rpe ?? SET_DEFAULTS.rpe) === rpe);
  return same ? (same.maxRpe ?? null) : rpe;
}

/** Whether a coach chose the repetitions, now or in a change before. */
function hasOwnReps({ reps }: StoredExercise, before: readonly StoredExercise[]): boolean {
  const same = before.find((one) => isSameRange(one.reps, reps));
  return same ? (same.ownReps ?? false) : true;
}
