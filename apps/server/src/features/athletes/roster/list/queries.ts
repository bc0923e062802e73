import type { ClientStatus } from '@posedown/coaching';
import { type RosterSort, type RosterView, UNRATED } from '@posedown/contract';
import { and, asc, count, desc, eq, getColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { foldedContains } from '../../../../platform/db/contains-text.ts';
import type { Db } from '../../../../platform/db/database.ts';
import {
  checkInSchedules,
  coachTasks,
  messages,
  rosterEntries,
} from '../../../../platform/db/schema/index.ts';
import { hasTag, hasTagLike, tagsOf } from '../../tags/queries.ts';
import { needsTable } from '../needs/queries.ts';

/** The position at the end of a roster page. */
export interface RosterPageEnd {
  /** The sort key of the page's last row, as text. */
  key: string;
  athleteId: string;
}

/** The first day with a weekly check-in that isn't answered, looked up by the table's key. */
const nextDue = sql`lateral (
  select c.next_due_on from ${checkInSchedules} c where c.athlete_id = ${rosterEntries.athleteId} limit 1) due`;

/** The first due day of each athlete's open tasks, read once from the index of a coach's open tasks. */
const nextTasks = (coachId: string) => sql`(
  select t.athlete_id, min(t.due_on) as due_on from ${coachTasks} t
  where t.coach_id = ${coachId}::uuid and t.done_at is null and t.deleted_at is null
  group by t.athlete_id) task`;

/** The number of each athlete's messages the coach hasn't read, read once from the index of unread messages. */
const unreadMessages = (coachId: string) => sql`(
  select m.athlete_id, count(*)::int as count from ${messages} m
  where m.to_user_id = ${coachId}::uuid and not m.read group by m.athlete_id) unread`;

interface Order {
  key: SQL;
  type: SQL;
  /** The keys of athletes without a value, which come last in either direction. */
  none: { ascending: SQL; descending: SQL };
}

const NO_DAY = { ascending: sql`'9999-12-31'::date`, descending: sql`'0001-01-01'::date` };
const NO_NUMBER = { ascending: sql`2147483647`, descending: sql`-2147483647` };

/** The sort key of each order and its database type. */
const ORDERS: Record<RosterSort, Order> = {
  need: { key: sql`${rosterEntries.urgency}`, type: sql`integer`, none: NO_NUMBER },
  show: { key: sql`${rosterEntries.competitionDate}`, type: sql`date`, none: NO_DAY },
  'check-in': {
    key: sql`${rosterEntries.lastCheckIn}`,
    type: sql`date`,
    // Athletes who never checked in come first, as those without a check-in for the longest time.
    none: { ascending: NO_DAY.descending, descending: NO_DAY.descending },
  },
  compliance: { key: sql`${rosterEntries.compliance}`, type: sql`integer`, none: NO_NUMBER },
  name: {
    key: sql`lower(${rosterEntries.name})`,
    type: sql`text`,
    none: { ascending: sql`''`, descending: sql`''` },
  },
  rate: { key: sql`${rosterEntries.weeklyPercent}`, type: sql`double precision`, none: NO_NUMBER },
  due: { key: sql`due.next_due_on`, type: sql`date`, none: NO_DAY },
  task: { key: sql`task.due_on`, type: sql`date`, none: NO_DAY },
  // The most first.
  unread: { key: sql`-unread.count`, type: sql`integer`, none: NO_NUMBER },
  progress: { key: sql`${rosterEntries.progress}`, type: sql`integer`, none: NO_NUMBER },
};

interface RosterPage {
  coachId: string;
  now: Date;
  search?: string | undefined;
  status?: ClientStatus | typeof UNRATED | undefined;
  view?: RosterView | undefined;
  tag?: string | undefined;
  sort: RosterSort;
  isReversed: boolean;
  limit: number;
  after: RosterPageEnd | null;
}

/** Days to a show that make a prep. */
const PREP_DAYS = 10 * 7;
/** Days without any log that make an athlete quiet. */
const QUIET_DAYS = 5;

const isInPrep = sql`${rosterEntries.competitionDate} between ${rosterEntries.assessedOn} and ${rosterEntries.assessedOn} + ${PREP_DAYS}::int`;
const isQuiet = sql`${rosterEntries.lastLog} <= ${rosterEntries.assessedOn} - ${QUIET_DAYS}::int`;
const isOffPlan = sql`(${rosterEntries.status} in ('warning', 'behind') or coalesce(${rosterEntries.pace} <> 'on', false))`;

/** Conditions of the groups that the row decides. */
const VIEWS: Record<Exclude<RosterView, 'needs'>, SQL> = {
  prep: isInPrep,
  off_plan: isOffPlan,
  quiet: isQuiet,
};

/** One page of a coach's roster, with each row's sort key. */
export async function listRoster(db: Db, page: RosterPage) {
  const { coachId, now, search, status, view, tag, sort, isReversed, limit, after } = page;
  const { key: value, type, none } = ORDERS[sort];
  const needs = view === 'needs' ? sql`${needsTable({ coachId, now })} needs` : undefined;
  const missing = isReversed ? none.descending : none.ascending;
  const key =
    needs && sort === 'need'
      ? sql`needs.rank + ${rosterEntries.urgency}`
      : sql`coalesce(${value}, ${missing})`;
  const comparison = isReversed ? sql`<` : sql`>`;
  const order = isReversed ? desc : asc;
  const { nameFolded: _name, searchFolded, ...entry } = getColumns(rosterEntries);
  const rows = db
    .select({
      entry,
      tags: tagsOf(sql`${rosterEntries}.athlete_id`, sql`${rosterEntries}.coach_id`),
      key: sql<string>`(${key})::text`,
    })
    .from(rosterEntries)
    .$dynamic();
  if (sort === 'due') rows.leftJoin(nextDue, sql`true`);
  if (sort === 'task') rows.leftJoin(nextTasks(coachId), isOfRow('task'));
  if (sort === 'unread') rows.leftJoin(unreadMessages(coachId), isOfRow('unread'));
  if (needs) rows.innerJoin(needs, isOfRow('needs'));
  return rows
    .where(
      and(
        eq(rosterEntries.coachId, coachId),
        status ? hasStatus(status) : undefined,
        view && view !== 'needs' ? VIEWS[view] : undefined,
        tag ? hasTag(rosterEntries.athleteId, coachId, tag) : undefined,
        search
          ? or(
              foldedContains(searchFolded, search),
              hasTagLike(rosterEntries.athleteId, coachId, search),
            )
          : undefined,
        after
          ? sql`(${key}, ${rosterEntries.athleteId}) ${comparison} (${after.key}::${type}, ${after.athleteId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(key), order(rosterEntries.athleteId))
    .limit(limit);
}

const isOfRow = (table: string) =>
  sql`${sql.identifier(table)}.athlete_id = ${rosterEntries.athleteId}`;

const hasStatus = (status: ClientStatus | typeof UNRATED) =>
  status === UNRATED ? isNull(rosterEntries.status) : eq(rosterEntries.status, status);

/**
 * Counts a coach's roster by status and in total. Uses the day each row was assessed for as today.
 */
export async function countRoster(db: Db, coachId: string) {
  const own = eq(rosterEntries.coachId, coachId);
  const byStatus = await db
    .select({
      status: rosterEntries.status,
      athletes: count(),
      compliance: sql<number>`coalesce(sum(${rosterEntries.compliance}), 0)::int`,
    })
    .from(rosterEntries)
    .where(own)
    .groupBy(rosterEntries.status);
  const [rest] = await db
    .select({
      prep: sql<number>`(count(*) filter (where ${isInPrep}))::int`,
      quiet: sql<number>`(count(*) filter (where ${isQuiet}))::int`,
      offPlan: sql<number>`(count(*) filter (where ${isOffPlan}))::int`,
      checkedInToday: sql<number>`(count(*) filter (where ${rosterEntries.lastCheckIn} = ${rosterEntries.assessedOn}))::int`,
    })
    .from(rosterEntries)
    .where(own);
  const none = { prep: 0, quiet: 0, offPlan: 0, checkedInToday: 0 };
  return { byStatus, ...(rest ?? none) };
}
