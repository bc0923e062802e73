import { and, between, desc, eq, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { cardioSessions } from '../../platform/db/schema/index.ts';

export type StoredCardioSession = typeof cardioSessions.$inferSelect;
export type NewCardioSession = typeof cardioSessions.$inferInsert;

export async function insertCardioSession(
  db: Db,
  session: NewCardioSession,
): Promise<StoredCardioSession> {
  const [stored] = await db.insert(cardioSessions).values(session).returning();
  if (!stored) throw new Error('the session was not stored');
  return stored;
}

/** Whether a write failed because this session was already stored. */
export function isDuplicateSession(error: unknown): boolean {
  return brokenConstraint(error) === 'cardio_sessions_request_key_key';
}

export async function findCardioSessionByKey(db: Db, userId: string, requestKey: string) {
  const [session] = await db
    .select()
    .from(cardioSessions)
    .where(and(eq(cardioSessions.userId, userId), eq(cardioSessions.requestKey, requestKey)));
  return session ?? null;
}

const isOne = (userId: string, sessionId: string) =>
  and(eq(cardioSessions.userId, userId), eq(cardioSessions.id, sessionId));

/** Locks one athlete's session until the transaction ends. */
export async function lockCardioSession(tx: Tx, userId: string, sessionId: string) {
  const [session] = await tx
    .select()
    .from(cardioSessions)
    .where(isOne(userId, sessionId))
    .for('update');
  return session ?? null;
}

export async function saveCardioSession(
  db: Db,
  { userId, id }: Pick<StoredCardioSession, 'userId' | 'id'>,
  changes: Partial<NewCardioSession>,
): Promise<StoredCardioSession> {
  const [stored] = await db
    .update(cardioSessions)
    .set({ ...changes, version: sql`${cardioSessions.version} + 1` })
    .where(isOne(userId, id))
    .returning();
  if (!stored) throw new Error('the session was not stored');
  return stored;
}

export async function removeCardioSession(db: Db, userId: string, sessionId: string) {
  await db.delete(cardioSessions).where(isOne(userId, sessionId));
}

/** One athlete's sessions in a range of days, inclusive, newest first. */
export async function listCardioSessions(
  db: Db,
  { userId, from, to, limit }: { userId: string; from: string; to: string; limit: number },
): Promise<StoredCardioSession[]> {
  return db
    .select()
    .from(cardioSessions)
    .where(and(eq(cardioSessions.userId, userId), between(cardioSessions.date, from, to)))
    .orderBy(desc(cardioSessions.date), desc(cardioSessions.id))
    .limit(limit);
}

/**
 * The day of the nth newest session in a period. Null if there are fewer. @param place n, starting
 * at 1
 */
export async function dayOfSession(
  db: Db,
  { userId, from, to, place }: { userId: string; from: string; to: string; place: number },
): Promise<string | null> {
  const [session] = await db
    .select({ date: cardioSessions.date })
    .from(cardioSessions)
    .where(and(eq(cardioSessions.userId, userId), between(cardioSessions.date, from, to)))
    .orderBy(desc(cardioSessions.date))
    .limit(1)
    .offset(place - 1);
  return session?.date ?? null;
}
