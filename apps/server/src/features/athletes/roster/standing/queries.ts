import { isDeepStrictEqual } from 'node:util';
import {
  type ActiveProtocol,
  type AthleteActivity,
  assessedPeriod,
  assessedSince,
  type BodyFatReading,
  calendarDayIn,
  EXPENDITURE_READ_DAYS,
  type FeltDay,
  type FollowedPhase,
  type PlannedIntake,
  type PlannedMeal,
  type WeighIn,
} from '@posedown/coaching';
import type { CoachSettings } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { coachSettings, users } from '../../../../platform/db/schema/index.ts';
import {
  feltDays,
  hasApprovedPeakWeekOn,
  lastLog,
  readCoachSettings,
} from '../../../insights/index.ts';
import {
  lastShow,
  latestPastShow,
  loadDays,
  type NextShow,
  nextShow,
  showDays,
} from '../../../shows/index.ts';
import { latestWeighIn, weighInsBetween } from '../../../weigh-ins/index.ts';
import { toActivity } from '../../activity/count-activity.ts';
import { DONE, periodRows } from '../../activity/queries.ts';
import {
  type ActivePlan,
  activePlan,
  approvedProtocol,
  followedPhases,
  mealPlanAims,
  mealPlanTargets,
  mealsToCheck,
  publishedProtocols,
} from '../../health/queries.ts';
import { latestBodyFat, type Person } from '../../queries.ts';
import { type RosterWeek, TREND_DAYS, weekOn } from '../queries.ts';

/** What is known of an athlete before their standing is loaded. */
export type KnownAthlete = Pick<Person, 'id' | 'timezone' | 'createdAt' | 'pausedUntil'>;

/** Inputs of the roster row and alerts. */
export interface LoadedStanding {
  athlete: Person;
  today: string;
  /** What was done in the assessed period. */
  activity: AthleteActivity;
  settings: CoachSettings;
  /** The next show, including one today. */
  show: NextShow | null;
  /** The past show that plans still follow if no show is upcoming. */
  latestPastShow: string | null;
  /** The last past show. */
  lastShow: string | null;
  /** The days of all shows. */
  showDays: string[];
  loadDays: string[];
  /** Weigh-ins of the last `TREND_DAYS` days. */
  weighIns: WeighIn[];
  /** The last weigh-in, of any age. */
  lastWeighIn: WeighIn | null;
  bodyFat: BodyFatReading | null;
  /** The last day with a log of any kind. */
  lastLog: string | null;
  felt: FeltDay[];
  plan: ActivePlan | null;
  /** The active plan's meals, if the athlete avoids any food. */
  meals: PlannedMeal[];
  protocol: ActiveProtocol | null;
  hasApprovedPeakWeek: boolean;
  phases: FollowedPhase[];
  aims: PlannedIntake[];
  /** The current week as stored, or null. */
  week: Omit<RosterWeek, 'athleteId' | 'weekOf'> | null;
}

/**
 * Loads all inputs of some athletes in one statement. Leaves out deleted athletes. For writing the result,
 * the athletes must be locked.
 */
export async function loadStandings(
  db: Db,
  known: readonly KnownAthlete[],
  now: Date,
): Promise<LoadedStanding[]> {
  const periodOf = (athlete: KnownAthlete) => ({
    athleteId: athlete.id,
    ...assessedPeriod(since(athlete), calendarDayIn(now, athlete.timezone)),
  });
  const periods = known.map(periodOf);
  const day = sql`stretch.end_day`;
  const daysAgo = (days: number) => sql`(stretch.end_day - ${days}::int)`;
  const userId = users.id;
  const rows = await db
    .select({
      athlete: users,
      today: sql<string>`stretch.end_day::text`,
      done: DONE,
      settings: coachSettings,
      show: nextShow(userId, day),
      latestPastShow: latestPastShow(userId),
      lastShow: lastShow(userId, day),
      showDays: showDays(userId),
      loadDays: loadDays(userId, daysAgo(EXPENDITURE_READ_DAYS), day),
      weighIns: weighInsBetween(userId, daysAgo(TREND_DAYS), day),
      lastWeighIn: latestWeighIn(userId, day),
      bodyFat: latestBodyFat(userId, day),
      lastLog: lastLog(userId),
      felt: feltDays(userId),
      plan: activePlan(userId),
      meals: mealsToCheck(userId),
      protocol: approvedProtocol(userId),
      hasApprovedPeakWeek: hasApprovedPeakWeekOn(userId, day),
      published: publishedProtocols(userId),
      aimed: mealPlanTargets(userId),
      week: weekOn(userId, day),
    })
    .from(users)
    .innerJoin(periodRows(periods), sql`stretch.athlete_id = ${users.id}`)
    .leftJoin(coachSettings, eq(coachSettings.coachId, users.coachId));
  // This transaction changed an athlete's time zone or pause, so the assessed days may differ.
  const athletes = rows.map(({ athlete }) => athlete);
  const read = new Map(periods.map((period) => [period.athleteId, period]));
  if (athletes.some((athlete) => !isDeepStrictEqual(periodOf(athlete), read.get(athlete.id)))) {
    return loadStandings(db, athletes, now);
  }
  return rows.map(({ settings, published, aimed, done, ...facts }) => ({
    ...facts,
    activity: toActivity(done, assessedPeriod(since(facts.athlete), facts.today)),
    settings: readCoachSettings(settings),
    phases: followedPhases(published, facts.athlete.timezone),
    aims: mealPlanAims(aimed, facts.athlete.timezone),
  }));
}

/** The first day an athlete is assessed from. */
const since = (athlete: KnownAthlete) => assessedSince(joinedOn(athlete), athlete.pausedUntil);

/** The day an athlete joined, in their time zone. */
export const joinedOn = ({ createdAt, timezone }: Pick<Person, 'createdAt' | 'timezone'>) =>
  calendarDayIn(createdAt, timezone);
