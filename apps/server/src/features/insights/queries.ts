import {
  ALERT_SEVERITIES,
  type AlertFinding,
  type AlertSeverity,
  type AlertType,
  type FeltDay,
} from '@posedown/coaching';
import { and, count, desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { arrayParam } from '../../platform/db/array-param.ts';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import {
  cardioSessions,
  coachAlerts,
  dailyCheckIns,
  nutritionLogs,
  peakWeekTicks,
  photos,
  posePracticeSessions,
  progressEntries,
  supplementTicks,
  users,
  weighIns,
  workoutSessions,
} from '../../platform/db/schema/index.ts';
import type { RankPageEnd } from '../../platform/paging.ts';

export type StoredAlert = typeof coachAlerts.$inferSelect;
/** An alert with the athlete's current name and state. */
export type ListedAlert = StoredAlert & { clientName: string } & Pick<
    typeof users.$inferSelect,
    'openHolds' | 'healthConditions'
  >;

const OF_CLIENT = {
  clientName: users.name,
  openHolds: users.openHolds,
  healthConditions: users.healthConditions,
};

/**
 * The current alert of each kind and athlete: the open one, which may have been reopened, or else the latest.
 */
export async function listLastAlerts(tx: Tx, clientIds: readonly string[]): Promise<StoredAlert[]> {
  const { clientId, type, resolved, id } = coachAlerts;
  return tx
    .selectDistinctOn([clientId, type])
    .from(coachAlerts)
    .where(sql`${clientId} = any(${arrayParam(clientIds, 'uuid')})`)
    .orderBy(clientId, type, resolved, desc(id));
}

/** Whether the coach has an open high-severity alert of a kind about an athlete. */
export async function hasHighAlert(tx: Tx, clientId: string, type: AlertType): Promise<boolean> {
  const open = and(eq(coachAlerts.type, type), eq(coachAlerts.resolved, false));
  const pressing = and(eq(coachAlerts.clientId, clientId), open, eq(coachAlerts.severity, 'high'));
  return (await tx.$count(coachAlerts, pressing)) > 0;
}

interface NewAlert extends AlertFinding {
  clientId: string;
  coachId: string;
  createdAt: Date;
}

/** Raises an alert unless one of its kind was just opened. @returns whether it is new */
export async function insertAlert(tx: Tx, alert: NewAlert): Promise<boolean> {
  const raised = await tx
    .insert(coachAlerts)
    .values(alert)
    .onConflictDoNothing()
    .returning({ id: coachAlerts.id });
  return raised.length > 0;
}

/** Whether a write failed because an alert of this kind is already open. */
export const isOpenAlready = (error: unknown) =>
  brokenConstraint(error) === 'coach_alerts_open_key';

interface AlertKey {
  clientId: string;
  id: string;
}

const isAlert = ({ clientId, id }: AlertKey) =>
  and(eq(coachAlerts.clientId, clientId), eq(coachAlerts.id, id));

export async function updateAlert(
  tx: Tx,
  place: AlertKey,
  fields: Partial<
    Omit<StoredAlert, 'id' | 'clientId' | 'coachId' | 'type' | 'createdAt' | 'resolvedAt'>
  >,
) {
  const { resolved } = fields;
  const stamp = resolved === undefined ? {} : { resolvedAt: resolved ? RESOLVED_NOW : null };
  await tx
    .update(coachAlerts)
    .set({ ...fields, ...stamp })
    .where(isAlert(place));
}

/** Resolving an alert again keeps its first time. */
const RESOLVED_NOW = sql`case when ${coachAlerts.resolved} then ${coachAlerts.resolvedAt} else now() end`;

/** Resolves alerts of some kinds after their tasks are done. @returns the number of alerts */
export function resolveKinds(tx: Tx, clientId: string, types: readonly string[]) {
  return resolveOpen(tx, { clientId, types }, { resolved: true });
}

interface AlertMove {
  /** Omit for all athletes of the coach. */
  athleteId?: string;
  fromId: string;
  toId: string;
}

/** Moves a coach's alerts to another coach. Open ones become unread. */
export async function moveAlerts(tx: Tx, { athleteId, fromId, toId }: AlertMove) {
  await tx
    .update(coachAlerts)
    .set({ coachId: toId, read: sql`${coachAlerts.read} and ${coachAlerts.resolved}` })
    .where(athleteId ? eq(coachAlerts.clientId, athleteId) : eq(coachAlerts.coachId, fromId));
}

/** The basis of an alert whose condition passed without the coach resolving it. */
export const ENDED = '';

/**
 * Resolves alerts of some kinds that no longer apply. They return if the state does, because the coach never
 * acknowledged them. @returns the number of alerts
 */
export function resolvePassedAlerts(tx: Tx, clientId: string, types: readonly string[]) {
  return resolveOpen(tx, { clientId, types }, { resolved: true, basis: ENDED });
}

async function resolveOpen(
  tx: Tx,
  { clientId, types }: { clientId: string; types: readonly string[] },
  fields: { resolved: true; basis?: typeof ENDED },
) {
  if (types.length === 0) return 0;
  const over = await tx
    .update(coachAlerts)
    .set({ ...fields, resolvedAt: RESOLVED_NOW })
    .where(
      and(
        eq(coachAlerts.clientId, clientId),
        inArray(coachAlerts.type, [...types]),
        eq(coachAlerts.resolved, false),
      ),
    )
    .returning({ id: coachAlerts.id });
  return over.length;
}

/** An athlete's open alerts of some kinds. */
export function listOpenOf(tx: Tx, clientId: string, types: readonly string[]) {
  return tx
    .select()
    .from(coachAlerts)
    .where(
      and(
        eq(coachAlerts.clientId, clientId),
        inArray(coachAlerts.type, [...types]),
        eq(coachAlerts.resolved, false),
      ),
    );
}

/** The last day with a log of any kind, or null. For use inside larger statements. */
export const lastLog = (userId: SQLWrapper) => sql<string | null>`greatest(
  (select max(date) from ${progressEntries} where user_id = ${userId}),
  (select max(date) from ${weighIns} where user_id = ${userId} and kg is not null),
  (select max(date) from ${dailyCheckIns} where user_id = ${userId}),
  (select max(date) from ${nutritionLogs} where user_id = ${userId}),
  (select max(date) from ${workoutSessions} where user_id = ${userId}),
  (select max(date) from ${cardioSessions} where user_id = ${userId}),
  (select max(date) from ${posePracticeSessions} where user_id = ${userId}),
  (select max(date) from ${peakWeekTicks} where user_id = ${userId}),
  (select max(date) from ${supplementTicks} where user_id = ${userId}),
  (select max(date) from ${photos} where user_id = ${userId} and purpose = 'progress'))::text`;

const FELT_DAYS = 14;

/**
 * Wellbeing ratings of recent days, newest first, from check-ins and entries. The last rating of a day counts, and
 * plain weigh-ins are ignored. For use inside larger statements.
 */
export const feltDays = (userId: SQLWrapper) => sql<FeltDay[]>`(
  select coalesce(json_agg(json_build_object('day', d.date, 'sleepHours', d.sleep_hours,
    'mood', d.mood, 'energyLevel', d.energy_level) order by d.date desc), '[]')
  from (
    select distinct on (f.date) f.*
    from (
      (select e.date, e.sleep_hours, e.mood, e.energy_level, e.created_at from ${progressEntries} e
        where e.user_id = ${userId}
          and (e.mood is not null or e.sleep_hours is not null or e.energy_level is not null)
        order by e.date desc, e.id desc limit ${FELT_DAYS * 2})
      union all
      (select c.date, c.sleep_hours, c.mood, c.energy_level, c.created_at from ${dailyCheckIns} c
        where c.user_id = ${userId} order by c.date desc limit ${FELT_DAYS})
    ) f
    order by f.date desc, f.created_at desc
    limit ${FELT_DAYS}) d)`;

/** Loads only an athlete's recent wellbeing ratings. */
export async function listFeltDays(db: Db, athleteId: string): Promise<FeltDay[]> {
  const [row] = await db
    .select({ felt: feltDays(sql`${athleteId}::uuid`) })
    .from(users)
    .where(eq(users.id, athleteId));
  return row?.felt ?? [];
}

const RANK = sql<number>`array_position(array['high', 'medium', 'low'], ${coachAlerts.severity})`;

interface AlertPage {
  coachId: string;
  resolved: boolean;
  severity: AlertSeverity | undefined;
  limit: number;
  after: RankPageEnd | null;
}

/** When an alert last escalated, as stored in the cursor. */
const RISEN = sql<Date>`date_trunc('milliseconds', coalesce(${coachAlerts.risenAt}, ${coachAlerts.createdAt}))`;

/** A coach's alerts: open ones by severity, then by last escalation. Resolved ones newest first. */
export async function listAlerts(db: Db, page: AlertPage): Promise<ListedAlert[]> {
  const { coachId, resolved, severity, limit, after } = page;
  const byTime = after ? sql`${coachAlerts.id} < ${after.id}::uuid` : undefined;
  const byRank = after
    ? sql`(${RANK} > ${after.rank} or (${RANK} = ${after.rank}
        and (${RISEN}, ${coachAlerts.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)))`
    : undefined;
  const rows = await db
    .select({ alert: coachAlerts, ...OF_CLIENT })
    .from(coachAlerts)
    .innerJoin(users, and(eq(users.id, coachAlerts.clientId), eq(users.coachId, coachId)))
    .where(
      and(
        eq(coachAlerts.coachId, coachId),
        eq(coachAlerts.resolved, resolved),
        severity ? eq(coachAlerts.severity, severity) : undefined,
        resolved ? byTime : byRank,
      ),
    )
    .orderBy(...(resolved ? [] : [RANK, desc(RISEN)]), desc(coachAlerts.id))
    .limit(limit);
  return rows.map(({ alert, ...client }) => ({ ...alert, ...client }));
}

/** The rank of a severity in the list. */
export const rankOf = (severity: AlertSeverity) =>
  ALERT_SEVERITIES.length - ALERT_SEVERITIES.indexOf(severity);

export async function countOpen(db: Db, coachId: string) {
  const [row] = await db
    .select({
      open: count(),
      unread: sql<number>`(count(*) filter (where not ${coachAlerts.read}))::int`,
    })
    .from(coachAlerts)
    .innerJoin(users, and(eq(users.id, coachAlerts.clientId), eq(users.coachId, coachId)))
    .where(and(eq(coachAlerts.coachId, coachId), eq(coachAlerts.resolved, false)));
  return { open: row?.open ?? 0, unread: row?.unread ?? 0 };
}

/**
 * Locks an alert about one of the coach's current athletes. Locks the athlete first, because their logs may raise
 * another alert of this kind.
 */
export async function lockAlert(tx: Tx, coachId: string, id: string): Promise<ListedAlert | null> {
  const isIt = and(eq(coachAlerts.coachId, coachId), eq(coachAlerts.id, id));
  const [athlete] = await tx
    .select(OF_CLIENT)
    .from(users)
    .innerJoin(coachAlerts, eq(coachAlerts.clientId, users.id))
    .where(and(eq(users.coachId, coachId), isIt))
    .for('no key update', { of: users });
  if (!athlete) return null;
  const [alert] = await tx.select().from(coachAlerts).where(isIt).for('update');
  return alert ? { ...alert, ...athlete } : null;
}
