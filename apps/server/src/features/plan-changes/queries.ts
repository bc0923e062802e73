import type { PlanActor } from '@posedown/coaching';
import { and, desc, eq, inArray, isNull, lt, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type JsonRow, jsonRow, rowOf } from '../../platform/db/json-row.ts';
import { planChanges, planProposals, users } from '../../platform/db/schema/index.ts';

export { newId } from '../../platform/db/schema/columns.ts';

export type StoredChange = typeof planChanges.$inferSelect;
export type NewChange = typeof planChanges.$inferInsert;

export async function insertChange(tx: Tx, change: NewChange): Promise<StoredChange> {
  const [stored] = await tx.insert(planChanges).values(change).returning();
  if (!stored) throw new Error('the plan change was not stored');
  return stored;
}

interface Page {
  athleteId: string;
  limit: number;
  /** The last id of the previous page. Ids are in time order. */
  before: string | null;
  /** Only unacknowledged changes by these authors; null for all. */
  waitingFrom: readonly PlanActor[] | null;
}

/** An athlete's plan changes with their authors, newest first. */
export async function listChanges(db: Db, { athleteId, limit, before, waitingFrom }: Page) {
  return db
    .select({ change: planChanges, actorName: users.name })
    .from(planChanges)
    .leftJoin(users, eq(users.id, planChanges.actorId))
    .where(
      and(
        eq(planChanges.athleteId, athleteId),
        before ? lt(planChanges.id, before) : undefined,
        waitingFrom ? isWaiting(waitingFrom) : undefined,
      ),
    )
    .orderBy(desc(planChanges.id))
    .limit(limit);
}

export type ListedChange = Awaited<ReturnType<typeof listChanges>>[number];

export interface JsonChange {
  change: JsonRow<typeof planChanges>;
  actorName: string | null;
}

/** An athlete's last plan changes, newest first. For use inside larger statements. */
export const latestChanges = (athleteId: SQLWrapper, limit: number) => sql<JsonChange[]>`(
  select coalesce(json_agg(json_build_object('change', c.change, 'actorName', c.name) order by c.id desc), '[]')
  from (
    select ${jsonRow(planChanges)} as change, ${planChanges.id} as id, ${users.name} as name
    from ${planChanges} left join ${users} on ${users.id} = ${planChanges.actorId}
    where ${planChanges.athleteId} = ${athleteId} order by ${planChanges.id} desc limit ${limit}) c)`;

export const fromJsonChange = ({ change, actorName }: JsonChange): ListedChange => ({
  change: rowOf(planChanges, change),
  actorName,
});

const isWaiting = (from: readonly PlanActor[]) =>
  and(isNull(planChanges.acknowledgedAt), inArray(planChanges.actor, [...from]));

/** Marks these authors' changes as seen, up to a given one. @returns the number of changes */
export async function acknowledgeUpTo(
  tx: Tx,
  {
    athleteId,
    upTo,
    from,
    now,
  }: {
    athleteId: string;
    upTo: string;
    from: readonly PlanActor[];
    now: Date;
  },
): Promise<number> {
  const shown = await tx
    .update(planChanges)
    .set({ acknowledgedAt: now })
    .where(and(eq(planChanges.athleteId, athleteId), lte(planChanges.id, upTo), isWaiting(from)))
    .returning({ id: planChanges.id });
  return shown.length;
}

export async function hasChange(tx: Tx, athleteId: string, id: string): Promise<boolean> {
  const isIt = and(eq(planChanges.athleteId, athleteId), eq(planChanges.id, id));
  return (await tx.$count(planChanges, isIt)) > 0;
}

/** The weekly proposal awaiting a decision, or null. */
export async function findOpenProposal(db: Db, athleteId: string) {
  const [open] = await db
    .select({ proposal: planProposals.proposal })
    .from(planProposals)
    .where(and(eq(planProposals.athleteId, athleteId), eq(planProposals.status, 'open')));
  return open?.proposal ?? null;
}
