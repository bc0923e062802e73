import { and, between, desc, eq, getColumns, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { dailyCheckIns, weighIns } from '../../platform/db/schema/index.ts';
import { isWeighInOfCheckIn } from '../weigh-ins/index.ts';

type Row = typeof dailyCheckIns.$inferSelect;
export type NewCheckIn = typeof dailyCheckIns.$inferInsert;
/** A check-in with its weight in kg. */
export type StoredCheckIn = Row & { weight: number | null };

interface DayKey {
  userId: string;
  date: string;
}

const isOf = ({ userId, date }: DayKey) =>
  and(eq(dailyCheckIns.userId, userId), eq(dailyCheckIns.date, date));

const selectCheckIns = (db: Db) =>
  db
    .select({ ...getColumns(dailyCheckIns), weight: weighIns.kg })
    .from(dailyCheckIns)
    .leftJoin(weighIns, isWeighInOfCheckIn);

/** The check-in of a day. */
export async function findCheckIn(db: Db, place: DayKey): Promise<StoredCheckIn | null> {
  const [checkIn] = await selectCheckIns(db).where(isOf(place));
  return checkIn ?? null;
}

interface Key {
  userId: string;
  id: string;
}

const isOne = ({ userId, id }: Key) =>
  and(eq(dailyCheckIns.userId, userId), eq(dailyCheckIns.id, id));

/** Whether an athlete's check-in of a day has this id. */
export async function hasCheckIn(db: Db, { date, ...key }: Key & DayKey): Promise<boolean> {
  const rows = await db
    .select({ id: dailyCheckIns.id })
    .from(dailyCheckIns)
    .where(and(isOne(key), eq(dailyCheckIns.date, date)));
  return rows.length > 0;
}

/**
 * Bumps a check-in's version after its weight changed elsewhere, so that open forms become
 * outdated.
 */
export async function bumpCheckIn(tx: Tx, key: Key): Promise<void> {
  await tx
    .update(dailyCheckIns)
    .set({ version: sql`${dailyCheckIns.version} + 1` })
    .where(isOne(key));
}

export async function insertCheckIn(tx: Tx, checkIn: NewCheckIn): Promise<Row> {
  const [stored] = await tx.insert(dailyCheckIns).values(checkIn).returning();
  if (!stored) throw new Error('the check-in was not stored');
  return stored;
}

export async function updateCheckIn(
  tx: Tx,
  place: DayKey,
  changes: Partial<NewCheckIn>,
): Promise<Row> {
  const [stored] = await tx
    .update(dailyCheckIns)
    .set({ ...changes, version: sql`${dailyCheckIns.version} + 1` })
    .where(isOf(place))
    .returning();
  if (!stored) throw new Error('the check-in was not stored');
  return stored;
}

/** An athlete's check-ins in a range of days, inclusive, newest first. */
export async function listCheckInRows(
  db: Db,
  { userId, from, to, limit }: { userId: string; from: string; to: string; limit: number },
): Promise<StoredCheckIn[]> {
  return selectCheckIns(db)
    .where(and(eq(dailyCheckIns.userId, userId), between(dailyCheckIns.date, from, to)))
    .orderBy(desc(dailyCheckIns.date))
    .limit(limit);
}
