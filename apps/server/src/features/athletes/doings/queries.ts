import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import {
  cardioSessions,
  dailyCheckIns,
  nutritionLogs,
  nutritionPlans,
  progressEntries,
  trainingPlans,
  users,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { notFound } from '../../../platform/errors.ts';

/** What an athlete did on a stretch of their days, and what their plans asked for, on the mean of its days. */
export interface Doings {
  plannedDaysPerWeek: number | null;
  plannedMealsPerDay: number | null;
  plannedCardioPerWeek: number | null;
  completedSessions: number;
  /** HIIT and LISS: an easy walk for recovery is none. */
  completedCardio: number;
  loggedMeals: number;
  checkInDays: number;
  /** A part is judged from its first log on: the days of those, null before there was one. */
  trainedSince: string | null;
  cardioSince: string | null;
  mealsSince: string | null;
  lastCheckIn: string | null;
}

interface Stretch {
  from: string;
  /** Not included. */
  until: string;
}

/** Counts what one athlete did on each of some stretches of days, in one statement. */
export async function countDoings(
  db: Db,
  athleteId: string,
  stretches: readonly Stretch[],
): Promise<Doings[]> {
  const rows = stretches.map(
    ({ from, until }, place) => sql`(${place}::int, ${from}::date, ${until}::date)`,
  );
  const within = sql`between s.first_day and s.end_day - 1`;
  return db
    .select({
      plannedDaysPerWeek: meanOfDays(trainingPlanOf(athleteId)),
      plannedMealsPerDay: meanOfDays(mealPlanOf(athleteId)),
      plannedCardioPerWeek: users.cardioFrequency,
      completedCardio: sql<number>`(
        select count(*)::int from ${cardioSessions} k
        where k.user_id = ${athleteId} and k.date ${within} and k.completed
          and k.type <> 'Active Recovery')`,
      completedSessions: sql<number>`(
        select count(*)::int from ${workoutSessions} w
        where w.user_id = ${athleteId} and w.date ${within} and w.completed)`,
      loggedMeals: sql<number>`(
        select count(distinct (l.date, l.meal_type))::int from ${nutritionLogs} l
        where l.user_id = ${athleteId} and l.date ${within})`,
      checkInDays: checkInDays(athleteId, within),
      trainedSince: firstLog(workoutSessions, sql`and g.completed`),
      cardioSince: firstLog(cardioSessions, sql`and g.completed and g.type <> 'Active Recovery'`),
      mealsSince: firstLog(nutritionLogs, sql``),
      lastCheckIn: lastCheckIn(athleteId, sql`s.end_day`),
    })
    .from(users)
    .innerJoin(sql`(values ${sql.join(rows, sql`, `)}) s (place, first_day, end_day)`, sql`true`)
    .where(eq(users.id, athleteId))
    .orderBy(sql`s.place`);

  function firstLog(table: PgTable, which: SQL) {
    return sql<string | null>`(
      select min(g.date)::text from ${table} g
      where g.user_id = ${athleteId} and g.date < s.end_day ${which})`;
  }
}

/** The mean over the days of a stretch of what the plan of each of them asked for. */
const meanOfDays = (planOfDay: SQL) => sql<number | null>`(
  select avg(plan.asked)::float8
  from generate_series(s.first_day::timestamp, s.end_day - 1, interval '1 day') d (day)
  cross join lateral (${planOfDay}) plan)`;

/**
 * The training days a week of the plan that was in force on `d.day`: the last made of those begun by then, or the
 * first to begin. One that another has replaced before it began was never in force, and one that was made with a day
 * of before as its first (a change of the plan that was followed) is not in force on the days before it was made.
 */
const trainingPlanOf = (athleteId: string) => sql`
  select p.days_per_week asked from ${trainingPlans} p
  cross join lateral (select greatest(p.starts_on, ${dayOf(sql`p.created_at`)}) begun_on) b
  where p.user_id = ${athleteId} and (p.is_active or not exists (
    select from ${trainingPlans} later where later.user_id = ${athleteId} and later.id > p.id
      and later.created_at < p.starts_on))
  order by (b.begun_on <= d.day) desc, greatest(b.begun_on, d.day), p.id desc limit 1`;

/** The meals a day of the plan that was in force on `d.day`: the last made by then, or the first. */
const mealPlanOf = (athleteId: string) => sql`
  select jsonb_array_length(n.meals) asked from ${nutritionPlans} n
  cross join lateral (select ${dayOf(sql`n.created_at`)} begun_on) b
  where n.user_id = ${athleteId}
  order by (b.begun_on <= d.day) desc, greatest(b.begun_on, d.day), n.id desc limit 1`;

const dayOf = (instant: SQL) => sql`(${instant} at time zone ${users.timezone})::date`;

/** An entry is a check-in too. */
const checkInDays = (athleteId: string, within: SQL) => sql<number>`(
  select count(*)::int from (
    select e.date from ${progressEntries} e where e.user_id = ${athleteId} and e.date ${within}
    union
    select c.date from ${dailyCheckIns} c where c.user_id = ${athleteId} and c.date ${within}
  ) days)`;

const lastCheckIn = (athleteId: string, until: SQL) => sql<string | null>`(
  select max(d.date)::text from (
    (select e.date from ${progressEntries} e
      where e.user_id = ${athleteId} and e.date <= ${until}
      order by e.date desc limit 1)
    union all
    (select c.date from ${dailyCheckIns} c
      where c.user_id = ${athleteId} and c.date <= ${until}
      order by c.date desc limit 1)
  ) d)`;

/**
 * The same for a single stretch.
 * @throws AppError `not_found` for somebody who has just deleted their account.
 */
export async function countDoingsOf(db: Db, athleteId: string, stretch: Stretch): Promise<Doings> {
  const [row] = await countDoings(db, athleteId, [stretch]);
  if (!row) throw notFound('That athlete');
  return row;
}

/** All that one athlete logged as eaten on each day that has any, both days included. */
export async function listIntakes(db: Db, athleteId: string, from: string, until: string) {
  const { userId, date: day, calories } = nutritionLogs;
  return db
    .select({ day, intakeKcal: sql<number>`sum(${calories})::double precision` })
    .from(nutritionLogs)
    .where(and(eq(userId, athleteId), between(day, from, until)))
    .groupBy(day);
}
