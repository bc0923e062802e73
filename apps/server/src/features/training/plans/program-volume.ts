import { checkProgram, type MuscleLandmarks, VOLUME_LANDMARKS } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { findLandmarks } from '../../insights/index.ts';
import { requireReason } from '../../plan-changes/index.ts';
import { libraryExercise } from '../library/library-exercise.ts';
import type { NewDay } from './queries.ts';

type Days = readonly Pick<NewDay, 'name' | 'exercises'>[];

/** The volume landmarks that hold for a person: their coach's, a coach's own, or the default ones. */
export const landmarksOf = async (db: Db, personId: string): Promise<MuscleLandmarks> =>
  (await findLandmarks(db, personId)) ?? VOLUME_LANDMARKS;

/** What the limits on sets say of the days of a plan. */
export function assessVolume(days: Days, landmarks: MuscleLandmarks) {
  const judged = days.map(({ name, exercises }) => ({
    name,
    exercises: exercises.map(({ exerciseId, sets }) => ({
      sets,
      exercise: libraryExercise(exerciseId),
    })),
  }));
  return checkProgram(judged, landmarks);
}

/**
 * Refuses a plan with more sets than anybody recovers from.
 * @throws AppError `invalid_input` naming each workout, and the week as a whole for a muscle.
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
 * Refuses an athlete's plan with far more sets than they recover from until their coach gives a reason.
 * @throws AppError as `requireReason` does
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
