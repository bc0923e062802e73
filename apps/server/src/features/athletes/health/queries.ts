import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { nutritionPlans } from '../../../platform/db/schema/index.ts';

/** What the active meal plan aims at, kcal a day. */
export async function findPlannedTarget(db: Db, athleteId: string) {
  const [plan] = await db
    .select({ targets: nutritionPlans.targets, maintenanceKcal: nutritionPlans.maintenanceKcal })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  return plan ? { kcal: plan.targets.calories, maintenanceKcal: plan.maintenanceKcal } : null;
}
