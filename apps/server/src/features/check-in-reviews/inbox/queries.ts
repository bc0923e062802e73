import type { ClientStatus, PaceSide } from '@posedown/coaching';
import type { InboxFilter, InboxState } from '@posedown/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  checkInSchedules,
  coachAlerts,
  rosterEntries,
  users,
  weeklyCheckIns,
} from '../../../platform/db/schema/index.ts';
import { hasTag } from '../../athletes/index.ts';

export interface InboxLine {
  athleteId: string;
  name: string;
  category: string | null;
  competitionDate: string | null;
  today: string;
  status: ClientStatus | null;
  statusReason: string;
  state: InboxState;
  redFlag: string | null;
  submittedAt: string | null;
  daysLate: number | null;
  /** This week's pace against the plan. */
  pace: PaceSide | null;
  weeklyPercent: number | null;
  plannedFrom: number | null;
  plannedTo: number | null;
  /** The sort order of the list. */
  rank: number;
}

export interface InboxPage {
  lines: InboxLine[];
  counts: Record<InboxFilter, number>;
}

interface InboxQuery {
  coachId: string;
  now: Date;
  filter: InboxFilter;
  /** Only athletes with this tag, in the counts as well. */
  tag: string | undefined;
  limit: number;
  /** The last row of the previous page. */
  after: { rank: number; athleteId: string } | null;
}

/** Days to a show that puts an athlete into the filter. */
const SHOW_SOON_DAYS = 28;
const UNSEEN_HOURS = 48;
const DONE_DAYS = 7;
/** Ranks by kind; `urgency` of the roster has six digits. */
const KIND = 10_000_000;

/** Conditions of the filters on a row `q`. Done check-ins are listed only by their own filter. */
const FILTERS: Record<InboxFilter, SQL> = {
  all: sql`q.state <> 'done'`,
  waiting: sql`q.state in ('waiting', 'unseen')`,
  overdue: sql`q.state = 'overdue'`,
  off_plan: sql`q.state <> 'done' and q.is_off_plan`,
  show_soon: sql`q.state <> 'done' and q.competition_date - q.today between 0 and ${SHOW_SOON_DAYS}`,
  done: sql`q.state = 'done'`,
};

/** A page of a coach's inbox, and the number of rows of each filter, in one statement. */
export async function readInbox(db: Db, query: InboxQuery): Promise<InboxPage> {
  const { filter, limit, after } = query;
  const later = after
    ? sql`and (q.rank, q.athlete_id) > (${after.rank}::int, ${after.athleteId}::uuid)`
    : sql``;
  const counts = Object.entries(FILTERS).map(
    ([name, condition]) =>
      sql`${sql.raw(`'${name}'`)}, (select count(*) from queue q where ${condition})`,
  );
  const result: unknown = await db.execute(sql`
    ${queueOf(query)}
    select json_build_object(${sql.join(counts, sql`, `)}) as counts, (
      select coalesce(json_agg(json_build_object('athleteId', q.athlete_id, 'name', q.name,
        'category', q.category, 'competitionDate', q.competition_date, 'today', q.today, 'status', q.status,
        'statusReason', q.status_reason, 'state', q.state, 'redFlag', q.red_flag, 'submittedAt', q.submitted_at,
        'daysLate', q.days_late, 'rank', q.rank, 'pace', q.pace, 'weeklyPercent', q.weekly_percent,
        'plannedFrom', q.planned_from, 'plannedTo', q.planned_to) order by q.rank, q.athlete_id), '[]')
      from (
        select * from queue q where ${FILTERS[filter]} ${later} order by q.rank, q.athlete_id limit ${limit}) q
    ) as lines`);
  const [page] = (result as { rows: InboxPage[] }).rows;
  if (!page) throw new Error('the inbox has no row');
  return page;
}

/**
 * The statement's `queue`: every athlete of a coach who is in any filter. The limits make the database look rows up by
 * their keys for each athlete, rather than read the check-ins of all practices.
 */
function queueOf({ coachId, now, tag }: InboxQuery) {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const isTagged = tag ? sql`and ${hasTag(sql`r.athlete_id`, coachId, tag)}` : sql``;
  return sql`
  with last as (
    select r.athlete_id, l.*
    from ${rosterEntries} r
    cross join lateral (
      select w.submitted_at, w.done_at, w.reply_id, w.acknowledged_at from ${weeklyCheckIns} w
      where w.athlete_id = r.athlete_id order by w.due_on desc limit 1) l
    where r.coach_id = ${coachId}::uuid
      and (l.done_at is null or l.done_at > ${instant} - interval '${sql.raw(`${DONE_DAYS}`)} days')
  ), flags as (
    select distinct on (a.client_id) a.client_id, a.message from ${coachAlerts} a
    where a.coach_id = ${coachId}::uuid and not a.resolved
      and a.type in ('red_flag', 'assistant_red_flag', 'peak_week_unwell')
    order by a.client_id, a.id desc
  ), states as (
    select r.*, l.submitted_at, f.message as red_flag, s.due_at,
      case when l.submitted_at is not null and l.done_at is null then 'waiting'
        when s.due_at < ${instant} - interval '24 hours' then 'overdue'
        when l.reply_id is not null and l.acknowledged_at is null
          and l.done_at < ${instant} - interval '${sql.raw(`${UNSEEN_HOURS}`)} hours' then 'unseen'
        when l.done_at is not null then 'done' end as state
    from ${rosterEntries} r
    left join last l on l.athlete_id = r.athlete_id
    left join flags f on f.client_id = r.athlete_id
    left join lateral (
      select (c.next_due_on + make_interval(mins => c.minute)) at time zone u.timezone as due_at
      from ${checkInSchedules} c join ${users} u on u.id = c.athlete_id
      -- No time zone makes a later day overdue.
      where c.athlete_id = r.athlete_id and c.next_due_on <= (${instant})::date limit 1) s on true
    where r.coach_id = ${coachId}::uuid ${isTagged}
  ), queue as (
    select q.athlete_id, q.name, q.category, q.competition_date, q.judged_on as today, q.status,
      q.status_reason, q.state, q.red_flag, q.submitted_at,
      case when q.state = 'overdue' then floor(extract(epoch from ${instant} - q.due_at) / 86400)::int end as days_late,
      q.weekly_percent, q.planned_from, q.planned_to, q.pace,
      q.status in ('warning', 'behind') or coalesce(q.pace <> 'on', false) as is_off_plan,
      (case when q.red_flag is not null then 0 when q.state = 'waiting' then 1 when q.state = 'overdue' then 2
        else 3 end) * ${KIND}::int + q.urgency as rank
    from states q where q.state is not null
  )`;
}

/**
 * The number of rows of the filter `waiting` alone, for every screen of a coach: starts from open check-ins and unseen
 * replies, of which there are few, instead of from all athletes.
 */
export async function countWaiting(db: Db, { coachId, now }: Pick<InboxQuery, 'coachId' | 'now'>) {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const result: unknown = await db.execute(sql`
    select count(*)::int as waiting from (
      select w.athlete_id from ${weeklyCheckIns} w
      join ${rosterEntries} r on r.athlete_id = w.athlete_id and r.coach_id = ${coachId}::uuid
      where w.done_at is null and ${isLatest}
      union
      select w.athlete_id from ${weeklyCheckIns} w
      join ${rosterEntries} r on r.athlete_id = w.athlete_id and r.coach_id = ${coachId}::uuid
      join ${users} u on u.id = w.athlete_id
      left join ${checkInSchedules} c on c.athlete_id = w.athlete_id
      where w.reply_id is not null and w.acknowledged_at is null
        and w.done_at < ${instant} - interval '${sql.raw(`${UNSEEN_HOURS}`)} hours'
        and w.done_at > ${instant} - interval '${sql.raw(`${DONE_DAYS}`)} days' and ${isLatest}
        -- An overdue check-in comes first.
        and coalesce((c.next_due_on + make_interval(mins => c.minute)) at time zone u.timezone
          >= ${instant} - interval '24 hours', true)
    ) q`);
  return (result as { rows: { waiting: number }[] }).rows[0]?.waiting ?? 0;
}

const isLatest = sql`not exists (
  select 1 from ${weeklyCheckIns} later where later.athlete_id = w.athlete_id and later.due_on > w.due_on)`;
