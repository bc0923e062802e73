import { STATUS_FROM } from '@posedown/coaching';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
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

/** Days between the two adherence scores compared. */
const BEFORE_DAYS = 28;

/**
 * All athletes of a coach with the facts for the risk rules: this week, the week four weeks ago,
 * and the author of the last message. One statement using keys only.
 */
export async function listMembers(db: Db, coachId: string) {
  const now = alias(rosterWeeks, 'now_week');
  const before = alias(rosterWeeks, 'before_week');
  // Deleted messages need no reply.
  const last = db
    .select({ fromUserId: messages.fromUserId, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.athleteId, rosterEntries.athleteId), isNull(messages.deletedAt)))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last_line');
  const monday = sql`date_trunc('week', ${rosterEntries.assessedOn}::timestamp)::date`;
  return db
    .select({
      id: rosterEntries.athleteId,
      coachId: rosterEntries.coachId,
      name: rosterEntries.name,
      today: rosterEntries.assessedOn,
      timezone: users.timezone,
      primaryGoal: users.primaryGoal,
      competitionDate: rosterEntries.competitionDate,
      lastLog: rosterEntries.lastLog,
      adherence: rosterEntries.compliance,
      adherenceBefore: before.compliance,
      pace: now.pace,
      weeklyPercent: now.weeklyPercent,
      plannedFrom: now.plannedFrom,
      plannedTo: now.plannedTo,
      lastFromId: last.fromUserId,
      lastAt: last.createdAt,
    })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, rosterEntries.athleteId))
    .leftJoin(now, and(eq(now.athleteId, rosterEntries.athleteId), eq(now.weekOf, monday)))
    .leftJoin(
      before,
      and(
        eq(before.athleteId, rosterEntries.athleteId),
        eq(before.weekOf, sql`${monday} - ${BEFORE_DAYS}::int`),
      ),
    )
    .leftJoinLateral(last, sql`true`)
    .where(eq(rosterEntries.coachId, coachId))
    .orderBy(rosterEntries.name, rosterEntries.athleteId);
}

export type Member = Awaited<ReturnType<typeof listMembers>>[number];
export type CountedWeek = Awaited<ReturnType<typeof countWeeks>>[number];
