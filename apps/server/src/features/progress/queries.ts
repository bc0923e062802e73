import { and, asc, between, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/schema/columns.ts';
import { peakWeekTicks, photos, progressEntries } from '../../platform/db/schema/index.ts';
import type { DayPageEnd } from '../../platform/paging.ts';
import { deleteWeighIn, entryRows, insertWeighIn, updateWeighIn } from '../weigh-ins/index.ts';

const selectEntries = (db: Db) => db.select().from(entryRows);
export type StoredEntry = Awaited<ReturnType<typeof selectEntries>>[number];
type EntryKey = Pick<StoredEntry, 'userId' | 'id'>;

/** Where an entry's weight was entered. */
export type EntrySource = Pick<StoredEntry, 'source' | 'sourceId'>;

/** An entry's fields except the weight. */
type Facts = Omit<typeof progressEntries.$inferInsert, 'id' | 'userId' | 'version' | 'createdAt'>;

export interface NewEntry extends Facts {
  id?: string;
  userId: string;
  date: string;
  weight?: number | null | undefined;
  createdAt: Date;
}

/** Stores an entry, and its weight as the weigh-in of the same id. */
export async function insertEntry(
  tx: Tx,
  { weight = null, ...entry }: NewEntry,
  from: EntrySource,
): Promise<StoredEntry> {
  const { id = newId(), userId, date, createdAt: at } = entry;
  const isOwn = from.source === 'entry';
  if (isOwn || hasMoreThanWeight(entry)) await tx.insert(progressEntries).values({ ...entry, id });
  if (!isOwn || weight !== null)
    await insertWeighIn(tx, { id, userId, date, kg: weight, at, ...from });
  return requireEntry(tx, { userId, id });
}

const isOne = ({ userId, id }: EntryKey) =>
  and(eq(progressEntries.userId, userId), eq(progressEntries.id, id));

/** One athlete's entries after `after`, newest day first. */
export async function findEntry(db: Db, { userId, id }: EntryKey): Promise<StoredEntry | null> {
  const [entry] = await selectEntries(db).where(
    and(eq(entryRows.userId, userId), eq(entryRows.id, id)),
  );
  return entry ?? null;
}

async function requireEntry(tx: Tx, key: EntryKey): Promise<StoredEntry> {
  const entry = await findEntry(tx, key);
  if (!entry) throw new Error('the entry was not stored');
  return entry;
}

/** Changes all fields of an entry. On another day, its weight no longer belongs to a check-in or peak-week day. */
export async function updateEntry(
  tx: Tx,
  before: StoredEntry,
  { weight, ...facts }: Facts & { date: string; weight: number | null },
): Promise<StoredEntry> {
  const { userId, id, createdAt } = before;
  const { date } = facts;
  const staysWeightOnly = before.isWeightOnly && !hasMoreThanWeight(facts);
  if (!before.isWeightOnly) {
    await tx
      .update(progressEntries)
      .set({ ...facts, version: sql`${progressEntries.version} + 1` })
      .where(isOne(before));
  } else if (!staysWeightOnly) {
    // An entry's version increases by one, whichever of its two rows is new.
    await tx.insert(progressEntries).values({ ...facts, userId, id, createdAt, version: 2 });
  }
  const weighed = before.weighInVersion;
  if (weighed !== null) {
    await updateWeighIn(tx, before, {
      ...{ date, kg: weight, version: staysWeightOnly ? weighed + 1 : weighed },
      ...(date === before.date ? {} : OWN),
    });
  } else if (weight !== null) {
    await insertWeighIn(tx, { id, userId, date, kg: weight, at: createdAt, ...OWN });
  }
  return requireEntry(tx, before);
}

/** The weight was given in the entry itself. */
export const OWN: EntrySource = { source: 'entry', sourceId: null };

/** Whether an entry contains more than a weight. */
export function hasMoreThanWeight({ measurements, ...facts }: Facts): boolean {
  const { bodyFat, notes, energyLevel, stressLevel, mood, sleepHours, waterIntake } = facts;
  const others = [bodyFat, notes, energyLevel, stressLevel, mood, sleepHours, waterIntake];
  return (
    Object.keys(measurements ?? {}).length > 0 ||
    others.some((value) => value !== null && value !== undefined)
  );
}

export async function removeEntry(tx: Tx, key: EntryKey) {
  await tx.delete(progressEntries).where(isOne(key));
  await deleteWeighIn(tx, key);
}

const SENT_BEFORE = ['progress_entries_request_key_key', 'weigh_ins_source_key'];

/** Whether a write failed because this form was already stored. */
export const isAlreadyStored = (error: unknown) =>
  SENT_BEFORE.includes(brokenConstraint(error) ?? '');

interface Sent {
  userId: string;
  date: string;
  requestKey: string;
}

/** The entry created with this idempotency key, or the weigh-in of the check-in or peak-week day the key refers to. */
export async function findEntryByKey(
  db: Db,
  { userId, date, requestKey }: Sent,
  { sourceId }: EntrySource,
): Promise<StoredEntry | null> {
  const ofForm = db
    .select({ id: progressEntries.id })
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), eq(progressEntries.requestKey, requestKey)));
  const isSourced = sourceId && and(eq(entryRows.sourceId, sourceId), eq(entryRows.date, date));
  const [entry] = await selectEntries(db)
    .where(
      and(eq(entryRows.userId, userId), or(inArray(entryRows.id, ofForm), isSourced || undefined)),
    )
    .limit(1);
  return entry ?? null;
}

/** The given days on which the athlete confirmed a peak-week task. */
export async function listPeakDays(db: Db, userId: string, days: string[]) {
  if (days.length === 0) return [];
  return db
    .select({ competitionId: peakWeekTicks.competitionId, date: peakWeekTicks.date })
    .from(peakWeekTicks)
    .where(and(eq(peakWeekTicks.userId, userId), inArray(peakWeekTicks.date, days)));
}

/** One athlete's entries, the newest day first, those after `after` in that order. */
export async function listEntries(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after: DayPageEnd | null },
): Promise<StoredEntry[]> {
  // Compare both as a row, so that later pages start in the index instead of scanning from the newest entry.
  const later = after
    ? sql`(${entryRows.date}, ${entryRows.id}) < (${after.date}::date, ${after.id}::uuid)`
    : undefined;
  return selectEntries(db)
    .where(and(eq(entryRows.userId, userId), later))
    .orderBy(desc(entryRows.date), desc(entryRows.id))
    .limit(limit);
}

/** Per day. Every entry of a day shows all of its photos, so there may be many of both. */
const MAX_PHOTOS_A_DAY = 30;

/** An athlete's progress photos of these days, in the order taken. */
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
    .where(lte(ofDays.place, MAX_PHOTOS_A_DAY))
    .orderBy(asc(ofDays.id));
}

/** Measurements in a range of days, oldest first. */
export async function listMeasured(db: Db, userId: string, from: string, to: string) {
  return db
    .select({
      date: entryRows.date,
      weight: entryRows.weight,
      bodyFat: entryRows.bodyFat,
      measurements: entryRows.measurements,
    })
    .from(entryRows)
    .where(and(eq(entryRows.userId, userId), between(entryRows.date, from, to)))
    .orderBy(asc(entryRows.date), asc(entryRows.id));
}
export type Measured = Awaited<ReturnType<typeof listMeasured>>[number];
