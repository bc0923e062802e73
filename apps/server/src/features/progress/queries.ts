import { and, asc, between, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import {
  dailyCheckIns,
  peakWeekTicks,
  photos,
  progressEntries,
} from '../../platform/db/schema/index.ts';
import type { DayPlace } from '../../platform/paging.ts';

export type StoredEntry = typeof progressEntries.$inferSelect;
export type NewEntry = typeof progressEntries.$inferInsert;

export async function insertEntry(db: Db, entry: NewEntry): Promise<StoredEntry> {
  const [stored] = await db.insert(progressEntries).values(entry).returning();
  if (!stored) throw new Error('the entry was not stored');
  return stored;
}

type EntryKey = Pick<StoredEntry, 'userId' | 'id'>;

const isOne = ({ userId, id }: EntryKey) =>
  and(eq(progressEntries.userId, userId), eq(progressEntries.id, id));

/** One athlete's entry, kept from changing until the transaction ends. */
export async function lockEntry(tx: Tx, key: EntryKey): Promise<StoredEntry | null> {
  const [entry] = await tx.select().from(progressEntries).where(isOne(key)).for('update');
  return entry ?? null;
}

/**
 * Keeps the check-in that an entry came with from changing until the transaction ends. Call it before
 * `lockEntry`: who saves a check-in holds it first, and its entry then.
 */
export async function holdCheckInOf(tx: Tx, key: EntryKey) {
  const origin = tx
    .select({ id: progressEntries.requestKey })
    .from(progressEntries)
    .where(isOne(key));
  await tx
    .select({ id: dailyCheckIns.id })
    .from(dailyCheckIns)
    .where(and(eq(dailyCheckIns.userId, key.userId), inArray(dailyCheckIns.id, origin)))
    .for('update');
}

/** Says in the check-in that an entry came with, if it came with one, what is weighed now. */
export async function setCheckInWeight(
  tx: Tx,
  { userId, requestKey, date }: Pick<StoredEntry, 'userId' | 'requestKey' | 'date'>,
  weight: number | null,
) {
  if (requestKey === null) return;
  await tx
    .update(dailyCheckIns)
    .set({ weight, version: sql`${dailyCheckIns.version} + 1` })
    .where(
      and(
        eq(dailyCheckIns.userId, userId),
        eq(dailyCheckIns.id, requestKey),
        eq(dailyCheckIns.date, date),
        sql`${dailyCheckIns.weight} is distinct from ${weight}::double precision`,
      ),
    );
}

/** The days of peak weeks, of these, of which the athlete confirmed anything. */
export async function listPeakDays(db: Db, userId: string, days: string[]) {
  if (days.length === 0) return [];
  return db
    .select({ competitionId: peakWeekTicks.competitionId, date: peakWeekTicks.date })
    .from(peakWeekTicks)
    .where(and(eq(peakWeekTicks.userId, userId), inArray(peakWeekTicks.date, days)));
}

/** Says in a day of peak week what is weighed now. */
export async function setPeakDayWeight(
  tx: Tx,
  { userId, competitionId, date }: Record<'userId' | 'competitionId' | 'date', string>,
  weight: number | null,
) {
  await tx
    .update(peakWeekTicks)
    .set({ weight })
    .where(
      and(
        eq(peakWeekTicks.userId, userId),
        eq(peakWeekTicks.competitionId, competitionId),
        eq(peakWeekTicks.date, date),
      ),
    );
}

export async function updateEntry(
  tx: Tx,
  key: EntryKey,
  changes: Partial<NewEntry>,
): Promise<StoredEntry> {
  const [stored] = await tx
    .update(progressEntries)
    .set({ ...changes, version: sql`${progressEntries.version} + 1` })
    .where(isOne(key))
    .returning();
  if (!stored) throw new Error('the entry was not stored');
  return stored;
}

export async function removeEntry(tx: Tx, key: EntryKey) {
  await tx.delete(progressEntries).where(isOne(key));
}

/** Whether a write failed because this form was sent before. */
export function isSentBefore(error: unknown): boolean {
  return brokenConstraint(error) === 'progress_entries_request_key_key';
}

export async function findEntryByKey(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<StoredEntry | null> {
  const [entry] = await db
    .select()
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), eq(progressEntries.requestKey, requestKey)));
  return entry ?? null;
}

/** The same, kept from changing until the transaction ends. */
export async function holdEntryByKey(
  tx: Tx,
  userId: string,
  requestKey: string,
): Promise<StoredEntry | null> {
  const [entry] = await tx
    .select()
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), eq(progressEntries.requestKey, requestKey)))
    .for('update');
  return entry ?? null;
}

/** One athlete's entries, the newest day first, those after `after` in that order. */
export async function listEntries(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after: DayPlace | null },
): Promise<StoredEntry[]> {
  // One comparison of both, so that a later page begins in the index and not at the newest entry.
  const later = after
    ? sql`(${progressEntries.date}, ${progressEntries.id}) < (${after.date}::date, ${after.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), later))
    .orderBy(desc(progressEntries.date), desc(progressEntries.id))
    .limit(limit);
}

/** Of one day. Every entry of the day shows them all, and there may be many of both. */
const MOST_PHOTOS_A_DAY = 30;

/** An athlete's progress photos of these days, in the order in which they were taken. */
export async function listPhotosOf(db: Db, userId: string, days: string[]) {
  if (days.length === 0) return [];
  const ofDays = db
    .select({
      id: photos.id,
      date: photos.date,
      place: sql<number>`row_number() over (partition by ${photos.date} order by ${photos.id})`.as(
        'place',
      ),
    })
    .from(photos)
    .where(
      and(eq(photos.userId, userId), eq(photos.purpose, 'progress'), inArray(photos.date, days)),
    )
    .as('of_days');
  return db
    .select({ id: ofDays.id, date: ofDays.date })
    .from(ofDays)
    .where(lte(ofDays.place, MOST_PHOTOS_A_DAY))
    .orderBy(asc(ofDays.id));
}

/** Which of these are check-ins of the athlete's. */
export async function findCheckInIds(db: Db, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: dailyCheckIns.id })
    .from(dailyCheckIns)
    .where(and(eq(dailyCheckIns.userId, userId), inArray(dailyCheckIns.id, ids)));
  return new Set(found.map(({ id }) => id));
}

/** What was measured in a range of days, the oldest first. */
export async function listMeasured(db: Db, userId: string, from: string, to: string) {
  return db
    .select({
      date: progressEntries.date,
      weight: progressEntries.weight,
      bodyFat: progressEntries.bodyFat,
      measurements: progressEntries.measurements,
    })
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), between(progressEntries.date, from, to)))
    .orderBy(asc(progressEntries.date), asc(progressEntries.id));
}
export type Measured = Awaited<ReturnType<typeof listMeasured>>[number];
