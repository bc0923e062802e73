import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { nutritionPlans } from '../../platform/db/schema/index.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';

export type StoredPlan = typeof nutritionPlans.$inferSelect;
export type NewPlan = typeof nutritionPlans.$inferInsert;

/** An athlete's plans, newest first. */
export async function listPlans(db: Db, userId: string, limit: number): Promise<StoredPlan[]> {
  return db
    .select()
    .from(nutritionPlans)
    .where(eq(nutritionPlans.userId, userId))
    .orderBy(desc(nutritionPlans.id))
    .limit(limit);
}

/** The athlete's active plan. */
export async function findActivePlan(db: Db, userId: string): Promise<StoredPlan | null> {
  const [plan] = await db
    .select()
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), nutritionPlans.isActive));
  return plan ?? null;
}

/** The plan a request already created. */
export async function findPlanByKey(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<StoredPlan | null> {
  const [plan] = await db
    .select()
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), eq(nutritionPlans.requestKey, requestKey)));
  return plan ?? null;
}

/** The previous plan: ids are in time order. */
export async function findPlanBefore(
  db: Db,
  { userId, id }: Pick<StoredPlan, 'userId' | 'id'>,
): Promise<StoredPlan | null> {
  const [plan] = await db
    .select()
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), lt(nutritionPlans.id, id)))
    .orderBy(desc(nutritionPlans.id))
    .limit(1);
  return plan ?? null;
}

export async function countPlans(db: Db, userId: string): Promise<number> {
  return db.$count(nutritionPlans, eq(nutritionPlans.userId, userId));
}

/**
 * Makes a plan the athlete's only active one and notifies them after the commit. Call it with the athlete locked, so
 * concurrent ones see each other.
 */
export async function insertActivePlan(tx: Tx, plan: NewPlan): Promise<StoredPlan> {
  await tx
    .update(nutritionPlans)
    .set({ isActive: false })
    .where(and(eq(nutritionPlans.userId, plan.userId), nutritionPlans.isActive));
  const [stored] = await tx
    .insert(nutritionPlans)
    .values({ ...plan, isActive: true })
    .returning();
  if (!stored) throw new Error('the plan was not stored');
  notifyOnCommit(tx, [plan.userId], { type: 'plan', athleteId: plan.userId });
  return stored;
}

/** An athlete's plan, locked until the transaction ends. */
export async function lockPlan(tx: Tx, userId: string, planId: string): Promise<StoredPlan | null> {
  const [plan] = await tx
    .select()
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), eq(nutritionPlans.id, planId)))
    .for('update');
  return plan ?? null;
}

/** Stores a plan's meals and their totals as the next version. */
export async function savePlanMeals(
  tx: Tx,
  plan: StoredPlan,
  changes: Pick<StoredPlan, 'meals' | 'lastSwap' | 'calories' | 'protein' | 'carbs' | 'fats'>,
): Promise<StoredPlan> {
  const [stored] = await tx
    .update(nutritionPlans)
    .set({ ...changes, version: plan.version + 1 })
    .where(and(eq(nutritionPlans.userId, plan.userId), eq(nutritionPlans.id, plan.id)))
    .returning();
  if (!stored) throw new Error('the plan was not stored');
  return stored;
}
