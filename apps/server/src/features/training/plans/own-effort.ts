import { SET_DEFAULTS } from '@posedown/coaching';
import type { NewDay, PlanWithDays, StoredExercise } from './queries.ts';

/**
 * The days of a changed plan, whose weeks say how hard it gets as before: where its coach wrote another RPE than stood
 * there, the weeks ask for no more than that.
 */
export function withOwnEffort(days: readonly NewDay[], replaced: PlanWithDays): NewDay[] {
  const before = replaced.days.flatMap(({ exercises }) => exercises);
  return days.map((day) => ({
    ...day,
    exercises: day.exercises.map((exercise) => ({
      ...exercise,
      maxRpe: maxRpeOf(
        exercise,
        before.filter(({ exerciseId }) => exerciseId === exercise.exerciseId),
      ),
    })),
  }));
}

/** @param before the same exercise, on whatever days it stood; one that comes anew has the RPE of any other */
function maxRpeOf({ rpe }: StoredExercise, before: readonly StoredExercise[]): number | null {
  const known = before.length > 0 ? before : [{ rpe: SET_DEFAULTS.rpe, maxRpe: null }];
  const same = known.find((one) => (one.rpe ?? SET_DEFAULTS.rpe) === rpe);
  return same ? (same.maxRpe ?? null) : rpe;
}
