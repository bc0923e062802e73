import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { nutritionPlans, rosterWeeks } from '../../../platform/db/schema/index.ts';

/** Maximum number of past plans to load: more than an athlete gets in a season. */
const MAX_PLANS = 60;

export interface CorridorBasis {
  /** Planned intakes, oldest first. */
  plans: { calories: number; carbs: number; maintenanceKcal: number | null; createdAt: string }[];
  /** The planned pace of the last week; nulls while there is not enough data. */
  pace: { fromPercent: number | null; toPercent: number | null } | null;
}

/** What determines an athlete's planned weight range. For use inside larger statements. */
export const corridorBasis = (
  athleteId: SQLWrapper,
) => sql<CorridorBasis>`json_build_object('plans', (
    select coalesce(json_agg(json_build_object('calories', n.calories, 'carbs', n.carbs,
      'maintenanceKcal', n.maintenance_kcal, 'createdAt', n.created_at) order by n.created_at), '[]')
    from (
      select p.calories, p.carbs, p.maintenance_kcal, p.created_at from ${nutritionPlans} p
      where p.user_id = ${athleteId} order by p.created_at desc limit ${MAX_PLANS}) n),
  'pace', (
    select json_build_object('fromPercent', r.planned_from, 'toPercent', r.planned_to)
    from ${rosterWeeks} r where r.athlete_id = ${athleteId} order by r.week_of desc limit 1))`;

/** Loads only the basis. */
export async function findCorridorBasis(db: Db, athleteId: string): Promise<CorridorBasis> {
  const result: unknown = await db.execute(
    sql`select ${corridorBasis(sql`${athleteId}::uuid`)} as basis`,
  );
  const [row] = (result as { rows: { basis: CorridorBasis }[] }).rows;
  if (!row) throw new Error('the planned weight range has no row');
  return row.basis;
}
