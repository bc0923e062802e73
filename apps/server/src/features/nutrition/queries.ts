import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { nutritionPlans } from '../../platform/db/schema/index.ts';

export type StoredPlan = typeof nutritionPlans.$inferSelect;
export type NewPlan = typeof nutritionPlans.$inferInsert;

/** An athlete's plans, the newest first. */
export async function listPlans(db: Db, userId: string, limit: number): Promise<StoredPlan[]> {
  return db
    .select()
    .from(nutritionPlans)
    .where(eq(nutritionPlans.userId, userId))
    .orderBy(desc(nutritionPlans.id))
    .limit(limit);
}

/**
 * Waits until no other transaction makes a plan for this athlete, and keeps the next one waiting: of
 * two made at once the second must know of the first, and one alone may be active.
 */
export async function holdPlans(tx: Db, userId: string) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`nutrition_plans:${userId}`}, 0))`,
  );
}

export async function countPlans(db: Db, userId: string): Promise<number> {
  return db.$count(nutritionPlans, eq(nutritionPlans.userId, userId));
}

/** Makes a plan the athlete's only active one. Call it while `holdPlans` holds. */
export async function insertActivePlan(tx: Db, plan: NewPlan): Promise<StoredPlan> {
  await tx
    .update(nutritionPlans)
    .set({ isActive: false })
    .where(and(eq(nutritionPlans.userId, plan.userId), nutritionPlans.isActive));
  const [stored] = await tx
    .insert(nutritionPlans)
    .values({ ...plan, isActive: true })
    .returning();
  if (!stored) throw new Error('the plan was not stored');
  return stored;
}
