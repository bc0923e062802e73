import {
  addDays,
  type BodyFatReading,
  calendarDayIn,
  EXPENDITURE_READ_DAYS,
  type FeltDay,
  type FollowedPhase,
  type PlannedIntake,
  type PlannedMeal,
  type ProtocolInForce,
  type WeighIn,
} from '@posedown/coaching';
import type { CoachSettings } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { coachSettings, users } from '../../../../platform/db/schema/index.ts';
import {
  feltDays,
  hasApprovedPeakWeekOn,
  lastLog,
  readCoachSettings,
} from '../../../insights/index.ts';
import {
  lastShow,
  loadDays,
  type NextShow,
  nextShow,
  showDays,
  showOver,
} from '../../../shows/index.ts';
import { latestWeighIn, weighInsBetween } from '../../../weigh-ins/index.ts';
import {
  approvedProtocol,
  followedPhases,
  mealPlanAims,
  mealPlanTargets,
  mealsToCheck,
  type PlanInForce,
  planInForce,
  publishedProtocols,
} from '../../health/queries.ts';
import { latestBodyFat, type Person } from '../../queries.ts';
import { TREND_DAYS } from '../queries.ts';

/** What the roster row and alerts depend on, apart from activity. */
export interface LoadedStanding {
  athlete: Person;
  today: string;
  settings: CoachSettings;
  /** The next show, from today on. */
  show: NextShow | null;
  /** The show that plans are still made for where none is ahead. */
  showOver: string | null;
  /** The last show that is over. */
  lastShow: string | null;
  /** The days of all shows. */
  showDays: string[];
  loadDays: string[];
  /** Of the last `TREND_DAYS` days. */
  weighIns: WeighIn[];
  /** The last weigh-in, however long ago. */
  lastWeighIn: WeighIn | null;
  bodyFat: BodyFatReading | null;
  /** The last day with a log of any kind. */
  lastLog: string | null;
  felt: FeltDay[];
  plan: PlanInForce | null;
  /** That plan's meals, if the athlete avoids any food. */
  meals: PlannedMeal[];
  protocol: ProtocolInForce | null;
  hasApprovedPeakWeek: boolean;
  phases: FollowedPhase[];
  aims: PlannedIntake[];
}

/**
 * Loads all of it in one statement; null if the athlete is gone.
 * @param locked the athlete, locked by this transaction
 */
export async function loadStanding(
  tx: Tx,
  locked: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<LoadedStanding | null> {
  const { id, timezone } = locked;
  const today = calendarDayIn(now, timezone);
  const day = sql`${today}::date`;
  const daysAgo = (days: number) => sql`${addDays(today, -days)}::date`;
  const userId = sql`${id}::uuid`;
  const [row] = await tx
    .select({
      athlete: users,
      settings: coachSettings,
      show: nextShow(userId, day),
      showOver: showOver(userId),
      lastShow: lastShow(userId, day),
      showDays: showDays(userId),
      loadDays: loadDays(userId, daysAgo(EXPENDITURE_READ_DAYS), day),
      weighIns: weighInsBetween(userId, daysAgo(TREND_DAYS), day),
      lastWeighIn: latestWeighIn(userId, day),
      bodyFat: latestBodyFat(userId, day),
      lastLog: lastLog(userId),
      felt: feltDays(userId),
      plan: planInForce(userId),
      meals: mealsToCheck(userId),
      protocol: approvedProtocol(userId),
      hasApprovedPeakWeek: hasApprovedPeakWeekOn(userId, day),
      published: publishedProtocols(userId),
      aimed: mealPlanTargets(userId),
    })
    .from(users)
    .leftJoin(coachSettings, eq(coachSettings.coachId, users.coachId))
    .where(eq(users.id, id));
  if (!row) return null;
  // The time zone was changed by what this transaction did: today is another day there.
  if (row.athlete.timezone !== timezone) return loadStanding(tx, row.athlete, now);
  const { settings, published, aimed, ...facts } = row;
  return {
    ...facts,
    today,
    settings: readCoachSettings(settings),
    phases: followedPhases(published, timezone),
    aims: mealPlanAims(aimed, timezone),
  };
}
