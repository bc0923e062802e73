import {
  addDays,
  type CompetitionCategory,
  calendarDayIn,
  EXPENDITURE_READ_DAYS,
  FIRST_PEAK_DAY,
  LOADING_DAYS,
  type PeakDay,
} from '@posedown/coaching';
import { and, asc, eq, gte, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { competitions, peakWeekPlans, users } from '../../platform/db/schema/index.ts';

/** Whether a peak week or a show replaces the plans on a day. */
export function coversDay({ stretches }: PlanOverrides, day: string): boolean {
  return stretches.some(({ from, show }) => day >= from && day <= show);
}

/** The peak-week day for the requested day. Null if the peak week doesn't cover it. */
export const peakDayOf = ({ peak }: PlanOverrides) => peak?.day ?? null;

/** The show an athlete prepares for. A show known only by its date has neither id nor name. */
export interface NextShow {
  id: string | null;
  name: string | null;
  date: string;
  category: CompetitionCategory | null;
  location: string | null;
}

/**
 * The single rule for an athlete's next show (docs/decisions/0023): the nearest upcoming competition from a day on, or
 * else the date in their answers if it's ahead. For use inside larger statements.
 */
export function nextShow(userId: SQLWrapper | string, from: SQLWrapper | string) {
  return sql<NextShow | null>`(
    select json_build_object(
      'id', s.id, 'name', s.name, 'date', s.date, 'category', s.category, 'location', s.location)
    from (
      select 0 as rank, c.id, c.name, c.date, c.category, c.location from ${competitions} c
      where c.user_id = ${userId} and c.status = 'upcoming' and c.date >= ${from}
      union all
      select 1, null, null, u.competition_date, null, null from ${users} u
      where u.id = ${userId} and u.competition_date >= ${from}
    ) s
    order by s.rank, s.date, s.id limit 1)`;
}

/** An athlete's next show from a day on. */
export async function findNextShow(db: Db, userId: string, from: string): Promise<NextShow | null> {
  const [row] = await db
    .select({ show: nextShow(userId, from) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.show ?? null;
}

/** An athlete's last show before a day that was not canceled. For use inside larger statements. */
export const lastShow = (userId: SQLWrapper | string, before: SQLWrapper | string) =>
  sql<string | null>`(
    select max(s.day)::text from ${showsOf(userId)} s where s.day < ${before})`;

/** The dates of the next show and the last past one, seen from a day. */
export async function findShowsAround(db: Db, userId: string, day: string) {
  const [row] = await db
    .select({ next: nextShow(userId, day), last: lastShow(userId, day) })
    .from(users)
    .where(eq(users.id, userId));
  return { next: row?.next?.date ?? null, last: row?.last ?? null };
}

/** An athlete's shows from a day on, soonest first. */
export function listShowsAhead(db: Db, userId: string, from: string) {
  const { id, name, date, category } = competitions;
  return db
    .select({ id, name, date, category })
    .from(competitions)
    .where(
      and(
        eq(competitions.userId, userId),
        eq(competitions.status, 'upcoming'),
        gte(competitions.date, from),
      ),
    )
    .orderBy(asc(competitions.date), asc(competitions.id));
}

/** The distinct divisions of those shows, the next show's first. */
export async function listDivisions(db: Db, userId: string, from: string) {
  const shows = await listShowsAhead(db, userId, from);
  return [...new Set(shows.flatMap(({ category }) => category ?? []))];
}

/**
 * Show days from a day on, for finding the next show for many days. The day from the answers comes last, as a
 * fallback.
 */
export async function listShowDays(db: Db, userId: string, from: string): Promise<string[]> {
  const shows = await db
    .select({ day: competitions.date })
    .from(competitions)
    .where(
      and(
        eq(competitions.userId, userId),
        ne(competitions.status, 'cancelled'),
        gte(competitions.date, from),
      ),
    )
    .orderBy(asc(competitions.date));
  const [answered] = await db
    .select({ day: users.competitionDate })
    .from(users)
    .where(eq(users.id, userId));
  return [...shows.map(({ day }) => day), ...(answered?.day ? [answered.day] : [])];
}

/** The show day that plans target: the next show's, or else that of the last past show. */
export async function findPlannedShowDay(
  db: Db,
  { id: userId, timezone }: { id: string; timezone: string },
  now: Date,
): Promise<string | null> {
  const next = await findNextShow(db, userId, calendarDayIn(now, timezone));
  return next?.date ?? findLatestPastShow(db, userId);
}

/**
 * The last past show of an athlete with no upcoming one, so that plans don't continue a diet for
 * it. Once its result is entered, it no longer affects off-season plans with a long timeline.
 * Earlier shows don't count.
 */
async function findLatestPastShow(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: latestPastShow(userId) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.day ?? null;
}

/** Like `findLatestPastShow`, for use inside larger statements on `users`. */
export const latestPastShow = (userId: SQLWrapper | string) => sql<string | null>`(
  select case when s.status = 'upcoming' or ${users.targetTimeline} <> 'long_term' then s.day::text end
  from ${showsOf(userId)} s order by s.day desc, s.id desc nulls last limit 1)`;

/** The days of all of an athlete's shows, past and future. For use inside larger statements. */
export const showDays = (userId: SQLWrapper | string) =>
  sql<string[]>`(select coalesce(json_agg(s.day), '[]') from ${showsOf(userId)} s)`;

/** An athlete's shows, plus the date in their answers, which has no result. */
const showsOf = (userId: SQLWrapper | string) => sql`(
  select c.id, c.date as day, c.status from ${competitions} c
  where c.user_id = ${userId} and c.status <> 'cancelled'
  union all
  select null, u.competition_date, 'upcoming' from ${users} u
  where u.id = ${userId} and u.competition_date is not null)`;

/** The last show, if it is over without a result. */
export function showWithOpenResult(userId: SQLWrapper | string, today: SQLWrapper | string) {
  return sql<{ competitionId: string; name: string; date: string } | null>`(
    select case when c.status = 'upcoming' then
      json_build_object('competitionId', c.id, 'name', c.name, 'date', c.date) end
    from ${competitions} c
    where c.user_id = ${userId} and c.status <> 'cancelled' and c.date < ${today}
    order by c.date desc, c.id desc limit 1)`;
}

/** A peak week that the coach has approved. */
interface FollowedPeak {
  competitionId: string;
  /** Its day for the requested date. Null before its first day. */
  day: PeakDayOverride | null;
}

type PeakDayOverride = Pick<
  PeakDay,
  'theme' | 'training' | 'kcal' | 'carbsG' | 'fatG' | 'proteinG'
>;

/** Days from a given day on when a peak week or show replaces training and cardio. */
export interface PlanOverrides {
  /** The peak week of the nearest show that has one. */
  peak: FollowedPeak | null;
  /** For each show, the range from the first day of its peak week to the show. */
  stretches: { from: string; show: string }[];
  /** Show days since the previous Monday. They have no training or cardio. */
  showDays: string[];
}

/** Shows `c` joined with their followed peak weeks `p`: the single rule for which peak weeks count. */
const SHOWS_WITH_PEAK_WEEK = sql`${competitions} c join ${peakWeekPlans} p
  on p.user_id = c.user_id and p.competition_id = c.id
  and p.status = 'approved' and c.status <> 'cancelled'`;

/** The single rule for days without training and cardio plans: followed peak-week days and any show day. */
export const PLAN_OVERRIDE_RANGES = sql`(
  select c.user_id, c.date + ${FIRST_PEAK_DAY}::int as first_day, c.date as show
  from ${SHOWS_WITH_PEAK_WEEK}
  union all
  select c.user_id, c.date, c.date from ${competitions} c where c.status <> 'cancelled'
  union all
  select u.id, u.competition_date, u.competition_date from ${users} u
  where u.competition_date is not null)`;

/**
 * Show days since a day, and the first loading days of approved peak weeks, until today. For use inside larger
 * statements.
 */
export function loadDays(
  userId: SQLWrapper | string,
  since: SQLWrapper | string,
  today: SQLWrapper | string,
) {
  const firstLoad = sql`s.show + ${Math.min(...LOADING_DAYS)}::int`;
  return sql<string[]>`(
    select coalesce(json_agg(l.day order by l.day), '[]')
    from (
      select s.show as day from ${PLAN_OVERRIDE_RANGES} s where s.user_id = ${userId}
      union
      select ${firstLoad} from ${PLAN_OVERRIDE_RANGES} s
      where s.user_id = ${userId} and s.first_day < s.show) l
    where l.day between ${since} and ${today})`;
}

/** Loads the carb-load days, by default as far back as expenditure and pace are computed. */
export async function listLoadDays(
  db: Db,
  userId: string,
  { today, since = addDays(today, -EXPENDITURE_READ_DAYS) }: { today: string; since?: string },
): Promise<string[]> {
  const [row] = await db
    .select({ days: loadDays(sql`${userId}::uuid`, sql`${since}::date`, sql`${today}::date`) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.days ?? [];
}

/**
 * Days from a given day on when a peak week or show replaces the plans. For use inside larger
 * statements.
 */
export function planOverrides(userId: SQLWrapper | string, day: SQLWrapper | string) {
  return sql<PlanOverrides>`(
    select json_build_object('peak', ${followedPeak(userId, day)}, 'stretches', (
      select coalesce(json_agg(json_build_object('from', s.first_day, 'show', s.show)), '[]')
      from ${PLAN_OVERRIDE_RANGES} s where s.user_id = ${userId} and s.show >= ${day}), 'showDays', (
      select coalesce(json_agg(distinct s.show), '[]') from ${PLAN_OVERRIDE_RANGES} s
      where s.user_id = ${userId} and s.show >= date_trunc('week', ${day}::timestamp)::date)))`;
}

/** The peak week of the nearest show that isn't over on a day. */
function followedPeak(userId: SQLWrapper | string, day: SQLWrapper | string) {
  return sql<FollowedPeak | null>`(
    select json_build_object('competitionId', c.id, 'day', (
      select json_build_object('theme', d->'theme', 'training', d->'training', 'kcal', d->'kcal',
        'carbsG', d->'carbsG', 'fatG', d->'fatG', 'proteinG', d->'proteinG')
      from jsonb_array_elements(p.days) d
      where (d->>'offset')::int = ${day}::date - c.date))
    from ${SHOWS_WITH_PEAK_WEEK}
    where c.user_id = ${userId} and c.date >= ${day}
    order by c.date, c.id limit 1)`;
}

export async function findPlanOverrides(
  db: Db,
  userId: string,
  day: string,
): Promise<PlanOverrides> {
  const [row] = await db
    .select({ planOverrides: planOverrides(sql`${userId}::uuid`, sql`${day}::date`) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.planOverrides ?? { peak: null, stretches: [], showDays: [] };
}
