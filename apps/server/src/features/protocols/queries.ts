import { EXPENDITURE_WINDOW_DAYS, type ProtocolType } from '@posedown/coaching';
import type { ProtocolStatus } from '@posedown/contract';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import {
  cardioSessions,
  nutritionPlans,
  protocolRecommendations,
  protocolVersions,
  rosterEntries,
  trainingPlans,
  users,
  workoutSessions,
} from '../../platform/db/schema/index.ts';
import { notFound } from '../../platform/errors.ts';

export type StoredProtocol = typeof protocolRecommendations.$inferSelect;
export type NewProtocol = typeof protocolRecommendations.$inferInsert;
export type NewVersion = typeof protocolVersions.$inferInsert;

const MAX_VERSIONS = 100;

const theProtocol = ({ clientId, id }: Pick<StoredProtocol, 'clientId' | 'id'>) =>
  and(eq(protocolRecommendations.clientId, clientId), eq(protocolRecommendations.id, id));

export async function findProtocol(db: Db, id: string): Promise<StoredProtocol | null> {
  const [found] = await db
    .select()
    .from(protocolRecommendations)
    .where(eq(protocolRecommendations.id, id));
  return found ?? null;
}

export async function findProtocolByKey(db: Db, clientId: string, requestKey: string) {
  const [found] = await db
    .select()
    .from(protocolRecommendations)
    .where(
      and(
        eq(protocolRecommendations.clientId, clientId),
        eq(protocolRecommendations.requestKey, requestKey),
      ),
    );
  return found ?? null;
}

/** Whether a write failed because this form was already stored. */
export function isAlreadyStored(error: unknown): boolean {
  return brokenConstraint(error) === 'protocol_recommendations_request_key_key';
}

/** One protocol, locked until the transaction ends. */
export async function lockProtocol(tx: Tx, protocol: Pick<StoredProtocol, 'clientId' | 'id'>) {
  const [found] = await tx
    .select()
    .from(protocolRecommendations)
    .where(theProtocol(protocol))
    .for('update');
  return found ?? null;
}

export async function insertProtocol(tx: Tx, row: NewProtocol): Promise<StoredProtocol> {
  const [stored] = await tx.insert(protocolRecommendations).values(row).returning();
  if (!stored) throw new Error('the protocol was not stored');
  return stored;
}

export async function updateProtocol(
  tx: Tx,
  before: StoredProtocol,
  changes: Partial<NewProtocol>,
): Promise<StoredProtocol> {
  const [stored] = await tx
    .update(protocolRecommendations)
    .set(changes)
    .where(theProtocol(before))
    .returning();
  if (!stored) throw new Error('the protocol was not stored');
  return stored;
}

/** Supersedes the active protocol, if any, and returns it. */
export async function supersedeApproved(tx: Tx, clientId: string): Promise<StoredProtocol | null> {
  const [superseded] = await tx
    .update(protocolRecommendations)
    .set({ status: 'superseded' })
    .where(
      and(
        eq(protocolRecommendations.clientId, clientId),
        eq(protocolRecommendations.status, 'approved'),
      ),
    )
    .returning();
  return superseded ?? null;
}

export async function insertVersion(tx: Tx, row: NewVersion) {
  await tx.insert(protocolVersions).values(row);
}

/** The versions of a protocol with their authors, newest first. */
export async function listVersions(db: Db, { clientId, id }: StoredProtocol) {
  return db
    .select({
      version: protocolVersions.version,
      changes: protocolVersions.changes,
      changedBy: users.name,
      createdAt: protocolVersions.createdAt,
    })
    .from(protocolVersions)
    .leftJoin(users, eq(users.id, protocolVersions.changedById))
    .where(and(eq(protocolVersions.clientId, clientId), eq(protocolVersions.protocolId, id)))
    .orderBy(desc(protocolVersions.version))
    .limit(MAX_VERSIONS);
}

interface Page {
  /** Protocols of a coach's athletes, or of one athlete. */
  coachId?: string | undefined;
  clientId?: string | undefined;
  statuses?: readonly ProtocolStatus[] | undefined;
  protocolType?: ProtocolType | undefined;
  limit: number;
  /** The last id of the previous page. Ids are in time order. */
  after: string | null;
}

/** Protocols for the list, with the athlete's name, newest first. */
export async function listProtocols(db: Db, page: Page) {
  const table = protocolRecommendations;
  return (
    db
      .select({
        id: table.id,
        clientId: table.clientId,
        clientName: users.name,
        coachId: table.coachId,
        protocolType: table.protocolType,
        status: table.status,
        startsOn: sql<string>`${table.protocol}->>'startsOn'`,
        phases: sql<StoredProtocol['protocol']['phases']>`${table.protocol}->'phases'`,
        findings: sql<StoredProtocol['safety']['findings']>`${table.safety}->'findings'`,
        version: table.version,
        coachNotes: table.coachNotes,
        createdAt: table.createdAt,
        approvedAt: table.approvedAt,
        acknowledgedAt: table.acknowledgedAt,
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.clientId))
      // Select ids first, so that only the documents of this page are read.
      .where(inArray(table.id, idsOfPage(db, page)))
      .orderBy(desc(table.id))
  );
}

function idsOfPage(db: Db, { coachId, clientId, statuses, protocolType, limit, after }: Page) {
  const table = protocolRecommendations;
  return db
    .select({ id: table.id })
    .from(table)
    .innerJoin(users, eq(users.id, table.clientId))
    .where(
      and(
        coachId ? eq(users.coachId, coachId) : undefined,
        clientId ? eq(table.clientId, clientId) : undefined,
        statuses ? inArray(table.status, [...statuses]) : undefined,
        protocolType ? eq(table.protocolType, protocolType) : undefined,
        after ? lt(table.id, after) : undefined,
      ),
    )
    .orderBy(desc(table.id))
    .limit(limit);
}

export type ListedProtocol = Awaited<ReturnType<typeof listProtocols>>[number];

/** The number of protocols of a coach's athletes awaiting approval. */
export async function countWaiting(db: Db, coachId: string): Promise<number> {
  const { clientId, status } = protocolRecommendations;
  const [row] = await db
    .select({ waiting: count() })
    .from(protocolRecommendations)
    .innerJoin(users, eq(users.id, clientId))
    .where(and(eq(users.coachId, coachId), eq(status, 'pending_approval')));
  return row?.waiting ?? 0;
}

/** The facts for a protocol: recent activity and active plans. */
export async function readFacts(db: Db, userId: string, today: string) {
  const weekMean = (total: number) => (total * 7) / EXPENDITURE_WINDOW_DAYS;
  const [activity] = await db
    .select({
      compliance: sql<number | null>`(
        select r.compliance from ${rosterEntries} r where r.athlete_id = ${userId})`,
      cardioSeconds: sql<number | null>`(
        select sum(k.duration_seconds)::int from ${cardioSessions} k
        where k.user_id = ${userId} and k.completed
          and k.date between ${today}::date - ${EXPENDITURE_WINDOW_DAYS - 1}::int and ${today}::date)`,
      everDidCardio: sql<boolean>`exists (
        select 1 from ${cardioSessions} o where o.user_id = ${userId})`,
      sessions: sql<number>`(
        select count(*)::int from ${workoutSessions} w
        where w.user_id = ${userId} and w.completed
          and w.date between ${today}::date - ${EXPENDITURE_WINDOW_DAYS - 1}::int and ${today}::date)`,
      everTrained: sql<boolean>`exists (
        select 1 from ${workoutSessions} s where s.user_id = ${userId})`,
      trainingDaysPlanned: sql<number | null>`(
        select p.days_per_week from ${trainingPlans} p
        where p.user_id = ${userId} and p.is_active
        order by (p.starts_on <= ${today}) desc, p.starts_on desc, p.id desc limit 1)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!activity) throw notFound('Athlete');
  return {
    mealPlan: await findMealPlan(db, userId),
    adherencePercent: activity.compliance,
    cardioMinutesPerWeek: activity.everDidCardio
      ? weekMean((activity.cardioSeconds ?? 0) / 60)
      : null,
    sessionsPerWeek: activity.everTrained ? weekMean(activity.sessions) : null,
    trainingDaysPlanned: activity.trainingDaysPlanned,
  };
}

/** The active plan's daily totals. Null without a plan. */
async function findMealPlan(db: Db, userId: string) {
  const { calories, protein, carbs, fats } = nutritionPlans;
  const [plan] = await db
    .select({ calories, protein, carbs, fats })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), nutritionPlans.isActive));
  return plan ?? null;
}

/** The active meal plan’s daily target in kcal; null if there is no plan. */
export async function findTargetKcal(db: Db, userId: string): Promise<number | null> {
  const [plan] = await db
    .select({ targets: nutritionPlans.targets })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), nutritionPlans.isActive));
  return plan?.targets.calories ?? null;
}
