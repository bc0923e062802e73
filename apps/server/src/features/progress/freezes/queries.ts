import { addDays, calendarDayIn, type IntakeStep, LOADING_DAYS } from '@posedown/coaching';
import { PUBLISHED_STATUSES } from '@posedown/contract';
import { and, desc, eq, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  competitions,
  peakWeekPlans,
  protocolRecommendations,
} from '../../../platform/db/schema/index.ts';
import { listMealSteps } from '../corridor/queries.ts';

/** Looked back on: more than anybody is given in the weeks of an estimate. */
const MOST_PROTOCOLS = 20;

interface Whose {
  id: string;
  timezone: string;
}

/** What an athlete was to eat from which day on, by their meal plans and the phases of their protocols. */
export async function listIntakeSteps(
  db: Db,
  athlete: Whose,
  today: string,
): Promise<IntakeStep[]> {
  const plans = await listMealSteps(db, athlete);
  const planned = plans.map(({ from, calories, carbs }) => ({ from, calories, carbs }));
  const phased = await listPhaseSteps(db, athlete);
  return [...planned, ...phased].filter(({ from }) => from <= today);
}

/** The phases that were begun while their protocol was in force: until the next one was approved. */
async function listPhaseSteps(db: Db, { id, timezone }: Whose): Promise<IntakeStep[]> {
  const { clientId, status, protocol, safety, approvedAt } = protocolRecommendations;
  const approved = await db
    .select({ protocol, safety, approvedAt })
    .from(protocolRecommendations)
    .where(and(eq(clientId, id), inArray(status, [...PUBLISHED_STATUSES]), isNotNull(approvedAt)))
    .orderBy(desc(approvedAt))
    .limit(MOST_PROTOCOLS);
  return approved.flatMap(({ protocol: { phases }, safety: { outlook } }, place) => {
    const next = approved[place - 1]?.approvedAt;
    const until = next ? calendarDayIn(next, timezone) : null;
    return outlook.flatMap(({ startDate: from }, index) => {
      const phase = phases[index];
      const isBegun = phase && (until === null || from < until);
      return isBegun ? [{ from, calories: phase.calories, carbs: phase.carbs }] : [];
    });
  });
}

/** The days of an athlete's shows since one, and the first loading days of the peak weeks that were approved. */
export async function listLoadDays(
  db: Db,
  userId: string,
  { since, today }: { since: string; today: string },
): Promise<string[]> {
  const firstLoad = Math.min(...LOADING_DAYS);
  const shows = await db
    .select({ date: competitions.date, peak: peakWeekPlans.status })
    .from(competitions)
    .leftJoin(
      peakWeekPlans,
      and(
        eq(peakWeekPlans.userId, competitions.userId),
        eq(peakWeekPlans.competitionId, competitions.id),
      ),
    )
    .where(
      and(
        eq(competitions.userId, userId),
        ne(competitions.status, 'cancelled'),
        gte(competitions.date, since),
        lte(competitions.date, addDays(today, -firstLoad)),
      ),
    );
  return shows
    .flatMap(({ date, peak }) => (peak === 'approved' ? [addDays(date, firstLoad), date] : [date]))
    .filter((day) => day <= today);
}
