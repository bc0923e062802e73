import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../../platform/db/database.ts';
import { photoAssessments, photos, users } from '../../../platform/db/schema/index.ts';

export type StoredAssessment = typeof photoAssessments.$inferSelect;
export type NewAssessment = typeof photoAssessments.$inferInsert;
type Key = Pick<StoredAssessment, 'userId' | 'id'>;

/** Progress photos of a day. */
const ofDay = (userId: string, date: string) =>
  and(eq(photos.userId, userId), eq(photos.purpose, 'progress'), eq(photos.date, date));

/** Whether there are progress photos of a day. Locks one of them until the transaction ends. */
export async function lockPhotoOf(tx: Tx, userId: string, date: string): Promise<boolean> {
  const locked = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(ofDay(userId, date))
    .orderBy(asc(photos.id))
    .limit(1)
    .for('share');
  return locked.length > 0;
}

export async function insertAssessment(tx: Tx, assessment: NewAssessment): Promise<string> {
  const [stored] = await tx
    .insert(photoAssessments)
    .values(assessment)
    .returning({ id: photoAssessments.id });
  if (!stored) throw new Error('the assessment was not stored');
  return stored.id;
}

/** Whether a write failed because the day's photos are already assessed. */
export function isAssessedBefore(error: unknown): boolean {
  return brokenConstraint(error) === 'photo_assessments_date_key';
}

const isOne = ({ userId, id }: Key) =>
  and(eq(photoAssessments.userId, userId), eq(photoAssessments.id, id));

/** One assessment, locked until the transaction ends. */
export async function lockAssessment(tx: Tx, key: Key): Promise<StoredAssessment | null> {
  const [held] = await tx.select().from(photoAssessments).where(isOne(key)).for('update');
  return held ?? null;
}

export async function updateAssessment(tx: Tx, key: Key, changes: Partial<NewAssessment>) {
  await tx
    .update(photoAssessments)
    .set({ ...changes, version: sql`${photoAssessments.version} + 1` })
    .where(isOne(key));
}

export async function removeAssessment(tx: Tx, key: Key) {
  await tx.delete(photoAssessments).where(isOne(key));
}

/** Deletes the assessment of a day without progress photos. */
export async function removeAssessmentWithoutPhotos(tx: Tx, userId: string, date: string) {
  const [left] = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(ofDay(userId, date))
    .limit(1);
  if (left) return;
  await tx
    .delete(photoAssessments)
    .where(and(eq(photoAssessments.userId, userId), eq(photoAssessments.date, date)));
}

/** The assessments of the photos of these days, with the name of the last coach. */
export async function listAssessments(db: Db, userId: string, days: readonly string[]) {
  if (days.length === 0) return [];
  const rows = await db
    .select({ assessment: photoAssessments, coachName: users.name })
    .from(photoAssessments)
    .leftJoin(users, eq(users.id, photoAssessments.coachId))
    .where(and(eq(photoAssessments.userId, userId), inArray(photoAssessments.date, [...days])));
  return rows.map(({ assessment, coachName }) => ({ ...assessment, coachName }));
}
