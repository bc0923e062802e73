import { HOLD_RULES, type HoldKind, type HoldSource } from '@posedown/coaching';
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { athleteHolds, planProposals, users } from '../../../platform/db/schema/index.ts';
import { resolvePassedAlerts } from '../queries.ts';

export type StoredHold = typeof athleteHolds.$inferSelect;

export interface NewHold {
  kind: HoldKind;
  source: HoldSource;
  sourceId: string | null;
  placedReason?: string;
  placedById?: string;
}

/** Hold kinds this text was already checked for: it placed a hold, or a hold was lifted after it was written. */
export async function listCheckedKinds(
  tx: Tx,
  athleteId: string,
  {
    kinds,
    sourceId,
    saidAt,
  }: { kinds: readonly HoldKind[]; sourceId: string | null; saidAt: Date },
): Promise<HoldKind[]> {
  const { kind, liftedAt } = athleteHolds;
  const bySame = sourceId ? eq(athleteHolds.sourceId, sourceId) : undefined;
  const rows = await tx
    .selectDistinct({ kind })
    .from(athleteHolds)
    .where(
      and(
        eq(athleteHolds.athleteId, athleteId),
        inArray(kind, [...kinds]),
        or(bySame, gt(liftedAt, saidAt)),
      ),
    );
  return rows.map((row) => row.kind);
}

const isOpen = (athleteId: string) =>
  and(eq(athleteHolds.athleteId, athleteId), isNull(athleteHolds.liftedAt));

export function listOpenHolds(db: Db, athleteId: string): Promise<StoredHold[]> {
  return db
    .select()
    .from(athleteHolds)
    .where(isOpen(athleteId))
    .orderBy(asc(athleteHolds.since), asc(athleteHolds.id));
}

/** An athlete's recorded conditions. */
export async function findConditions(db: Db, athleteId: string) {
  const [athlete] = await db
    .select({ conditions: users.healthConditions })
    .from(users)
    .where(eq(users.id, athleteId));
  return athlete?.conditions ?? [];
}

/** Locks the athlete before their holds change. */
export async function lockAthlete(tx: Tx, athleteId: string) {
  const { healthConditions, openHolds, role } = users;
  const [athlete] = await tx
    .select({ healthConditions, openHolds, role })
    .from(users)
    .where(eq(users.id, athleteId))
    .for('no key update');
  return athlete ?? null;
}

/** Adds holds to a locked athlete, except kinds already open. @returns the new kinds */
export async function insertHolds(
  tx: Tx,
  athleteId: string,
  holds: readonly NewHold[],
  since: Date,
): Promise<HoldKind[]> {
  if (holds.length === 0) return [];
  const placed = await tx
    .insert(athleteHolds)
    .values(holds.map((hold) => ({ ...hold, athleteId, since })))
    .onConflictDoNothing()
    .returning({ kind: athleteHolds.kind });
  const kinds = placed.map(({ kind }) => kind);
  if (kinds.length > 0) await storeOpenHolds(tx, athleteId);
  if (kinds.some((kind) => HOLD_RULES[kind].bars.includes('deficit'))) {
    await withdrawProposal(tx, athleteId);
  }
  return kinds;
}

/**
 * Deletes the open proposal, which may lower calories, unless it is about safety. The weekly job creates one that
 * respects the hold.
 */
async function withdrawProposal(tx: Tx, athleteId: string) {
  const { status, rule } = planProposals;
  const withdrawn = await tx
    .delete(planProposals)
    .where(and(eq(planProposals.athleteId, athleteId), eq(status, 'open'), ne(rule, 'safety')))
    .returning({ id: planProposals.id });
  if (withdrawn.length > 0) await resolvePassedAlerts(tx, athleteId, ['weekly_adaptation']);
}

/** Locks an athlete's hold. Null if it doesn't exist. */
export async function lockHold(tx: Tx, athleteId: string, id: string): Promise<StoredHold | null> {
  const [hold] = await tx
    .select()
    .from(athleteHolds)
    .where(and(eq(athleteHolds.athleteId, athleteId), eq(athleteHolds.id, id)))
    .for('update');
  return hold ?? null;
}

type Lift = Pick<StoredHold, 'liftedAt' | 'liftedById' | 'liftReason' | 'clinicianConfirmed'>;

export async function liftStoredHold(tx: Tx, { athleteId, id }: StoredHold, lift: Lift) {
  await tx
    .update(athleteHolds)
    .set(lift)
    .where(and(eq(athleteHolds.athleteId, athleteId), eq(athleteHolds.id, id)));
  await storeOpenHolds(tx, athleteId);
}

/** Updates the open hold kinds stored on the athlete. */
async function storeOpenHolds(tx: Tx, athleteId: string) {
  const kinds = sql`array(select ${athleteHolds.kind} from ${athleteHolds} where ${isOpen(athleteId)} order by ${athleteHolds.since}, ${athleteHolds.id})`;
  await tx.update(users).set({ openHolds: kinds }).where(eq(users.id, athleteId));
}
