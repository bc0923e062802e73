import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  type LoggedExercise,
  type StoredSet,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import type { DayPlace } from '../../../platform/paging.ts';

export type { LoggedExercise, StoredSet };

export type StoredSession = typeof workoutSessions.$inferSelect;
export type NewSession = typeof workoutSessions.$inferInsert;

const own = (userId: string, id: string) =>
  and(eq(workoutSessions.userId, userId), eq(workoutSessions.id, id));

/** Stores a session unless one with its id is there already. */
export async function insertSession(tx: Db, session: NewSession) {
  await tx.insert(workoutSessions).values(session).onConflictDoNothing();
}

export async function findSession(db: Db, userId: string, id: string) {
  const [session] = await db.select().from(workoutSessions).where(own(userId, id));
  return session ?? null;
}

/** The session, kept from changing until the transaction ends. */
export async function holdSession(tx: Db, userId: string, id: string) {
  const [session] = await tx.select().from(workoutSessions).where(own(userId, id)).for('update');
  return session ?? null;
}

export async function updateSession(
  tx: Db,
  { userId, id }: Pick<StoredSession, 'userId' | 'id'>,
  change: Partial<Omit<NewSession, 'id' | 'userId'>>,
): Promise<StoredSession> {
  const [session] = await tx.update(workoutSessions).set(change).where(own(userId, id)).returning();
  if (!session) throw new Error('the session was not stored');
  return session;
}

export async function deleteSession(tx: Db, userId: string, id: string) {
  await tx.delete(workoutSessions).where(own(userId, id));
}

/** An athlete's unfinished sessions, the latest first. */
export function listOpenSessions(db: Db, userId: string): Promise<StoredSession[]> {
  return db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), sql`not ${workoutSessions.completed}`))
    .orderBy(desc(workoutSessions.createdAt));
}

/** The same, kept from changing until the transaction ends: no set is saved meanwhile. */
export function holdOpenSessions(tx: Db, userId: string): Promise<StoredSession[]> {
  return tx
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), sql`not ${workoutSessions.completed}`))
    .orderBy(workoutSessions.id)
    .for('update');
}

/** One athlete's sessions, the newest day first, those after `after` in that order. */
export function listSessions(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after: DayPlace | null },
): Promise<StoredSession[]> {
  const later = after
    ? sql`(${workoutSessions.date}, ${workoutSessions.id}) < (${after.date}::date, ${after.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), later))
    .orderBy(desc(workoutSessions.date), desc(workoutSessions.id))
    .limit(limit);
}

/** What was lifted in an athlete's finished sessions since a day, the oldest first. */
export function listWorkSince(db: Db, userId: string, since: string) {
  return db
    .select({
      workoutId: workoutSessions.workoutId,
      date: workoutSessions.date,
      exerciseData: workoutSessions.exerciseData,
    })
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        gte(workoutSessions.date, since),
        eq(workoutSessions.completed, true),
      ),
    )
    .orderBy(asc(workoutSessions.date), asc(workoutSessions.id));
}
