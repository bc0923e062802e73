import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { exercises, installation, techniqueLibrary } from '../../../platform/db/schema/index.ts';

export type ExerciseRow = typeof exercises.$inferInsert;
export type StoredExerciseRow = typeof exercises.$inferSelect;
export type TechniqueRow = typeof techniqueLibrary.$inferInsert;

/** The whole library by category and name. It is of one size on every installation. */
export function listExercises(db: Db): Promise<StoredExerciseRow[]> {
  return db.select().from(exercises).orderBy(asc(exercises.category), asc(exercises.name));
}

export async function findExerciseRow(db: Db, id: string): Promise<StoredExerciseRow | null> {
  const [row] = await db.select().from(exercises).where(eq(exercises.id, id));
  return row ?? null;
}

/** Every technique, the simplest first as they were written down. */
export function listTechniques(db: Db) {
  return db.select().from(techniqueLibrary).orderBy(asc(techniqueLibrary.id));
}

const LIBRARY_KEY = 'exercise_library';

/** Which version of the exercise library the database holds. */
export async function findLibraryVersion(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, LIBRARY_KEY));
  return row?.value ?? null;
}

interface Library {
  exercises: readonly ExerciseRow[];
  techniques: readonly TechniqueRow[];
  version: string;
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Writes the library over what was there; an exercise that left the library stays. */
export async function saveLibrary(tx: Db, library: Library) {
  await saveExercises(tx, library.exercises);
  await saveTechniques(tx, library.techniques);
  await tx
    .insert(installation)
    .values({ key: LIBRARY_KEY, value: library.version })
    .onConflictDoUpdate({ target: installation.key, set: { value: library.version } });
}

async function saveExercises(tx: Db, rows: readonly ExerciseRow[]) {
  await tx
    .insert(exercises)
    .values([...rows])
    .onConflictDoUpdate({
      target: exercises.slug,
      set: {
        name: excluded('name'),
        category: excluded('category'),
        description: excluded('description'),
        instructions: excluded('instructions'),
        muscleGroup: excluded('muscle_group'),
        exerciseType: excluded('exercise_type'),
        difficultyLevel: excluded('difficulty_level'),
        equipmentNeeded: excluded('equipment_needed'),
        biomechanics: excluded('biomechanics'),
        competitionRelevance: excluded('competition_relevance'),
        formCues: excluded('form_cues'),
        commonMistakes: excluded('common_mistakes'),
        progressions: excluded('progressions'),
        regressions: excluded('regressions'),
      },
    });
}

async function saveTechniques(tx: Db, rows: readonly TechniqueRow[]) {
  await tx
    .insert(techniqueLibrary)
    .values([...rows])
    .onConflictDoUpdate({
      target: techniqueLibrary.name,
      set: {
        type: excluded('type'),
        description: excluded('description'),
        instructions: excluded('instructions'),
        benefits: excluded('benefits'),
        bestUsedFor: excluded('best_used_for'),
        experienceLevel: excluded('experience_level'),
        recoveryImpact: excluded('recovery_impact'),
        contraindications: excluded('contraindications'),
      },
    });
}
