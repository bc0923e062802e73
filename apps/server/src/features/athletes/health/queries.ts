import {
  type ActiveMealPlan,
  type ActiveProtocol,
  addDays,
  calendarDayIn,
  type FollowedPhase,
  type PlannedIntake,
  type PlannedMeal,
} from '@posedown/coaching';
import { PUBLISHED_STATUSES } from '@posedown/contract';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  nutritionPlans,
  protocolRecommendations,
  users,
} from '../../../platform/db/schema/index.ts';
import { hasPeakWeek } from '../../insights/index.ts';
import { showDays } from '../../shows/index.ts';

/** The columns of the active meal plan used for alerts and the roster row. */
export interface ActivePlan
  extends Pick<
    typeof nutritionPlans.$inferSelect,
    'calories' | 'targets' | 'targetsFrom' | 'maintenanceKcal' | 'isMeasured' | 'showOn'
  > {
  /** An ISO timestamp. */
  createdAt: string;
}

/** An athlete's active meal plan. For use inside larger statements. */
export const activePlan = (userId: SQLWrapper) => sql<ActivePlan | null>`(
  select json_build_object('calories', n.calories, 'targets', n.targets, 'targetsFrom', n.targets_from,
    'maintenanceKcal', n.maintenance_kcal, 'isMeasured', n.is_measured, 'showOn', n.show_on,
    'createdAt', n.created_at)
  from ${nutritionPlans} n where n.user_id = ${userId} and n.is_active limit 1)`;

/** The active meal plan in the form the rules check. */
export async function findActiveMealPlan(db: Db, { id, timezone }: AthleteRef) {
  const [row] = await db
    .select({ plan: activePlan(sql`${id}::uuid`), showDays: showDays(id) })
    .from(users)
    .where(eq(users.id, id));
  return row?.plan ? toActiveMealPlan(row.plan, row.showDays, timezone) : null;
}

/**
 * Builds the active meal plan from loaded data. The intake is that of the meals or the targets,
 * whichever is lower, because swaps move them apart. @param days of the athlete's shows
 */
export function toActiveMealPlan(
  { calories, targets, maintenanceKcal, showOn, createdAt }: ActivePlan,
  days: readonly string[],
  timezone: string,
): ActiveMealPlan {
  const kcal = Math.min(calories, targets.calories);
  const createdOn = calendarDayIn(new Date(createdAt), timezone);
  return { kcal, maintenanceKcal, madeOn: createdOn, showOn, showDays: days };
}

/** The day of the show the active meal plan was created for. */
export async function findShowOfPlan(db: Db, athleteId: string): Promise<string | null> {
  const [plan] = await db
    .select({ showOn: nutritionPlans.showOn })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  return plan?.showOn ?? null;
}

/** The active plan's meals if the athlete avoids any food, for use inside larger statements. */
export const mealsToCheck = (userId: SQLWrapper) => sql<PlannedMeal[]>`(
  case when cardinality(${users.dietaryRestrictions}) + cardinality(${users.foodAllergies}) > 0
  then coalesce((select n.meals from ${nutritionPlans} n where n.user_id = ${userId} and n.is_active limit 1), '[]')
  else '[]' end)`;

/** The current protocol as approved, or null. For use inside larger statements. */
export const approvedProtocol = (userId: SQLWrapper) => sql<ActiveProtocol | null>`(
  select json_build_object('protocolType', p.protocol_type, 'protocol', p.protocol, 'safety', p.safety)
  from ${protocolRecommendations} p
  where p.client_id = ${userId} and p.status = 'approved' limit 1)`;

/** Whether an athlete follows an approved peak week on a day, for a show that isn't over. */
export const hasApprovedPeakWeek = (db: Db, athleteId: string, day: string) =>
  hasPeakWeek(db, athleteId, { status: 'approved', day });

const theApproved = (athleteId: string) =>
  and(
    eq(protocolRecommendations.clientId, athleteId),
    eq(protocolRecommendations.status, 'approved'),
  );

export async function hasApprovedProtocol(db: Db, athleteId: string) {
  const [approved] = await db
    .select({ id: protocolRecommendations.id })
    .from(protocolRecommendations)
    .where(theApproved(athleteId))
    .limit(1);
  return approved !== undefined;
}

/** Maximum number of past plans to load: more than an athlete gets in the weeks that count. */
const MAX_LOOKBACK = { protocols: 20, mealPlans: 60 } as const;

type AthleteRef = { id: string; timezone: string };

interface Published extends Pick<ActiveProtocol, 'protocol' | 'safety'> {
  /** An ISO timestamp. */
  approvedAt: string;
}

/** An athlete's approved protocols, newest first. For use inside larger statements. */
export const publishedProtocols = (userId: SQLWrapper) => sql<Published[]>`(
  select coalesce(json_agg(json_build_object(
    'protocol', p.protocol, 'safety', p.safety, 'approvedAt', p.approved_at)
    order by p.approved_at desc), '[]')
  from (
    select q.protocol, q.safety, q.approved_at from ${protocolRecommendations} q
    where q.client_id = ${userId} and q.approved_at is not null
      and q.status in (${sql.join(
        PUBLISHED_STATUSES.map((status) => sql`${status}`),
        sql`, `,
      )})
    order by q.approved_at desc limit ${MAX_LOOKBACK.protocols}) p)`;

/** Phases that started while their protocol was active, newest protocol first. */
export function followedPhases(approved: readonly Published[], timezone: string): FollowedPhase[] {
  return approved.flatMap(({ protocol: { phases }, safety: { outlook } }, planIndex) => {
    const next = approved[planIndex - 1]?.approvedAt;
    const last = next ? addDays(calendarDayIn(new Date(next), timezone), -1) : null;
    return outlook.flatMap(({ startDate: from, endDate }, index) => {
      const phase = phases[index];
      const until = last !== null && last < endDate ? last : endDate;
      return phase && from <= until ? [{ phase, from, until }] : [];
    });
  });
}

/** Loads only an athlete's followed phases. */
export async function listFollowedPhases(
  db: Db,
  { id, timezone }: AthleteRef,
): Promise<FollowedPhase[]> {
  const [row] = await db
    .select({ published: publishedProtocols(sql`${id}::uuid`) })
    .from(users)
    .where(eq(users.id, id));
  return followedPhases(row?.published ?? [], timezone);
}

interface Aimed {
  kcal: number;
  /** An ISO timestamp. */
  createdAt: string;
}

/** The targets of an athlete's meal plans, newest first. For use inside larger statements. */
export const mealPlanTargets = (userId: SQLWrapper) => sql<Aimed[]>`(
  select coalesce(json_agg(json_build_object('kcal', n.targets->'calories', 'createdAt', n.created_at)
    order by n.created_at desc, n.id desc), '[]')
  from (
    select m.targets, m.created_at, m.id from ${nutritionPlans} m
    where m.user_id = ${userId}
    order by m.created_at desc, m.id desc limit ${MAX_LOOKBACK.mealPlans}) n)`;

/** The daily kcal targets of the meal plans, newest first. The meals match them within 1%. */
export const mealPlanAims = (aimed: readonly Aimed[], timezone: string): PlannedIntake[] =>
  aimed.map(({ kcal, createdAt }) => ({
    intakeKcal: kcal,
    from: calendarDayIn(new Date(createdAt), timezone),
  }));

/** Loads only an athlete's meal plan targets. */
export async function listMealPlanAims(
  db: Db,
  { id, timezone }: AthleteRef,
): Promise<PlannedIntake[]> {
  const [row] = await db
    .select({ aimed: mealPlanTargets(sql`${id}::uuid`) })
    .from(users)
    .where(eq(users.id, id));
  return mealPlanAims(row?.aimed ?? [], timezone);
}
