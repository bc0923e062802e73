import { addDays, calendarDayIn, type FollowedPhase, type PlannedIntake } from '@posedown/coaching';
import { PUBLISHED_STATUSES } from '@posedown/contract';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { nutritionPlans, protocolRecommendations } from '../../../platform/db/schema/index.ts';
import { hasPeakWeek } from '../../insights/index.ts';
import { showDays } from '../shows/queries.ts';

/**
 * What is eaten by the active meal plan, kcal a day: its meals or what it aims at, whichever is less, for swaps move the
 * one away from the other.
 */
export async function findPlannedIntake(db: Db, athleteId: string) {
  const { calories, targets, maintenanceKcal, showOn, createdAt } = nutritionPlans;
  const [plan] = await db
    .select({
      ...{ calories, targets, maintenanceKcal, showOn, createdAt },
      showDays: showDays(athleteId),
    })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  if (!plan) return null;
  const kcal = Math.min(plan.calories, plan.targets.calories);
  const { maintenanceKcal: keptBy, createdAt: madeAt, showDays: days } = plan;
  return { kcal, maintenanceKcal: keptBy, madeAt, showOn: plan.showOn, showDays: days };
}

/** The day of the show that the active meal plan was made for. */
export async function findShowOfPlan(db: Db, athleteId: string): Promise<string | null> {
  const [plan] = await db
    .select({ showOn: nutritionPlans.showOn })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  return plan?.showOn ?? null;
}

/** What is in the meals of the active meal plan. */
export async function findPlannedMeals(db: Db, athleteId: string) {
  const [plan] = await db
    .select({ meals: nutritionPlans.meals })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  return plan?.meals ?? [];
}

/** The current protocol as it was approved, with the days of its athlete's shows; null without one. */
export async function findApprovedProtocol(db: Db, athleteId: string) {
  const { protocolType, protocol, safety } = protocolRecommendations;
  const [found] = await db
    .select({ protocolType, protocol, safety, showDays: showDays(athleteId) })
    .from(protocolRecommendations)
    .where(theApproved(athleteId))
    .limit(1);
  return found ?? null;
}
export type ApprovedProtocol = NonNullable<Awaited<ReturnType<typeof findApprovedProtocol>>>;

/** Whether an athlete is to follow the peak week of a show that is not over on a day. */
export const hasApprovedPeakWeek = (db: Db, athleteId: string, day: string) =>
  hasPeakWeek(db, athleteId, { status: 'approved', day });

const theApproved = (athleteId: string) =>
  and(
    eq(protocolRecommendations.clientId, athleteId),
    eq(protocolRecommendations.status, 'approved'),
  );

/** Whether an athlete has a protocol in force. */
export async function hasApprovedProtocol(db: Db, athleteId: string) {
  const [approved] = await db
    .select({ id: protocolRecommendations.id })
    .from(protocolRecommendations)
    .where(theApproved(athleteId))
    .limit(1);
  return approved !== undefined;
}

/** Looked back on: more than anybody is given in the weeks that count. */
const MOST_LOOKED_BACK = { protocols: 20, mealPlans: 60 } as const;

type Whose = { id: string; timezone: string };

/** The phases that were begun while their protocol was in force, the latest protocol first. */
export async function listFollowedPhases(
  db: Db,
  { id, timezone }: Whose,
): Promise<FollowedPhase[]> {
  const { clientId, status, protocol, safety, approvedAt } = protocolRecommendations;
  const approved = await db
    .select({ protocol, safety, approvedAt })
    .from(protocolRecommendations)
    .where(and(eq(clientId, id), inArray(status, [...PUBLISHED_STATUSES]), isNotNull(approvedAt)))
    .orderBy(desc(approvedAt))
    .limit(MOST_LOOKED_BACK.protocols);
  return approved.flatMap(({ protocol: { phases }, safety: { outlook } }, place) => {
    const next = approved[place - 1]?.approvedAt;
    const last = next ? addDays(calendarDayIn(next, timezone), -1) : null;
    return outlook.flatMap(({ startDate: from, endDate }, index) => {
      const phase = phases[index];
      const until = last !== null && last < endDate ? last : endDate;
      return phase && from <= until ? [{ phase, from, until }] : [];
    });
  });
}

/** What the meal plans aimed at, kcal a day, the latest first: their meals come to it within a hundredth. */
export async function listMealPlanAims(db: Db, { id, timezone }: Whose): Promise<PlannedIntake[]> {
  const { targets, createdAt, userId } = nutritionPlans;
  const plans = await db
    .select({ targets, createdAt })
    .from(nutritionPlans)
    .where(eq(userId, id))
    .orderBy(desc(createdAt), desc(nutritionPlans.id))
    .limit(MOST_LOOKED_BACK.mealPlans);
  return plans.map((plan) => ({
    intakeKcal: plan.targets.calories,
    from: calendarDayIn(plan.createdAt, timezone),
  }));
}
