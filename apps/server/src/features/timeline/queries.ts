import type { AlertSeverity, PlanActor, PlanCause, PlanDifference } from '@posedown/coaching';
import type { TimelineKind } from '@posedown/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  coachAlerts,
  coachNotes,
  competitions,
  messages,
  milestones,
  planChanges,
  protocolRecommendations,
  users,
  weeklyCheckIns,
  weighIns,
} from '../../platform/db/schema/index.ts';
import type { StoredPlan } from '../../platform/db/schema/protocols.ts';
import type { TimelineEnd } from './timeline-cursor.ts';

interface StoredAnswer {
  byName: string | null;
  /** A JSON instant, as all instants here. */
  at: string;
  text: string | null;
}

interface StoredMilestones {
  joined: null;
  prep: { name: string; competitionId: string };
  show: { name: string; competitionId: string; placing: number | null };
  lowest_weight: { kg: number; fromKg: number; showName: string };
}

/** The stored data of each kind. */
export interface StoredDetails {
  plan_change: Pick<PlanDifference, 'kind' | 'before' | 'after'> & {
    actor: PlanActor;
    actorName: string | null;
    reason: string | null;
    cause: PlanCause | null;
    effectiveOn: string;
    acknowledgedAt: string | null;
    createdAt: string;
  };
  check_in: { dueOn: string; text: string | null; answer: StoredAnswer | null };
  message: { text: string; photos: number; isRedFlag: boolean; answer: StoredAnswer | null };
  milestone: {
    [Type in keyof StoredMilestones]: { type: Type; details: StoredMilestones[Type] };
  }[keyof StoredMilestones];
  alert: {
    type: string;
    message: string;
    severity: AlertSeverity;
    count: number;
    resolved: boolean;
    resolvedAt: string | null;
  };
  note: { text: string };
  protocol: Pick<StoredPlan, 'startsOn'> & {
    protocolType: (typeof protocolRecommendations.$inferSelect)['protocolType'];
    weeks: number;
    approvedByName: string | null;
  };
}

/** One entry of the timeline. Its time has all digits of the database, because the order needs them. */
export type StoredEntry = {
  [Kind in TimelineKind]: { kind: Kind; id: string; at: string; micros: string } & {
    details: StoredDetails[Kind];
  };
}[TimelineKind];

export interface StoredTimeline {
  entries: StoredEntry[];
  shows: { day: string; setOn: string }[];
}

interface TimelineQuery {
  athleteId: string;
  coachId: string;
  timezone: string;
  kinds: readonly TimelineKind[];
  limit: number;
  /** The last entry of the previous page. */
  after: TimelineEnd | null;
}

/** Characters of a text that are listed; the rest is where the entry links to. */
const EXCERPT = 280;
/** Messages after a highlight that are searched for the coach's answer. */
const ANSWER_WITHIN = 200;
/** Days before a show that count as its prep, unless another show was later. */
const PREP_DAYS = 364;

/**
 * A page of an athlete's timeline, newest first, in one statement. Each kind reads at most one page by its index; the
 * rows are merged by time, and only those on the page are read in full.
 */
export async function readTimeline(db: Db, query: TimelineQuery): Promise<StoredTimeline> {
  const { athleteId, timezone, kinds, limit } = query;
  const branches = kinds.map((kind) => BRANCHES[kind](query));
  const result: unknown = await db.execute(sql`
    with page as (
      select * from (${sql.join(branches, sql` union all `)}) b
      order by b.at desc, b.id desc limit ${limit}
    )
    select (
      select coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.id, 'at', p.at,
        'micros', (extract(epoch from p.at) * 1000000)::bigint::text,
        'details', case ${detailsOf(query)} else p.details end) order by p.at desc, p.id desc), '[]')
      from page p
    ) as entries, (
      select coalesce(json_agg(json_build_object('day', s.day, 'setOn', s.set_on) order by s.day), '[]')
      from (
        select c.date as day, (c.created_at at time zone ${timezone}::text)::date as set_on
        from ${competitions} c where c.user_id = ${athleteId}::uuid and c.status <> 'cancelled'
        union all
        select u.competition_date, (u.created_at at time zone ${timezone}::text)::date
        from ${users} u where u.id = ${athleteId}::uuid and u.competition_date is not null) s
    ) as shows`);
  const [row] = (result as { rows: StoredTimeline[] }).rows;
  if (!row) throw new Error('the timeline has no row');
  return row;
}

/** The rows of a page, from a table's column of times. */
function branch(
  { limit, after }: TimelineQuery,
  {
    kind,
    at,
    id,
    from,
    where,
  }: Record<'at' | 'id' | 'from' | 'where', SQL> & { kind: TimelineKind },
  details: SQL = sql`null::json`,
): SQL {
  const isLater = after
    ? sql`and (${at}, ${id}) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  return sql`(
    select ${kind}::text as kind, ${at} as at, ${id} as id, ${details} as details
    from ${from} where ${where} ${isLater} order by ${at} desc, ${id} desc limit ${limit})`;
}

const BRANCHES: Record<TimelineKind, (query: TimelineQuery) => SQL> = {
  // An approved protocol has an entry of its own.
  plan_change: (query) =>
    branch(query, {
      ...{ kind: 'plan_change', at: sql`t.created_at`, id: sql`t.id`, from: sql`${planChanges} t` },
      where: sql`t.athlete_id = ${query.athleteId}::uuid and t.kind <> 'protocol'`,
    }),
  check_in: (query) =>
    branch(query, {
      ...{ kind: 'check_in', at: sql`t.submitted_at`, id: sql`t.id` },
      from: sql`${weeklyCheckIns} t`,
      where: sql`t.athlete_id = ${query.athleteId}::uuid`,
    }),
  message: (query) =>
    branch(query, {
      ...{ kind: 'message', at: sql`t.created_at`, id: sql`t.id`, from: sql`${messages} t` },
      where: sql`t.athlete_id = ${query.athleteId}::uuid and t.from_user_id = t.athlete_id
        and t.deleted_at is null and (t.red_flag is not null or cardinality(t.photo_ids) > 0)`,
    }),
  milestone: (query) =>
    branch(
      query,
      {
        ...{ kind: 'milestone', at: sql`t.at`, id: sql`t.id`, from: milestonesOf(query) },
        where: sql`true`,
      },
      sql`json_build_object('type', t.type, 'details', t.details)`,
    ),
  alert: (query) =>
    branch(query, {
      ...{ kind: 'alert', at: sql`t.created_at`, id: sql`t.id`, from: sql`${coachAlerts} t` },
      where: sql`t.client_id = ${query.athleteId}::uuid and t.coach_id = ${query.coachId}::uuid`,
    }),
  note: (query) =>
    branch(query, {
      ...{ kind: 'note', at: sql`t.created_at`, id: sql`t.id`, from: sql`${coachNotes} t` },
      where: sql`t.athlete_id = ${query.athleteId}::uuid and t.coach_id = ${query.coachId}::uuid`,
    }),
  protocol: (query) =>
    branch(query, {
      ...{ kind: 'protocol', at: sql`t.approved_at`, id: sql`t.id` },
      from: sql`${protocolRecommendations} t`,
      where: sql`t.client_id = ${query.athleteId}::uuid and t.approved_at is not null`,
    }),
};

/** An athlete's milestones. There are a few of each show, so they are read as a whole. */
function milestonesOf({ athleteId, timezone }: TimelineQuery): SQL {
  const id = sql`${athleteId}::uuid`;
  const noonOf = (day: SQL) => sql`(${day} + time '12:00') at time zone ${timezone}::text`;
  return sql`(
    select 'joined' as type, u.created_at as at, u.id, null::json as details from ${users} u where u.id = ${id}
    union all
    select 'prep', ${noonOf(sql`m.completed_date`)}, m.id,
      json_build_object('name', m.name, 'competitionId', m.competition_id)
    from ${milestones} m where m.user_id = ${id} and m.completed and m.completed_date is not null
    union all
    select 'show', ${noonOf(sql`c.date`)}, c.id,
      json_build_object('name', c.name, 'competitionId', c.id, 'placing', c.placing)
    from ${competitions} c where c.user_id = ${id} and c.status = 'completed'
    union all
    select 'lowest_weight', ${noonOf(sql`l.date`)}, l.id,
      json_build_object('kg', l.kg, 'fromKg', l.from_kg, 'showName', l.show_name)
    from (${lowestWeights(id)}) l) t`;
}

/** The first day of each prep's lowest weigh-in, unless it is the prep's first weigh-in. */
const lowestWeights = (id: SQL) => sql`
  select low.id, low.date, low.kg, first.kg as from_kg, s.name as show_name
  from (
    select distinct on (c.date) c.date, c.name,
      greatest(c.date - ${PREP_DAYS}::int, (
        select max(p.date) from ${competitions} p
        where p.user_id = ${id} and p.status <> 'cancelled' and p.date < c.date)) as after
    from ${competitions} c where c.user_id = ${id} and c.status <> 'cancelled' order by c.date, c.id) s
  cross join lateral (
    select w.kg from ${weighIns} w
    where w.user_id = ${id} and w.date > s.after and w.date <= s.date and w.kg is not null
    order by w.date, w.id limit 1) first
  cross join lateral (
    select w.id, w.date, w.kg from ${weighIns} w
    where w.user_id = ${id} and w.date > s.after and w.date <= s.date and w.kg is not null
    order by w.kg, w.date, w.id limit 1) low
  where low.kg < first.kg`;

const nameOf = (id: SQL) => sql`(select u.name from ${users} u where u.id = ${id})`;

const excerpt = (text: SQL) =>
  sql`case when length(${text}) > ${EXCERPT}::int then left(${text}, ${EXCERPT - 1}::int) || '…' else ${text} end`;

/** The details of an entry `p` by its kind, read by the key of its table. */
function detailsOf({ athleteId }: TimelineQuery): SQL {
  const id = sql`${athleteId}::uuid`;
  return sql`p.kind
    when 'plan_change' then (
      select json_build_object('kind', t.kind, 'before', t.before, 'after', t.after, 'actor', t.actor,
        'actorName', ${nameOf(sql`t.actor_id`)}, 'reason', t.reason, 'cause', t.cause_kind,
        'effectiveOn', t.effective_on, 'acknowledgedAt', t.acknowledged_at, 'createdAt', t.created_at)
      from ${planChanges} t where t.athlete_id = ${id} and t.id = p.id)
    when 'check_in' then (
      select json_build_object('dueOn', t.due_on, 'text', ${excerpt(sql`t.notes`)},
        'answer', case when t.done_at is not null then json_build_object('byName', ${nameOf(sql`t.done_by_id`)},
          'at', t.done_at, 'text', (
            select ${excerpt(sql`r.content`)} from ${messages} r
            where r.athlete_id = ${id} and r.id = t.reply_id and r.deleted_at is null)) end)
      from ${weeklyCheckIns} t where t.athlete_id = ${id} and t.id = p.id)
    when 'message' then (
      select json_build_object('text', ${excerpt(sql`t.content`)}, 'photos', cardinality(t.photo_ids),
        'isRedFlag', t.red_flag is not null, 'answer', (
          select json_build_object('byName', ${nameOf(sql`a.from_user_id`)}, 'at', a.created_at,
            'text', ${excerpt(sql`a.content`)})
          from (
            select r.* from ${messages} r where r.athlete_id = ${id} and r.id > t.id
            order by r.id limit ${ANSWER_WITHIN}) a
          where a.from_user_id is distinct from a.athlete_id and a.deleted_at is null and a.content <> ''
          order by a.id limit 1))
      from ${messages} t where t.athlete_id = ${id} and t.id = p.id)
    when 'alert' then (
      select json_build_object('type', t.type, 'message', t.message, 'severity', t.severity, 'count', t.count,
        'resolved', t.resolved, 'resolvedAt', t.resolved_at)
      from ${coachAlerts} t where t.client_id = ${id} and t.id = p.id)
    when 'note' then (
      select json_build_object('text', ${excerpt(sql`t.content`)})
      from ${coachNotes} t where t.athlete_id = ${id} and t.id = p.id)
    when 'protocol' then (
      select json_build_object('protocolType', t.protocol_type, 'startsOn', t.protocol->'startsOn', 'weeks', (
          select coalesce(sum((f->'weeks')::int), 0) from jsonb_array_elements(t.protocol->'phases') f),
        'approvedByName', ${nameOf(sql`t.coach_id`)})
      from ${protocolRecommendations} t where t.client_id = ${id} and t.id = p.id)`;
}
