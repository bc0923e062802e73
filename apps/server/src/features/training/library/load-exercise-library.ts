import { createHash } from 'node:crypto';
import {
  EXERCISES,
  type Exercise,
  TECHNIQUE_GUIDES,
  type TechniqueGuide,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { exerciseIdOf } from './library-exercise.ts';
import { type ExerciseRow, findLibraryVersion, saveLibrary, type TechniqueRow } from './queries.ts';

/** Updates exercises and techniques in the database to this release's library. Cheap if already current. */
export async function loadExerciseLibrary(db: Db) {
  const exercises = EXERCISES.map(toRow);
  const techniques = TECHNIQUE_GUIDES.map(toTechniqueRow);
  const text = JSON.stringify([exercises, techniques]);
  const version = createHash('sha256').update(text).digest('hex');
  if ((await findLibraryVersion(db)) === version) return;
  await db.transaction((tx) => saveLibrary(tx, { exercises, techniques, version }));
}

/** Ids follow the list order and are identical on every installation. */
function toTechniqueRow(guide: TechniqueGuide, index: number): TechniqueRow {
  return {
    ...guide,
    id: `7ec40000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    benefits: [...guide.benefits],
    bestUsedFor: [...guide.bestUsedFor],
    contraindications: [...guide.contraindications],
  };
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
