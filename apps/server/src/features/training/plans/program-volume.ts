import {
  checkProgram,
  isSameRange,
  type MuscleLandmarks,
  SET_DEFAULTS,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { findLandmarks } from '../../insights/index.ts';
import { requireReason } from '../../plan-changes/index.ts';
import { libraryExercise } from '../library/library-exercise.ts';
import type { NewDay, PlanWithDays, StoredExercise } from './queries.ts';

type Days = readonly Pick<NewDay, 'name' | 'exercises'>[];

/** A person's volume landmarks: their coach's, a coach's own, or the defaults. */
export const landmarksOf = async (db: Db, personId: string): Promise<MuscleLandmarks> =>
  (await findLandmarks(db, personId)) ?? VOLUME_LANDMARKS;

/** Checks a plan's days against the set limits. */
export function assessVolume(days: Days, landmarks: MuscleLandmarks) {
  const assessed = days.map(({ name, exercises }) => ({
    name,
    exercises: exercises.map(({ exerciseId, sets }) => ({
      sets,
      exercise: libraryExercise(exerciseId),
    })),
  }));
  return checkProgram(assessed, landmarks);
}

/**
 * Rejects a plan with more sets than anyone recovers from. @throws AppError `invalid_input` naming each workout, and
 * the week for a muscle
 */
export function refuseExcess(days: Days, landmarks: MuscleLandmarks): void {
  const blocks = assessVolume(days, landmarks).filter(({ level }) => level === 'block');
  if (blocks.length === 0) return;
  throw new AppError('invalid_input', {
    userMessage: blocks.map(({ text }) => text).join(' '),
    issues: blocks.map(({ day, text }) => ({
      path: day === null ? 'workouts' : `workouts.${day}`,
      message: text,
    })),
  });
}

/**
 * Rejects far more sets than an athlete recovers from without their coach's reason.
 * @throws AppError as `requireReason`
 */
export function requireVolumeReason(
  days: Days,
  landmarks: MuscleLandmarks,
  reason: string | undefined,
): void {
  const warnings = assessVolume(days, landmarks).filter(({ level }) => level === 'warn');
  requireReason(
    warnings.map(({ text }) => text),
    reason,
    'warningReason',
  );
}

/** A changed plan's days. Weeks never exceed a rewritten RPE, and rewritten reps apply every week. */
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

/** @param before the same exercise before the change, on any day. A new exercise uses the default RPE. */
function maxRpeOf({ rpe }: StoredExercise, before: readonly StoredExercise[]): number | null {
  const known = before.length > 0 ? before : [{ rpe: SET_DEFAULTS.rpe, maxRpe: null }];
  const same = known.find((one) => (one.rpe ?? SET_DEFAULTS.rpe) === rpe);
  return same ? (same.maxRpe ?? null) : rpe;
}

/** Whether a coach chose the reps, in this or an earlier change. */
function hasOwnReps({ reps }: StoredExercise, before: readonly StoredExercise[]): boolean {
  const same = before.find((one) => isSameRange(one.reps, reps));
  return same ? (same.ownReps ?? false) : true;
}
