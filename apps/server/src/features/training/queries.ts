import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  exercises,
  installation,
  trainingPlans,
  workouts,
} from '../../platform/db/schema/index.ts';

export type NewTrainingPlan = typeof trainingPlans.$inferInsert;
export type NewWorkout = typeof workouts.$inferInsert;
export type ExerciseRow = typeof exercises.$inferInsert;

/** Makes a plan the athlete's only active one. Call it inside a transaction. */
export async function insertActivePlan(
  tx: Db,
  plan: NewTrainingPlan,
  days: readonly Omit<NewWorkout, 'trainingPlanId' | 'userId'>[],
): Promise<string> {
  await tx
    .update(trainingPlans)
    .set({ isActive: false })
    .where(and(eq(trainingPlans.userId, plan.userId), trainingPlans.isActive));
  const [stored] = await tx
    .insert(trainingPlans)
    .values({ ...plan, isActive: true })
    .returning({ id: trainingPlans.id });
  if (!stored) throw new Error('the plan was not stored');
  const owner = { userId: plan.userId, trainingPlanId: stored.id };
  if (days.length > 0) await tx.insert(workouts).values(days.map((day) => ({ ...day, ...owner })));
  return stored.id;
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

/** Writes the library over what was there; an exercise that left the library stays. */
export async function saveLibrary(tx: Db, rows: readonly ExerciseRow[], version: string) {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
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
  await tx
    .insert(installation)
    .values({ key: LIBRARY_KEY, value: version })
    .onConflictDoUpdate({ target: installation.key, set: { value: version } });
}
