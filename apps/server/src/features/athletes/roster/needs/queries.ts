import type { AlertSeverity, PaceSide, PrimaryGoal } from '@posedown/coaching';
import type { NeedKind } from '@posedown/contract';
import { type SQL, sql } from 'drizzle-orm';
import { arrayParam } from '../../../../platform/db/array-param.ts';
import type { Db } from '../../../../platform/db/database.ts';
import {
  checkInSchedules,
  coachAlerts,
  coachTasks,
  messages,
  rosterEntries,
  users,
  weeklyCheckIns,
} from '../../../../platform/db/schema/index.ts';

/** Unread messages younger than this don't make an athlete need the coach. */
const UNREAD_HOURS = 24;
/** A weekly check-in counts as overdue this long after its due time. */
const OVERDUE_HOURS = 24;
/** Reasons from this level on don't put an athlete into the group of those who need the coach. */
const MINOR_LEVEL = 6;
/** More than any `urgency` of the roster, which orders athletes of the same level. */
const LEVEL_STEP = 10_000_000;
/** The reasons shown for each athlete. */
const SHOWN_NEEDS = 3;

const hours = (count: number) => sql.raw(`interval '${count} hours'`);

interface NeedsInput {
  coachId: string;
  now: Date;
  /** Only these athletes. */
  ids?: readonly string[] | undefined;
}

/**
 * One row for each reason an athlete needs the coach, with its level: 0 is the most important. Reads only open alerts,
 * waiting and due check-ins and unread messages, so it costs the same in a practice of any size.
 */
function reasonsOf({ coachId, now, ids }: NeedsInput): SQL {
  const coach = sql`${coachId}::uuid`;
  const instant = sql`${now.toISOString()}::timestamptz`;
  const among = (column: string) =>
    ids ? sql`and ${sql.raw(column)} = any(${arrayParam(ids, 'uuid')})` : sql``;
  return sql`
    select a.client_id as athlete_id, 'alert' as kind, a.severity,
      -- Health conditions are named on the athlete's page only.
      case when a.type <> 'health_condition' then a.message end as text, 1 as count,
      coalesce(a.risen_at, a.created_at) as since,
      case when a.type in ('red_flag', 'assistant_red_flag', 'peak_week_unwell') then 0
        when a.severity = 'high' then 1 when a.severity = 'medium' then 4 else ${MINOR_LEVEL}::int end as level
    from ${coachAlerts} a
    where a.coach_id = ${coach} and not a.resolved ${among('a.client_id')}
    union all
    select r.athlete_id, 'show_today', 'medium', null, 1, r.competition_date::timestamp at time zone u.timezone, 1
    from ${rosterEntries} r join ${users} u on u.id = r.athlete_id
    where r.coach_id = ${coach} and r.competition_date = r.judged_on ${among('r.athlete_id')}
    union all
    select w.athlete_id, 'check_in_waiting', 'low', null, 1, w.submitted_at, 2
    from ${weeklyCheckIns} w join ${rosterEntries} r on r.athlete_id = w.athlete_id
    where r.coach_id = ${coach} and w.done_at is null ${among('w.athlete_id')}
    union all
    select s.athlete_id, 'check_in_overdue', 'medium', null, 1, s.due_at, 3
    from (
      select c.athlete_id, (c.next_due_on + make_interval(mins => c.minute)) at time zone u.timezone as due_at
      from ${rosterEntries} r
      join ${checkInSchedules} c on c.athlete_id = r.athlete_id
      join ${users} u on u.id = c.athlete_id
      where r.coach_id = ${coach} and c.next_due_on <= (${instant})::date ${among('c.athlete_id')}
    ) s where s.due_at < ${instant} - ${hours(OVERDUE_HOURS)}
    union all
    select m.athlete_id, 'messages', 'medium', null, count(*)::int, min(m.created_at), 5
    from ${messages} m
    where m.to_user_id = ${coach} and not m.read ${among('m.athlete_id')}
    group by m.athlete_id having min(m.created_at) < ${instant} - ${hours(UNREAD_HOURS)}`;
}

/** The athletes who need the coach with their rank, as a table to join. */
export const needsTable = (input: NeedsInput): SQL => sql`(
  select n.athlete_id, min(n.level) * ${LEVEL_STEP}::int as rank from (${reasonsOf(input)}) n
  group by n.athlete_id having min(n.level) < ${MINOR_LEVEL})`;

/** The number of athletes who need the coach. */
export async function countNeeds(db: Db, coachId: string, now: Date): Promise<number> {
  const result: unknown = await db.execute(
    sql`select count(*)::int as athletes from ${needsTable({ coachId, now })} n
      join ${rosterEntries} r on r.athlete_id = n.athlete_id and r.coach_id = ${coachId}::uuid`,
  );
  return (result as { rows: { athletes: number }[] }).rows[0]?.athletes ?? 0;
}

interface StoredNeed {
  kind: NeedKind;
  severity: AlertSeverity;
  text: string | null;
  count: number;
  since: string;
}

/** What a roster row shows from other tables. */
export interface RowDetails {
  athleteId: string;
  primaryGoal: PrimaryGoal | null;
  weeklyPercent: number | null;
  pace: PaceSide | null;
  /** The first due day without an answer, and full days since its due time. Null if none is asked. */
  dueOn: string | null;
  lateHours: number | null;
  /** Whether a weekly check-in waits for the coach. */
  isWaiting: boolean;
  needs: StoredNeed[];
  needCount: number;
  /** The coach's open task about them that is due first. */
  nextTask: { text: string; dueOn: string } | null;
}

/** The details of one page of rows. */
export async function findRowDetails(
  db: Db,
  { coachId, now, ids }: Required<NeedsInput> & { ids: readonly string[] },
): Promise<Map<string, RowDetails>> {
  if (ids.length === 0) return new Map();
  const instant = sql`${now.toISOString()}::timestamptz`;
  const result: unknown = await db.execute(sql`
    with reasons as (${reasonsOf({ coachId, now, ids })}), ranked as (
      select n.*, row_number() over (partition by n.athlete_id order by n.level, n.since desc) as place from reasons n)
    select r.athlete_id as "athleteId", u.primary_goal as "primaryGoal", r.weekly_percent as "weeklyPercent", r.pace,
      c.next_due_on as "dueOn",
      floor(extract(epoch from ${instant} - (c.next_due_on + make_interval(mins => c.minute)) at time zone u.timezone)
        / 3600)::int as "lateHours",
      exists (select 1 from reasons n where n.athlete_id = r.athlete_id and n.kind = 'check_in_waiting') as "isWaiting",
      (select coalesce(json_agg(json_build_object('kind', n.kind, 'severity', n.severity, 'text', n.text,
          'count', n.count, 'since', n.since) order by n.place), '[]')
        from ranked n where n.athlete_id = r.athlete_id and n.place <= ${SHOWN_NEEDS}) as needs,
      (select count(*)::int from ranked n where n.athlete_id = r.athlete_id) as "needCount",
      (select json_build_object('text', t.text, 'dueOn', t.due_on) from ${coachTasks} t
        where t.athlete_id = r.athlete_id and t.coach_id = r.coach_id and t.done_at is null and t.deleted_at is null
        order by t.due_on, t.id limit 1) as "nextTask"
    from ${rosterEntries} r
    join ${users} u on u.id = r.athlete_id
    left join ${checkInSchedules} c on c.athlete_id = r.athlete_id
    where r.coach_id = ${coachId}::uuid and r.athlete_id = any(${arrayParam(ids, 'uuid')})`);
  const { rows } = result as { rows: RowDetails[] };
  return new Map(rows.map((row) => [row.athleteId, row]));
}
