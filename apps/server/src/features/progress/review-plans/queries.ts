import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { nutritionPlans } from '../../../platform/db/schema/index.ts';

const { userId, id, isActive, maintenanceKcal, createdAt, reviewedAt } = nutritionPlans;

/** Plans in force that were made, or last reviewed, at this instant or earlier. */
const isDue = (before: Date) =>
  and(isActive, lte(sql`coalesce(${reviewedAt}, ${createdAt})`, before));

interface Due {
  before: Date;
  after: string | null;
  limit: number;
}

/** The athletes whose plan is due for a review, in the order of their ids. */
export async function listDue(db: Db, { before, after, limit }: Due): Promise<string[]> {
  const rows = await db
    .select({ userId })
    .from(nutritionPlans)
    .where(and(isDue(before), after === null ? undefined : gt(userId, after)))
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/**
 * Writes down that an athlete's plan in force is reviewed now.
 * @returns what it rests on, or null where it is not due: another process was there first
 */
export async function markReviewed(
  tx: Db,
  athleteId: string,
  { before, now }: { before: Date; now: Date },
): Promise<{ id: string; maintenanceKcal: number | null } | null> {
  const [plan] = await tx
    .update(nutritionPlans)
    .set({ reviewedAt: now })
    .where(and(eq(userId, athleteId), isDue(before)))
    .returning({ id, maintenanceKcal });
  return plan ?? null;
}
