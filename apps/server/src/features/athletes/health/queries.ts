import { and, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  competitions,
  nutritionPlans,
  peakWeekPlans,
  protocolRecommendations,
} from '../../../platform/db/schema/index.ts';

/** What the active meal plan aims at, kcal a day. */
export async function findPlannedTarget(db: Db, athleteId: string) {
  const [plan] = await db
    .select({ targets: nutritionPlans.targets, maintenanceKcal: nutritionPlans.maintenanceKcal })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  return plan ? { kcal: plan.targets.calories, maintenanceKcal: plan.maintenanceKcal } : null;
}

/** Whether an athlete is to follow the peak week of a show that is not over on a day. */
export async function hasApprovedPeakWeek(db: Db, athleteId: string, day: string) {
  const [approved] = await db
    .select({ competitionId: peakWeekPlans.competitionId })
    .from(peakWeekPlans)
    .innerJoin(
      competitions,
      and(
        eq(competitions.userId, peakWeekPlans.userId),
        eq(competitions.id, peakWeekPlans.competitionId),
      ),
    )
    .where(
      and(
        eq(peakWeekPlans.userId, athleteId),
        eq(peakWeekPlans.status, 'approved'),
        ne(competitions.status, 'cancelled'),
        gte(competitions.date, day),
      ),
    )
    .limit(1);
  return approved !== undefined;
}

/** Whether an athlete has a protocol in force. */
export async function hasApprovedProtocol(db: Db, athleteId: string) {
  const [approved] = await db
    .select({ id: protocolRecommendations.id })
    .from(protocolRecommendations)
    .where(
      and(
        eq(protocolRecommendations.clientId, athleteId),
        eq(protocolRecommendations.status, 'approved'),
      ),
    )
    .limit(1);
  return approved !== undefined;
}
