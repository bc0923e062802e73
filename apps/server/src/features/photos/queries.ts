import type { PhotoPurpose, PhotoRef } from '@posedown/contract';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/schema/columns.ts';
import { peakWeekTicks, photos, users } from '../../platform/db/schema/index.ts';
import type { DayPageEnd } from '../../platform/paging.ts';

export type StoredPhoto = typeof photos.$inferSelect;
export type NewPhoto = typeof photos.$inferInsert;

/** The id of a photo that isn't stored yet. Its files are written under this id first. */
export const newPhotoId = newId;

export async function insertPhoto(db: Db, photo: NewPhoto): Promise<StoredPhoto> {
  const [stored] = await db.insert(photos).values(photo).returning();
  if (!stored) throw new Error('the photo was not stored');
  return stored;
}

/** Whether a write failed because this photo was already stored. */
export function isAlreadyStored(error: unknown): boolean {
  return brokenConstraint(error) === 'photos_request_key_key';
}

export async function findPhotoByKey(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<StoredPhoto | null> {
  const [photo] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.requestKey, requestKey)));
  return photo ?? null;
}

/** A photo that is attached. */
export async function findPhoto(db: Db, userId: string, id: string): Promise<StoredPhoto | null> {
  const [photo] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id), isNull(photos.looseSince)));
  return photo ?? null;
}

/** Deletes a photo that nothing else references. @returns the deleted row, or null */
export async function deletePhotoRow(
  db: Db,
  userId: string,
  id: string,
): Promise<Pick<StoredPhoto, 'purpose' | 'date'> | null> {
  const isFree = or(eq(photos.purpose, 'progress'), isNotNull(photos.looseSince));
  const [gone] = await db
    .delete(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id), isFree))
    .returning({ purpose: photos.purpose, date: photos.date });
  return gone ?? null;
}

const isAmong = (userId: string, ids: readonly string[]) =>
  and(eq(photos.userId, userId), inArray(photos.id, [...ids]));

/** Permanently deletes photos and all references. Call it in a transaction. */
export async function deletePhotoRows(tx: Tx, userId: string, ids: readonly string[]) {
  if (ids.length > 0) await tx.delete(photos).where(isAmong(userId, ids));
}

interface Attachment {
  userId: string;
  ids: readonly string[];
  purpose: PhotoPurpose;
  date: string;
}

/** Attaches detached photos to a day. @returns the number of attached photos */
export async function attachDetachedPhotos(
  tx: Tx,
  { userId, ids, purpose, date }: Attachment,
): Promise<number> {
  const conflicting = await tx
    .update(photos)
    .set({ looseSince: null, date })
    .where(and(isAmong(userId, ids), eq(photos.purpose, purpose), isNotNull(photos.looseSince)))
    .returning({ id: photos.id });
  return conflicting.length;
}

/** How many of different ids are photos of an athlete's progress or thread. */
export async function countSharedPhotos(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const isShown = inArray(photos.purpose, ['progress', 'message']);
  return tx.$count(photos, and(isAmong(userId, ids), isShown, isNull(photos.looseSince)));
}

/** Detaches photos. They are hidden at once and deleted later by the cleanup. */
export async function detachPhotos(tx: Tx, userId: string, ids: readonly string[], at: Date) {
  if (ids.length === 0) return;
  await tx.update(photos).set({ looseSince: at }).where(isAmong(userId, ids));
}

/** Moves a photo to its entry's new day. Call it in a transaction. */
export async function redatePhoto(tx: Tx, userId: string, id: string, date: string) {
  await tx
    .update(photos)
    .set({ date })
    .where(isAmong(userId, [id]));
}

export function findPhotoRefs(db: Db, userId: string, ids: string[]): Promise<PhotoRef[]> {
  return db
    .select({ id: photos.id, userId: photos.userId, width: photos.width, height: photos.height })
    .from(photos)
    .where(isAmong(userId, ids));
}

/** Detaches peak-week photos whose day was deleted, because deleting a show can't reach them. */
export async function detachOrphanedPhotos(db: Db, at: Date) {
  const day = db
    .select({ one: sql`1` })
    .from(peakWeekTicks)
    .where(and(eq(peakWeekTicks.userId, photos.userId), eq(peakWeekTicks.photoId, photos.id)));
  const isForsaken = and(
    eq(photos.purpose, 'peak_week'),
    isNull(photos.looseSince),
    notExists(day),
  );
  await db.update(photos).set({ looseSince: at }).where(isForsaken);
}

/** Deletes the rows of photos detached since before an instant. @returns the deleted rows */
export function deleteDetachedPhotoRows(db: Db, before: Date) {
  return db
    .delete(photos)
    .where(lt(photos.looseSince, before))
    .returning({ userId: photos.userId, id: photos.id });
}

interface ListPhotoRowsInput {
  userId: string;
  purpose?: PhotoPurpose | undefined;
  from?: string | undefined;
  until?: string | undefined;
  limit: number;
  after: DayPageEnd | null;
}

/** One athlete's photos after `after`, newest day first. */
export async function listPhotoRows(db: Db, input: ListPhotoRowsInput): Promise<StoredPhoto[]> {
  const { userId, purpose, from, until, limit, after } = input;
  const later = after
    ? sql`(${photos.date}, ${photos.id}) < (${after.date}::date, ${after.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(photos)
    .where(
      and(
        eq(photos.userId, userId),
        isNull(photos.looseSince),
        purpose && eq(photos.purpose, purpose),
        from ? gte(photos.date, from) : undefined,
        until ? lte(photos.date, until) : undefined,
        later,
      ),
    )
    .orderBy(desc(photos.date), desc(photos.id))
    .limit(limit);
}

/** The number of an athlete's stored photos. */
export const countPhotos = (db: Db, userId: string): Promise<number> =>
  db.$count(photos, eq(photos.userId, userId));

/** Ids per statement: well below the protocol limit of 65,535 parameters. */
const AT_ONCE = 1000;

/** The given ids that are photos of the athlete. */
export async function findPhotoIds(db: Db, userId: string, ids: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await db
      .select({ id: photos.id })
      .from(photos)
      .where(isAmong(userId, ids.slice(start, start + AT_ONCE)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Whether any of these people has an account here. */
export async function anyPersonExists(db: Db, ids: readonly string[]): Promise<boolean> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, some))
      .limit(1);
    if (found.length > 0) return true;
  }
  return false;
}
