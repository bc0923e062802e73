import type { DoneSet } from '@posedown/coaching';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
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

const earlierThan = ({ date, id }: DayPlace) =>
  sql`(${workoutSessions.date}, ${workoutSessions.id}) < (${date}::date, ${id}::uuid)`;

/** One athlete's sessions, the newest day first, those after `after` in that order. */
export function listSessions(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after: DayPlace | null },
): Promise<StoredSession[]> {
  return db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), after ? earlierThan(after) : undefined))
    .orderBy(desc(workoutSessions.date), desc(workoutSessions.id))
    .limit(limit);
}

/**
 * The sets of some exercises in an athlete's finished sessions before one of them, by session and exercise. Years of
 * them: of each set only what its e1RM rests on leaves the database.
 */
export function listSetsBefore(
  db: Db,
  userId: string,
  { before, exerciseIds }: { before: DayPlace; exerciseIds: string[] },
) {
  const exerciseId = sql<string>`exercise ->> 'exerciseId'`;
  const done = sql`lateral (
    select ${exerciseId} as exercise_id, jsonb_agg(jsonb_build_object(
      'weight', entry -> 'weight', 'reps', entry -> 'reps', 'rpe', entry -> 'rpe'
    )) as sets
    from jsonb_array_elements(${workoutSessions.exerciseData}) as exercise,
      jsonb_array_elements(exercise -> 'sets') as entry
    where ${inArray(exerciseId, exerciseIds)}
    group by 1
  ) as done`;
  return db
    .select({
      exerciseId: sql<string>`done.exercise_id`,
      sets: sql<DoneSet[]>`done.sets`,
    })
    .from(workoutSessions)
    .innerJoin(done, sql`true`)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        eq(workoutSessions.completed, true),
        earlierThan(before),
      ),
    );
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
