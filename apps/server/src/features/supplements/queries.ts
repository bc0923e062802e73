import { type CalendarDay, SUPPLEMENT_TIMES, type SupplementTick } from '@posedown/coaching';
import { and, asc, between, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { supplements, supplementTicks } from '../../platform/db/schema/index.ts';

export type StoredSupplement = typeof supplements.$inferSelect;
export type NewSupplement = typeof supplements.$inferInsert;

interface Stretch {
  userId: string;
  from: CalendarDay;
  /** Inclusive. */
  to: CalendarDay;
}

const isOne = (userId: string, id: string) =>
  and(eq(supplements.userId, userId), eq(supplements.id, id));

/** Supplements listed on any day of a period, in the day's order. */
export async function listSupplements(
  db: Db,
  { userId, from, to }: Stretch,
): Promise<StoredSupplement[]> {
  const rows = await db
    .select()
    .from(supplements)
    .where(
      and(
        eq(supplements.userId, userId),
        lte(supplements.startedOn, to),
        or(
          isNull(supplements.stoppedOn),
          // A supplement removed on its first day was never listed.
          and(gt(supplements.stoppedOn, from), gt(supplements.stoppedOn, supplements.startedOn)),
        ),
      ),
    )
    .orderBy(asc(supplements.id));
  const index = ({ time }: StoredSupplement) => SUPPLEMENT_TIMES.indexOf(time);
  return rows.sort((one, two) => index(one) - index(two));
}

/** Ticks in a range of days. */
export async function listTicks(db: Db, { userId, from, to }: Stretch): Promise<SupplementTick[]> {
  return db
    .select({ supplementId: supplementTicks.supplementId, date: supplementTicks.date })
    .from(supplementTicks)
    .where(and(eq(supplementTicks.userId, userId), between(supplementTicks.date, from, to)))
    .orderBy(asc(supplementTicks.date), asc(supplementTicks.supplementId));
}

/** The number of supplements currently listed. */
export async function countListed(db: Db, userId: string): Promise<number> {
  return db.$count(supplements, and(eq(supplements.userId, userId), isNull(supplements.stoppedOn)));
}

export async function insertSupplement(tx: Tx, row: NewSupplement): Promise<StoredSupplement> {
  const [stored] = await tx.insert(supplements).values(row).returning();
  if (!stored) throw new Error('the supplement was not stored');
  return stored;
}

/** Whether a write failed because this form was already stored. */
export function isAlreadyStored(error: unknown): boolean {
  return brokenConstraint(error) === 'supplements_request_key_key';
}

export async function findByKey(db: Db, userId: string, requestKey: string) {
  const [found] = await db
    .select()
    .from(supplements)
    .where(and(eq(supplements.userId, userId), eq(supplements.requestKey, requestKey)));
  return found ?? null;
}

/** Locks one of an athlete's supplements until the transaction ends. */
export async function lockSupplement(tx: Tx, userId: string, id: string) {
  const [found] = await tx.select().from(supplements).where(isOne(userId, id)).for('update');
  return found ?? null;
}

/** Stores the changes as the next version. */
export async function updateSupplement(
  tx: Tx,
  { userId, id, version }: StoredSupplement,
  changes: Partial<NewSupplement>,
): Promise<StoredSupplement> {
  const [stored] = await tx
    .update(supplements)
    .set({ ...changes, version: version + 1 })
    .where(isOne(userId, id))
    .returning();
  if (!stored) throw new Error('the supplement was not stored');
  return stored;
}

/** A batch of supplements that were never scanned, or only by older rules. */
export async function listUnscanned(
  db: Db,
  { rulesVersion, limit }: { rulesVersion: number; limit: number },
): Promise<StoredSupplement[]> {
  return db
    .select()
    .from(supplements)
    .where(lt(supplements.rulesVersion, rulesVersion))
    .limit(limit);
}

/** Stores the safety note unless the athlete changed the supplement in the meantime. */
export async function storeScan(
  db: Db,
  { userId, id, version }: StoredSupplement,
  read: Pick<StoredSupplement, 'safety' | 'rulesVersion'>,
): Promise<void> {
  const isOlder = lt(supplements.rulesVersion, read.rulesVersion);
  await db
    .update(supplements)
    .set(read)
    .where(and(isOne(userId, id), eq(supplements.version, version), isOlder));
}

type Tick = SupplementTick & { userId: string };

export async function insertTick(tx: Tx, tick: Tick & { tickedAt: Date }) {
  await tx.insert(supplementTicks).values(tick).onConflictDoNothing();
}

/** Moves a day's tick to another supplement. */
export async function moveTick(tx: Tx, { userId, date, supplementId }: Tick, toId: string) {
  await tx
    .update(supplementTicks)
    .set({ supplementId: toId })
    .where(
      and(
        eq(supplementTicks.userId, userId),
        eq(supplementTicks.date, date),
        eq(supplementTicks.supplementId, supplementId),
      ),
    );
}

export async function removeTick(tx: Tx, { userId, date, supplementId }: Tick) {
  await tx
    .delete(supplementTicks)
    .where(
      and(
        eq(supplementTicks.userId, userId),
        eq(supplementTicks.date, date),
        eq(supplementTicks.supplementId, supplementId),
      ),
    );
}
