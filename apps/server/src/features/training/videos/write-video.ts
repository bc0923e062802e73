import type { ExerciseVideo } from '@posedown/contract';
import { changedMeanwhile, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findExerciseRow } from '../library/queries.ts';
import { insertVideo, updateVideo, type VideoKey } from './queries.ts';

/**
 * Links a coach's video to an exercise, or takes it away.
 * @throws AppError `not_found` for an exercise that there is not, `changed_meanwhile` where the
 * version is outdated.
 */
export async function writeVideo(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: VideoKey,
  { videoUrl: url, videoVersion: version }: ExerciseVideo,
): Promise<ExerciseVideo> {
  if (!(await findExerciseRow(db, key.exerciseId))) throw notFound('That exercise');
  const updatedAt = now();
  const stored =
    version === 0
      ? await insertVideo(db, { ...key, url, updatedAt })
      : await updateVideo(db, key, { url, version, updatedAt });
  if (stored) return { videoUrl: stored.url, videoVersion: stored.version };
  throw changedMeanwhile('this video');
}
