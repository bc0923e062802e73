import { RISK_SIGNS, STATUS_FROM } from '@posedown/coaching';
import type { AnalyticsWeek } from '@posedown/contract';
import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { messages, rosterEntries, rosterWeeks, users } from '../../platform/db/schema/index.ts';
import type { AthletePageEnd } from './athlete-cursor.ts';

const { excellent, good, warning } = STATUS_FROM;

const monday = sql`date_trunc('week', ${rosterEntries.assessedOn}::timestamp)::date`;

/** A coach's athletes with the Monday of the week in which their roster row was assessed. */
const membersOf = (coachId: string) => sql`(
  select ${rosterEntries.athleteId}, ${monday} as monday from ${rosterEntries}
  where ${rosterEntries.coachId} = ${coachId}) as member`;

/** A week of a coach's current athletes. */
export interface CountedWeek extends AnalyticsWeek {
  /** How many athletes of each pace have this as their current week. */
  current: Pick<AnalyticsWeek, 'above' | 'on' | 'below'>;
}

/**
 * Weekly adherence and pace of a coach's current athletes, oldest first, one row per week. Equal weeks are counted
 * first, because comparing every week of every athlete with each limit takes several times as long.
 */
export async function countWeeks(db: Db, coachId: string, since: string): Promise<CountedWeek[]> {
  const { weekOf, athleteId, compliance, pace } = rosterWeeks;
  const equal = db
    .select({
      weekOf,
      compliance,
      pace,
      isCurrent: sql<boolean>`${weekOf} = member.monday`.as('is_current'),
      athletes: count().as('athletes'),
    })
    .from(rosterWeeks)
    .innerJoin(membersOf(coachId), sql`member.athlete_id = ${athleteId}`)
    .where(gte(weekOf, since))
    .groupBy(weekOf, compliance, pace, sql`${weekOf} = member.monday`)
    .as('equal');
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${equal.athletes}) filter (where ${condition}), 0)::int`;
  const score = equal.compliance;
  const current = (side: string) => sumWhere(sql`${equal.isCurrent} and ${equal.pace} = ${side}`);
  return db
    .select({
      weekOf: equal.weekOf,
      average: sql<number | null>`round(sum(${score} * ${equal.athletes})
        / nullif(sum(${equal.athletes}) filter (where ${score} is not null), 0))::int`,
      excellent: sumWhere(sql`${score} >= ${excellent}`),
      good: sumWhere(sql`${score} >= ${good} and ${score} < ${excellent}`),
      warning: sumWhere(sql`${score} >= ${warning} and ${score} < ${good}`),
      behind: sumWhere(sql`${score} < ${warning}`),
      above: sumWhere(sql`${equal.pace} = 'above'`),
      on: sumWhere(sql`${equal.pace} = 'on'`),
      below: sumWhere(sql`${equal.pace} = 'below'`),
      current: { above: current('above'), on: current('on'), below: current('below') },
    })
    .from(equal)
    .groupBy(equal.weekOf)
    .orderBy(equal.weekOf);
}

/** The number of a coach's athletes, and their adherence. */
export async function countMembers(db: Db, coachId: string) {
  const [row] = await db
    .select({
      athletes: count(),
      judged: count(rosterEntries.compliance),
      points: sql<number>`coalesce(sum(${rosterEntries.compliance}), 0)::int`,
    })
    .from(rosterEntries)
    .where(eq(rosterEntries.coachId, coachId));
  return row ?? { athletes: 0, judged: 0, points: 0 };
}

const now = alias(rosterWeeks, 'now_week');

/** The weeks in which a coach's athletes were assessed, one or two. The index needs them to skip all others. */
const currentWeeks = (coachId: string, daysBefore = 0) => sql`
  between (select min(${monday}) from ${rosterEntries} where ${rosterEntries.coachId} = ${coachId}) - ${daysBefore}::int
  and (select max(${monday}) from ${rosterEntries} where ${rosterEntries.coachId} = ${coachId}) - ${daysBefore}::int`;

interface ListPage {
  coachId: string;
  limit: number;
  /** Where the previous page ended; null for the first page. */
  after: AthletePageEnd | null;
}

/** Athletes outside their planned corridor, furthest first. */
export function listOffPace(db: Db, { coachId, limit, after }: ListPage) {
  const distance = sql<number>`greatest(${now.weeklyPercent} - ${now.plannedTo}, ${now.plannedFrom} - ${now.weeklyPercent})`;
  const { name, athleteId } = rosterEntries;
  const later =
    after &&
    sql`(- ${distance}, ${name}, ${athleteId}) > (- ${after.key}::float8, ${after.name}, ${after.id}::uuid)`;
  return db
    .select({
      id: athleteId,
      name,
      side: now.pace,
      weeklyPercent: now.weeklyPercent,
      plannedFrom: now.plannedFrom,
      plannedTo: now.plannedTo,
      distance,
    })
    .from(rosterEntries)
    .innerJoin(now, and(eq(now.athleteId, athleteId), eq(now.weekOf, monday)))
    .where(
      and(
        eq(rosterEntries.coachId, coachId),
        sql`${now.weekOf} ${currentWeeks(coachId)}`,
        inArray(now.pace, ['above', 'below']),
        sql`${distance} is not null`,
        later ?? undefined,
      ),
    )
    .orderBy(desc(distance), name, athleteId)
    .limit(limit);
}

/** The facts that determine an athlete's phase. */
const PHASE_FACTS = {
  primaryGoal: users.primaryGoal,
  competitionDate: rosterEntries.competitionDate,
  today: rosterEntries.assessedOn,
};

/** Counts a coach's athletes by the facts that determine their phase. */
export function countPhaseFacts(db: Db, coachId: string) {
  return db
    .select({ ...PHASE_FACTS, athletes: count() })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, rosterEntries.athleteId))
    .where(eq(rosterEntries.coachId, coachId))
    .groupBy(users.primaryGoal, rosterEntries.competitionDate, rosterEntries.assessedOn);
}

/** Days and goals that are compared, where a missing one equals another missing one. */
const LAST_DAY = '9999-12-31';
const show = sql`coalesce(${rosterEntries.competitionDate}, ${LAST_DAY}::date)`;
const goal = sql`coalesce(${users.primaryGoal}, '')`;

/** Athletes with some of the facts, nearest show first. */
export function listMembersWith(
  db: Db,
  facts: readonly Omit<PhaseFacts, 'athletes'>[],
  { coachId, limit, after }: ListPage,
) {
  const { name, athleteId, assessedOn } = rosterEntries;
  const wanted = sql`(
    select coalesce(f."primaryGoal", ''), coalesce(f."competitionDate", ${LAST_DAY}::date), f.today
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as f ("primaryGoal" text, "competitionDate" date, today date))`;
  const later =
    after &&
    sql`(${show}, ${name}, ${athleteId}) > (${after.key}::date, ${after.name}, ${after.id}::uuid)`;
  return db
    .select({ ...PHASE_FACTS, id: athleteId, name, show: sql<string>`${show}::text` })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, athleteId))
    .where(
      and(
        eq(rosterEntries.coachId, coachId),
        sql`(${goal}, ${show}, ${assessedOn}) in ${wanted}`,
        later ?? undefined,
      ),
    )
    .orderBy(show, name, athleteId)
    .limit(limit);
}

/** Days between the two adherence scores compared. */
const BEFORE_DAYS = 28;

/**
 * A coach's athletes with any sign of leaving, with the facts for the risk rules: adherence now and four weeks ago,
 * and the author of the last message.
 */
export async function listMembersWithSigns(db: Db, coachId: string) {
  const before = alias(rosterWeeks, 'before_week');
  // Deleted messages need no reply.
  const last = db
    .select({ fromUserId: messages.fromUserId, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.athleteId, rosterEntries.athleteId), isNull(messages.deletedAt)))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last_line');
  const { assessedOn, lastLog, compliance: adherence } = rosterEntries;
  const { silentDays, pointsLost, adherenceBelow } = RISK_SIGNS;
  return db
    .select({
      id: rosterEntries.athleteId,
      coachId: rosterEntries.coachId,
      name: rosterEntries.name,
      today: assessedOn,
      timezone: users.timezone,
      lastLog,
      adherence,
      adherenceBefore: before.compliance,
      lastFromId: last.fromUserId,
      lastAt: last.createdAt,
    })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, rosterEntries.athleteId))
    .leftJoin(
      before,
      and(
        eq(before.athleteId, rosterEntries.athleteId),
        eq(before.weekOf, sql`${monday} - ${BEFORE_DAYS}::int`),
        sql`${before.weekOf} ${currentWeeks(coachId, BEFORE_DAYS)}`,
      ),
    )
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(rosterEntries.coachId, coachId),
        or(
          sql`${assessedOn} - ${lastLog} >= ${silentDays}`,
          lt(adherence, adherenceBelow),
          sql`${before.compliance} - ${adherence} >= ${pointsLost}`,
        ),
      ),
    );
}

export type Member = Awaited<ReturnType<typeof listMembersWithSigns>>[number];
export type CountedMembers = Awaited<ReturnType<typeof countMembers>>;
export type OffPace = Awaited<ReturnType<typeof listOffPace>>[number];
export type PhaseFacts = Awaited<ReturnType<typeof countPhaseFacts>>[number];
