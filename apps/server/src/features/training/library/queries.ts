import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { overwritten } from '../../../platform/db/overwritten.ts';
import { exercises, installation, techniqueLibrary } from '../../../platform/db/schema/index.ts';

export type ExerciseRow = typeof exercises.$inferInsert;
export type StoredExerciseRow = typeof exercises.$inferSelect;
export type TechniqueRow = typeof techniqueLibrary.$inferInsert;

/** The whole library, sorted by category and name. Its size is the same on every installation. */
export function listExercises(db: Db): Promise<StoredExerciseRow[]> {
  return db.select().from(exercises).orderBy(asc(exercises.category), asc(exercises.name));
}

export async function findExerciseRow(db: Db, id: string): Promise<StoredExerciseRow | null> {
  const [row] = await db.select().from(exercises).where(eq(exercises.id, id));
  return row ?? null;
}

/** All techniques, simplest first as defined. */
export function listTechniques(db: Db) {
  return db.select().from(techniqueLibrary).orderBy(asc(techniqueLibrary.id));
}

const LIBRARY_KEY = 'exercise_library';

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

/** Overwrites the stored library. Exercises removed from the library stay. */
export async function saveLibrary(tx: Tx, library: Library) {
  await saveExercises(tx, library.exercises);
  await saveTechniques(tx, library.techniques);
  await tx
    .insert(installation)
    .values({ key: LIBRARY_KEY, value: library.version })
    .onConflictDoUpdate({ target: installation.key, set: { value: library.version } });
}

async function saveExercises(tx: Tx, rows: readonly ExerciseRow[]) {
  await tx
    .insert(exercises)
    .values([...rows])
    .onConflictDoUpdate({ target: exercises.slug, set: overwritten(exercises, ['id', 'slug']) });
}

/** Replace all rows: nothing references them, and an upsert by name would fail for a renamed technique. */
async function saveTechniques(tx: Tx, rows: readonly TechniqueRow[]) {
  await tx.delete(techniqueLibrary);
  await tx.insert(techniqueLibrary).values([...rows]);
}
