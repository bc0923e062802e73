import { addDays, type IntakeStep, LOADING_DAYS } from '@posedown/coaching';
import { and, eq, gte, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { competitions, peakWeekPlans } from '../../../platform/db/schema/index.ts';
import { listFollowedPhases } from '../../athletes/index.ts';
import { listMealSteps } from '../corridor/queries.ts';

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
  const phased = (await listFollowedPhases(db, athlete)).map(({ from, phase }) => ({
    ...{ from, calories: phase.calories, carbs: phase.carbs },
  }));
  return [...planned, ...phased].filter(({ from }) => from <= today);
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
