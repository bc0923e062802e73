import { createHash } from 'node:crypto';
import { EXERCISES, type Exercise } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { exerciseIdOf } from './exercise-id.ts';
import { type ExerciseRow, findLibraryVersion, saveLibrary } from './queries.ts';

/** Brings the exercises in the database up to the library of this release; cheap when they are. */
export async function loadExerciseLibrary(db: Db) {
  const rows = EXERCISES.map(toRow);
  const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if ((await findLibraryVersion(db)) === version) return;
  await db.transaction((tx) => saveLibrary(tx, rows, version));
}

function toRow(exercise: Exercise): ExerciseRow {
  return {
    id: exerciseIdOf(exercise.id),
    slug: exercise.id,
    name: exercise.name,
    category: exercise.category,
    description: exercise.description,
    instructions: exercise.instructions,
    videoUrl: exercise.videoUrl,
    muscleGroup: exercise.muscleGroup,
    exerciseType: exercise.exerciseType,
    difficultyLevel: exercise.difficultyLevel,
    equipmentNeeded: [...exercise.equipmentNeeded],
    biomechanics: exercise.biomechanics,
    competitionRelevance: exercise.competitionRelevance,
    formCues: [...exercise.formCues],
    commonMistakes: [...exercise.commonMistakes],
    progressions: [...exercise.progressions],
    regressions: [...exercise.regressions],
  };
}
