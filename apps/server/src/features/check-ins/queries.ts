import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { dailyCheckIns } from '../../platform/db/schema/index.ts';

export type StoredCheckIn = typeof dailyCheckIns.$inferSelect;
export type NewCheckIn = typeof dailyCheckIns.$inferInsert;

interface Place {
  userId: string;
  date: string;
}

const isOf = ({ userId, date }: Place) =>
  and(eq(dailyCheckIns.userId, userId), eq(dailyCheckIns.date, date));

/** The check-in of a day, kept from changing until the transaction ends. */
export async function holdCheckIn(tx: Tx, place: Place): Promise<StoredCheckIn | null> {
  const [checkIn] = await tx.select().from(dailyCheckIns).where(isOf(place)).for('update');
  return checkIn ?? null;
}

export async function insertCheckIn(tx: Tx, checkIn: NewCheckIn): Promise<StoredCheckIn> {
  const [stored] = await tx.insert(dailyCheckIns).values(checkIn).returning();
  if (!stored) throw new Error('the check-in was not stored');
  return stored;
}

export async function updateCheckIn(
  tx: Tx,
  place: Place,
  changes: Partial<NewCheckIn>,
): Promise<StoredCheckIn> {
  const [stored] = await tx
    .update(dailyCheckIns)
    .set({ ...changes, version: sql`${dailyCheckIns.version} + 1` })
    .where(isOf(place))
    .returning();
  if (!stored) throw new Error('the check-in was not stored');
  return stored;
}

/** One athlete's newest check-ins of a stretch of days, both included, the newest first. */
export async function listCheckInRows(
  db: Db,
  { userId, from, to, limit }: { userId: string; from: string; to: string; limit: number },
): Promise<StoredCheckIn[]> {
  return db
    .select()
    .from(dailyCheckIns)
    .where(and(eq(dailyCheckIns.userId, userId), between(dailyCheckIns.date, from, to)))
    .orderBy(desc(dailyCheckIns.date))
    .limit(limit);
}
