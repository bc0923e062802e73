import { EXERCISE_CATEGORIES, type ExerciseCategory, TECHNIQUES } from '@posedown/coaching';
import type {
  ExerciseDetail,
  ExerciseItem,
  ExerciseVideo,
  TechniqueGuideItem,
} from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { changedMeanwhile, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findVideo, insertVideo, updateVideo, type VideoKey } from '../videos/queries.ts';
import { libraryExercise } from './library-exercise.ts';
import {
  findExerciseRow,
  listExercises,
  listTechniques,
  type StoredExerciseRow,
} from './queries.ts';

export async function showExercises(db: Db): Promise<{ exercises: ExerciseItem[] }> {
  return { exercises: (await listExercises(db)).map(toItem) };
}

/**
 * One exercise, with the reader's coach's video.
 * @throws AppError `not_found`
 */
export async function showExercise(
  db: Db,
  { role, userId, coachId }: Pick<Actor, 'role' | 'userId' | 'coachId'>,
  exerciseId: string,
): Promise<ExerciseDetail> {
  const row = await findExerciseRow(db, exerciseId);
  if (!row) throw notFound('Exercise');
  const { slug: _slug, ...detail } = row;
  const shownBy = role === 'coach' ? userId : coachId;
  const video = shownBy ? await findVideo(db, { coachId: shownBy, exerciseId }) : null;
  return {
    ...detail,
    ...toItem(row),
    videoUrl: video?.url ?? row.videoUrl,
    videoVersion: video?.version ?? 0,
  };
}

export async function showTechniques(db: Db): Promise<{ techniques: TechniqueGuideItem[] }> {
  const rows = await listTechniques(db);
  return {
    techniques: rows.flatMap((row) => {
      const type = TECHNIQUES.find((known) => known === row.type);
      return type ? [{ ...row, type }] : [];
    }),
  };
}

function toItem(row: StoredExerciseRow): ExerciseItem {
  const known = libraryExercise(row.id);
  return {
    id: row.id,
    name: row.name,
    category: categoryOf(row.category),
    muscleGroup: row.muscleGroup,
    exerciseType: row.exerciseType,
    difficultyLevel: row.difficultyLevel,
    equipmentNeeded: row.equipmentNeeded,
    loading: known?.loading ?? 'none',
    loadStepKg: known?.loadStepKg ?? 0,
    primaryMuscles: [...(known?.primaryMuscles ?? [])],
    secondaryMuscles: [...(known?.secondaryMuscles ?? [])],
    builtIn: known?.builtIn ?? false,
  };
}

function categoryOf(text: string): ExerciseCategory {
  return EXERCISE_CATEGORIES.find((category) => category === text) ?? 'Core';
}

/**
 * Links or removes a coach's video for an exercise.
 * @throws AppError `not_found` for an unknown exercise, `changed_meanwhile` for an outdated version
 */
export async function writeVideo(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: VideoKey,
  { videoUrl: url, videoVersion: version }: ExerciseVideo,
): Promise<ExerciseVideo> {
  if (!(await findExerciseRow(db, key.exerciseId))) throw notFound('Exercise');
  const updatedAt = now();
  const stored =
    version === 0
      ? await insertVideo(db, { ...key, url, updatedAt })
      : await updateVideo(db, key, { url, version, updatedAt });
  if (stored) return { videoUrl: stored.url, videoVersion: stored.version };
  throw changedMeanwhile('this video');
}
