import type { PhotoPurpose } from '@posedown/contract';
import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { brokenConstraint, type Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/schema/columns.ts';
import { photos } from '../../platform/db/schema/index.ts';

export type StoredPhoto = typeof photos.$inferSelect;
export type NewPhoto = typeof photos.$inferInsert;

/** Where a page of photos ends: the day and id of its last one. */
export interface PhotoPlace {
  date: string;
  id: string;
}

/** The id of a photo that is not stored yet: its files are written under it first. */
export const newPhotoId = newId;

export async function insertPhoto(db: Db, photo: NewPhoto): Promise<StoredPhoto> {
  const [stored] = await db.insert(photos).values(photo).returning();
  if (!stored) throw new Error('the photo was not stored');
  return stored;
}

/** Whether a write failed because this photo was sent before. */
export function isSentBefore(error: unknown): boolean {
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

export async function findPhoto(db: Db, userId: string, id: string): Promise<StoredPhoto | null> {
  const [photo] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id)));
  return photo ?? null;
}

/** @returns whether it was there */
export async function deletePhotoRow(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id)))
    .returning({ id: photos.id });
  return gone.length > 0;
}

interface Asked {
  userId: string;
  purpose?: PhotoPurpose | undefined;
  from?: string | undefined;
  until?: string | undefined;
  limit: number;
  after: PhotoPlace | null;
}

/** One athlete's photos, the newest day first, those after `after` in that order. */
export async function listPhotoRows(db: Db, asked: Asked): Promise<StoredPhoto[]> {
  const { userId, purpose, from, until, limit, after } = asked;
  const later = after
    ? sql`(${photos.date}, ${photos.id}) < (${after.date}::date, ${after.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(photos)
    .where(
      and(
        eq(photos.userId, userId),
        purpose && eq(photos.purpose, purpose),
        from ? gte(photos.date, from) : undefined,
        until ? lte(photos.date, until) : undefined,
        later,
      ),
    )
    .orderBy(desc(photos.date), desc(photos.id))
    .limit(limit);
}

/** Which of these ids are photos of the athlete's. */
export async function findPhotoIds(db: Db, userId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.userId, userId), inArray(photos.id, ids)));
  return new Set(rows.map(({ id }) => id));
}
