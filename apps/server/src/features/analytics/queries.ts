import { RISK_SIGNS, STATUS_FROM } from '@posedown/coaching';
import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { messages, rosterEntries, rosterWeeks, users } from '../../platform/db/schema/index.ts';

const { compliance, pace } = rosterWeeks;
const { excellent, good, warning } = STATUS_FROM;

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** Weekly adherence and pace of a coach's current athletes, oldest first, one row per week. */
export async function countWeeks(db: Db, coachId: string, since: string) {
  return db
    .select({
      weekOf: rosterWeeks.weekOf,
      judged: countWhere(sql`${compliance} is not null`),
      average: sql<number | null>`round(avg(${compliance}))::int`,
      excellent: countWhere(sql`${compliance} >= ${excellent}`),
      good: countWhere(sql`${compliance} >= ${good} and ${compliance} < ${excellent}`),
      warning: countWhere(sql`${compliance} >= ${warning} and ${compliance} < ${good}`),
      behind: countWhere(sql`${compliance} < ${warning}`),
      above: countWhere(sql`${pace} = 'above'`),
      on: countWhere(sql`${pace} = 'on'`),
      below: countWhere(sql`${pace} = 'below'`),
    })
    .from(rosterWeeks)
    .innerJoin(rosterEntries, eq(rosterEntries.athleteId, rosterWeeks.athleteId))
    .where(and(eq(rosterEntries.coachId, coachId), gte(rosterWeeks.weekOf, since)))
    .groupBy(rosterWeeks.weekOf)
    .orderBy(rosterWeeks.weekOf);
}

const now = alias(rosterWeeks, 'now_week');
const monday = sql`date_trunc('week', ${rosterEntries.assessedOn}::timestamp)::date`;
/** Joins the week in which the roster row was assessed. */
const isThisWeek = and(eq(now.athleteId, rosterEntries.athleteId), eq(now.weekOf, monday));

/** A coach's athletes in numbers: how many, their adherence, and their pace this week. */
export async function countMembers(db: Db, coachId: string) {
  const [row] = await db
    .select({
      athletes: count(),
      judged: count(rosterEntries.compliance),
      points: sql<number>`coalesce(sum(${rosterEntries.compliance}), 0)::int`,
      above: countWhere(sql`${now.pace} = 'above'`),
      on: countWhere(sql`${now.pace} = 'on'`),
      below: countWhere(sql`${now.pace} = 'below'`),
    })
    .from(rosterEntries)
    .leftJoin(now, isThisWeek)
    .where(eq(rosterEntries.coachId, coachId));
  return row ?? { athletes: 0, judged: 0, points: 0, above: 0, on: 0, below: 0 };
}

/** Athletes outside their planned corridor, furthest first. */
export function listOffPace(db: Db, coachId: string, limit: number) {
  const distance = sql`greatest(${now.weeklyPercent} - ${now.plannedTo}, ${now.plannedFrom} - ${now.weeklyPercent})`;
  return db
    .select({
      id: rosterEntries.athleteId,
      name: rosterEntries.name,
      side: now.pace,
      weeklyPercent: now.weeklyPercent,
      plannedFrom: now.plannedFrom,
      plannedTo: now.plannedTo,
    })
    .from(rosterEntries)
    .innerJoin(now, isThisWeek)
    .where(
      and(
        eq(rosterEntries.coachId, coachId),
        inArray(now.pace, ['above', 'below']),
        sql`${distance} is not null`,
      ),
    )
    .orderBy(desc(distance), rosterEntries.name, rosterEntries.athleteId)
    .limit(limit);
}

/** A coach's athletes with what tells their phase, nearest show first. */
export function listPhaseFacts(db: Db, coachId: string) {
  return db
    .select({
      id: rosterEntries.athleteId,
      name: rosterEntries.name,
      today: rosterEntries.assessedOn,
      primaryGoal: users.primaryGoal,
      competitionDate: rosterEntries.competitionDate,
    })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, rosterEntries.athleteId))
    .where(eq(rosterEntries.coachId, coachId))
    .orderBy(
      sql`${rosterEntries.competitionDate} nulls last`,
      rosterEntries.name,
      rosterEntries.athleteId,
    );
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
    )
    .orderBy(rosterEntries.name, rosterEntries.athleteId);
}

export type Member = Awaited<ReturnType<typeof listMembersWithSigns>>[number];
export type CountedMembers = Awaited<ReturnType<typeof countMembers>>;
export type OffPace = Awaited<ReturnType<typeof listOffPace>>[number];
export type PhaseFacts = Awaited<ReturnType<typeof listPhaseFacts>>[number];
export type CountedWeek = Awaited<ReturnType<typeof countWeeks>>[number];
