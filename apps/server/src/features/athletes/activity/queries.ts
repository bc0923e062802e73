import { and, asc, between, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type PgTable, QueryBuilder, unionAll } from 'drizzle-orm/pg-core';
import { arrayParam } from '../../../platform/db/array-param.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  cardioSessions,
  dailyCheckIns,
  nutritionLogs,
  nutritionPlans,
  peakWeekTicks,
  progressEntries,
  trainingPlans,
  users,
  weighIns,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { PLAN_OVERRIDE_RANGES } from '../../shows/index.ts';

const build = new QueryBuilder();

/** An athlete's logs in a period, and the plans that may have been active in it. */
export interface Done {
  timezone: string;
  /** The current target, regardless of the period. */
  plannedCardioPerWeek: number | null;
  completedSessions: number;
  /** HIIT and LISS sessions. Easy recovery walks don’t count. */
  completedCardio: number;
  loggedMeals: number;
  checkInDays: number;
  /** Days on which a peak week or a show replaced training and cardio. */
  peakDays: number;
  /** The day of each part's first log. Null if there is none. */
  trainedSince: string | null;
  cardioSince: string | null;
  mealsSince: string | null;
  lastCheckIn: string | null;
  plans: PlanTarget[];
}

/** What was done in the period with this index. */
export interface PlacedDone extends Done {
  place: number;
}

export interface Stretch {
  from: string;
  /** Exclusive. */
  until: string;
}

/** A period of one athlete. */
export interface AthleteStretch extends Stretch {
  athleteId: string;
}

/** Periods as rows `stretch`. */
export const periodRows = (stretches: readonly AthleteStretch[]) => sql`unnest(
  ${arrayParam(
    stretches.map(({ athleteId }) => athleteId),
    'uuid',
  )},
  ${arrayParam(
    stretches.map(({ from }) => from),
    'date',
  )},
  ${arrayParam(
    stretches.map(({ until }) => until),
    'date',
  )})
  with ordinality as stretch (athlete_id, first_day, end_day, place)`;

/** Counts logs in several periods with one statement, in their order. Leaves out athletes that don't exist. */
export async function countLogs(
  db: Db,
  stretches: readonly AthleteStretch[],
): Promise<PlacedDone[]> {
  return db
    .select({ place: sql<number>`stretch.place::int - 1`, ...DONE })
    .from(users)
    .innerJoin(periodRows(stretches), sql`${users.id} = stretch.athlete_id`)
    .orderBy(sql`stretch.place`);
}

/** Maximum number of past plans to load: more than an athlete gets in the weeks assessed. */
const MAX_PLANS = 60;

export interface PlanTarget {
  kind: 'training' | 'meals';
  id: string;
  /** An instant as JSON. */
  createdAt: string;
  isActive: boolean;
  startsOn: string | null;
  asked: number;
}

/**
 * Plans that may have been active in the period, with their targets. Meal plans: those created in
 * the period, the last one before it and the very first. Their meals are only counted, because
 * loading them is expensive.
 */
function planTargets(athleteId: SQL): SQL<PlanTarget[]> {
  const { id, startsOn, isActive, createdAt } = trainingPlans;
  const training = build
    .select({
      ...{ kind: sql`'training'`.as('kind'), id, createdAt, isActive },
      startsOn: sql`${startsOn}::text`.as('starts_on'),
      asked: sql`${trainingPlans.daysPerWeek}`.as('asked'),
    })
    .from(trainingPlans)
    .where(eq(trainingPlans.userId, athleteId))
    .orderBy(desc(id))
    .limit(MAX_PLANS);
  const meals = build
    .select({
      kind: sql`'meals'`.as('kind'),
      id: nutritionPlans.id,
      createdAt: nutritionPlans.createdAt,
      isActive: nutritionPlans.isActive,
      startsOn: sql`null::text`.as('starts_on'),
      asked: sql`jsonb_array_length(${nutritionPlans.meals})`.as('asked'),
    })
    .from(nutritionPlans)
    .where(
      and(
        eq(nutritionPlans.userId, athleteId),
        inArray(nutritionPlans.id, mealPlansAround(athleteId)),
      ),
    );
  return sql`(
    select coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.id, 'createdAt', p.created_at,
      'isActive', p.is_active, 'startsOn', p.starts_on, 'asked', p.asked)), '[]')
    from ((${training}) union all (${meals})) p)`;
}

function mealPlansAround(athleteId: SQL) {
  const { id, userId, createdAt } = nutritionPlans;
  // One extra day on each side covers all time zones.
  const since = sql`((stretch.first_day - 1)::timestamp at time zone 'UTC')`;
  const end = sql`((stretch.end_day + 1)::timestamp at time zone 'UTC')`;
  const mealPlanIds = (when: SQL | undefined, order: SQL, limit: number) =>
    build
      .select({ id })
      .from(nutritionPlans)
      .where(and(eq(userId, athleteId), when))
      .orderBy(order)
      .limit(limit);
  return unionAll(
    mealPlanIds(and(gte(createdAt, since), lt(createdAt, end)), desc(id), MAX_PLANS),
    mealPlanIds(lt(createdAt, since), desc(id), 1),
    mealPlanIds(undefined, asc(id), 1),
  );
}

/** Progress entries and weigh-ins count as check-ins. */
const checkInDays = (athleteId: SQL, within: SQL) => sql<number>`(
  select count(*)::int from (
    select e.date from ${progressEntries} e where e.user_id = ${athleteId} and e.date ${within}
    union
    select w.date from ${weighIns} w
    where w.user_id = ${athleteId} and w.kg is not null and w.date ${within}
    union
    select c.date from ${dailyCheckIns} c where c.user_id = ${athleteId} and c.date ${within}
  ) days)`;

/**
 * Ticked tasks prove that the day was followed, even if the show moved or the approval was
 * withdrawn since.
 */
const peakDays = (athleteId: SQL, within: SQL) => sql<number>`(
  select count(*)::int from (
    select d.day::date
    from generate_series(stretch.first_day, stretch.end_day - 1, interval '1 day') d (day)
    join ${PLAN_OVERRIDE_RANGES} p on d.day between p.first_day and p.show
    where p.user_id = ${athleteId}
    union
    select t.date from ${peakWeekTicks} t where t.user_id = ${athleteId} and t.date ${within}
  ) days)`;

const lastCheckIn = (athleteId: SQL, until: SQL) => sql<string | null>`(
  select max(d.date)::text from (
    (select e.date from ${progressEntries} e
      where e.user_id = ${athleteId} and e.date <= ${until}
      order by e.date desc limit 1)
    union all
    (select w.date from ${weighIns} w
      where w.user_id = ${athleteId} and w.kg is not null and w.date <= ${until}
      order by w.date desc limit 1)
    union all
    (select c.date from ${dailyCheckIns} c
      where c.user_id = ${athleteId} and c.date <= ${until}
      order by c.date desc limit 1)
  ) d)`;

const ATHLETE = sql`stretch.athlete_id`;
const WITHIN = sql`between stretch.first_day and stretch.end_day - 1`;

const firstLog = (table: PgTable, which: SQL) => sql<string | null>`(
  select min(g.date)::text from ${table} g
  where g.user_id = ${ATHLETE} and g.date < stretch.end_day ${which})`;

/** Columns of what was done in a period `stretch`, for a statement that joins `users`. */
export const DONE = {
  timezone: users.timezone,
  plannedCardioPerWeek: users.cardioFrequency,
  completedCardio: sql<number>`(
    select count(*)::int from ${cardioSessions} k
    where k.user_id = ${ATHLETE} and k.date ${WITHIN} and k.completed
      and k.type <> 'Active Recovery')`,
  completedSessions: sql<number>`(
    select count(*)::int from ${workoutSessions} w
    where w.user_id = ${ATHLETE} and w.date ${WITHIN} and w.completed)`,
  loggedMeals: sql<number>`(
    select count(*)::int from (
      select distinct l.date, l.meal_type from ${nutritionLogs} l
      where l.user_id = ${ATHLETE} and l.date ${WITHIN}) meals)`,
  checkInDays: checkInDays(ATHLETE, WITHIN),
  peakDays: peakDays(ATHLETE, WITHIN),
  trainedSince: firstLog(workoutSessions, sql`and g.completed`),
  cardioSince: firstLog(cardioSessions, sql`and g.completed and g.type <> 'Active Recovery'`),
  mealsSince: firstLog(nutritionLogs, sql``),
  lastCheckIn: lastCheckIn(ATHLETE, sql`stretch.end_day`),
  plans: planTargets(ATHLETE),
};

/** What an athlete logged as eaten on each day with entries. Both days are inclusive. */
export async function listIntakes(db: Db, athleteId: string, from: string, until: string) {
  const { userId, date: day, calories } = nutritionLogs;
  return db
    .select({ day, intakeKcal: sql<number>`sum(${calories})::double precision` })
    .from(nutritionLogs)
    .where(and(eq(userId, athleteId), between(day, from, until)))
    .groupBy(day);
}
