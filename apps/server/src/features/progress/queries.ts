import { and, desc, eq, sql } from 'drizzle-orm';
import { brokenConstraint, type Db } from '../../platform/db/database.ts';
import { progressEntries } from '../../platform/db/schema/index.ts';

export type StoredEntry = typeof progressEntries.$inferSelect;
export type NewEntry = typeof progressEntries.$inferInsert;

/** Where a page of entries ends: the day and id of its last entry. */
export interface EntryPlace {
  date: string;
  id: string;
}

export async function insertEntry(db: Db, entry: NewEntry): Promise<StoredEntry> {
  const [stored] = await db.insert(progressEntries).values(entry).returning();
  if (!stored) throw new Error('the entry was not stored');
  return stored;
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

/** One athlete's entries, the newest day first, those after `after` in that order. */
export async function listEntries(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after: EntryPlace | null },
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
