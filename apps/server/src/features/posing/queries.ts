import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { brokenConstraint, type Db } from '../../platform/db/database.ts';
import { posePracticeSessions, users } from '../../platform/db/schema/index.ts';
import type { DayPageEnd } from '../../platform/paging.ts';

export type StoredSession = typeof posePracticeSessions.$inferSelect;
type NewSession = typeof posePracticeSessions.$inferInsert;

interface SessionKey {
  userId: string;
  sessionId: string;
}

const isSession = ({ userId, sessionId }: SessionKey) =>
  and(eq(posePracticeSessions.userId, userId), eq(posePracticeSessions.id, sessionId));

export async function insertSession(db: Db, session: NewSession): Promise<StoredSession> {
  const [stored] = await db.insert(posePracticeSessions).values(session).returning();
  if (!stored) throw new Error('the session was not stored');
  return stored;
}

/** Whether a write failed because this session was already stored. */
export function isAlreadyStored(error: unknown): boolean {
  return brokenConstraint(error) === 'pose_practice_sessions_request_key_key';
}

export async function findSessionByKey(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<StoredSession | null> {
  const [session] = await db
    .select()
    .from(posePracticeSessions)
    .where(
      and(eq(posePracticeSessions.userId, userId), eq(posePracticeSessions.requestKey, requestKey)),
    );
  return session ?? null;
}

/** One athlete's sessions after `after`, newest day first. */
export async function listSessions(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after: DayPageEnd | null },
): Promise<StoredSession[]> {
  const later = after
    ? sql`(${posePracticeSessions.date}, ${posePracticeSessions.id}) < (${after.date}::date, ${after.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(posePracticeSessions)
    .where(and(eq(posePracticeSessions.userId, userId), later))
    .orderBy(desc(posePracticeSessions.date), desc(posePracticeSessions.id))
    .limit(limit);
}

/** The practice of a coach's athletes since a day, newest first. */
export async function listRosterSessions(
  db: Db,
  { coachId, since, limit }: { coachId: string; since: string; limit: number },
): Promise<{ athleteName: string; session: StoredSession }[]> {
  return db
    .select({ athleteName: users.name, session: posePracticeSessions })
    .from(posePracticeSessions)
    .innerJoin(users, eq(users.id, posePracticeSessions.userId))
    .where(and(eq(users.coachId, coachId), gte(posePracticeSessions.date, since)))
    .orderBy(desc(posePracticeSessions.date), desc(posePracticeSessions.id))
    .limit(limit);
}

/** Saves the coach's notes over the version they saw. @returns null if that version is outdated */
export async function updateNotes(
  db: Db,
  { version, coachNotes, ...key }: SessionKey & { version: number; coachNotes: string | null },
): Promise<StoredSession | null> {
  const [session] = await db
    .update(posePracticeSessions)
    .set({ coachNotes, version: version + 1 })
    .where(and(isSession(key), eq(posePracticeSessions.version, version)))
    .returning();
  return session ?? null;
}

export async function hasSession(db: Db, key: SessionKey): Promise<boolean> {
  const found = await db
    .select({ id: posePracticeSessions.id })
    .from(posePracticeSessions)
    .where(isSession(key));
  return found.length > 0;
}

/** @returns whether the session existed */
export async function removeSession(db: Db, key: SessionKey): Promise<boolean> {
  const deleted = await db
    .delete(posePracticeSessions)
    .where(isSession(key))
    .returning({ id: posePracticeSessions.id });
  return deleted.length > 0;
}
