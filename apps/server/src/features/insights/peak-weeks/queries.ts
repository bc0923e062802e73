import { and, eq, gte, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { competitions, peakWeekPlans, users } from '../../../platform/db/schema/index.ts';

interface PeakWeekOn {
  status: (typeof peakWeekPlans.$inferSelect)['status'];
  day: string;
  /** A show to ignore. */
  besides?: string;
}

const ITS_SHOW = and(
  eq(competitions.userId, peakWeekPlans.userId),
  eq(competitions.id, peakWeekPlans.competitionId),
);

/** Whether an athlete has a draft or approved peak week for a show that isn't over on a day. */
export async function hasPeakWeek(
  db: Db,
  userId: string,
  { status, day, besides }: PeakWeekOn,
): Promise<boolean> {
  const found = await db
    .select({ id: competitions.id })
    .from(peakWeekPlans)
    .innerJoin(competitions, ITS_SHOW)
    .where(
      and(
        eq(peakWeekPlans.userId, userId),
        eq(peakWeekPlans.status, status),
        besides ? ne(peakWeekPlans.competitionId, besides) : undefined,
        ne(competitions.status, 'cancelled'),
        gte(competitions.date, day),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * Whether an athlete follows an approved peak week on a day, for a show that isn't over. For use inside larger
 * statements.
 */
export const hasApprovedPeakWeekOn = (userId: SQLWrapper, day: SQLWrapper) => sql<boolean>`exists (
  select 1 from ${peakWeekPlans} p
  join ${competitions} c on c.user_id = p.user_id and c.id = p.competition_id
  where p.user_id = ${userId} and p.status = 'approved' and c.status <> 'cancelled' and c.date >= ${day})`;

/** Upcoming shows of athletes with draft peak weeks, soonest first. */
export function listDrafted(db: Db, athleteIds: string[]) {
  return db
    .select({
      athleteId: peakWeekPlans.userId,
      competitionId: competitions.id,
      date: competitions.date,
      timezone: users.timezone,
    })
    .from(peakWeekPlans)
    .innerJoin(competitions, ITS_SHOW)
    .innerJoin(users, eq(users.id, peakWeekPlans.userId))
    .where(
      and(
        inArray(peakWeekPlans.userId, athleteIds),
        eq(peakWeekPlans.status, 'draft'),
        eq(competitions.status, 'upcoming'),
      ),
    )
    .orderBy(competitions.date, competitions.id);
}
