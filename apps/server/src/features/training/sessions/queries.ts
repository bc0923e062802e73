import type { DoneSet } from '@posedown/coaching';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  type LoggedExercise,
  type StoredSet,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { DayPlace } from '../../../platform/paging.ts';

export type { LoggedExercise, StoredSet };

export type StoredSession = typeof workoutSessions.$inferSelect;
export type NewSession = typeof workoutSessions.$inferInsert;

const own = (userId: string, id: string) =>
  and(eq(workoutSessions.userId, userId), eq(workoutSessions.id, id));

/** Stores a session unless one with its id is there already. */
export async function insertSession(tx: Tx, session: NewSession) {
  await tx.insert(workoutSessions).values(session).onConflictDoNothing();
}

export async function findSession(db: Db, userId: string, id: string) {
  const [session] = await db.select().from(workoutSessions).where(own(userId, id));
  return session ?? null;
}

/** The session, kept from changing until the transaction ends. */
export async function lockSession(tx: Tx, userId: string, id: string) {
  const [session] = await tx.select().from(workoutSessions).where(own(userId, id)).for('update');
  return session ?? null;
}

export async function updateSession(
  tx: Tx,
  { userId, id }: Pick<StoredSession, 'userId' | 'id'>,
  change: Partial<Omit<NewSession, 'id' | 'userId'>>,
): Promise<StoredSession> {
  const [session] = await tx.update(workoutSessions).set(change).where(own(userId, id)).returning();
  if (!session) throw new Error('the session was not stored');
  return session;
}

export async function deleteSession(tx: Tx, userId: string, id: string) {
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
export function holdOpenSessions(tx: Tx, userId: string): Promise<StoredSession[]> {
  return tx
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), sql`not ${workoutSessions.completed}`))
    .orderBy(workoutSessions.id)
    .for('update');
}

/** Sessions read in one query: each may have 300 sets, and reading many of those at once blocks everybody else. */
const BATCH = 40;

const earlierThan = ({ date, id }: DayPlace) =>
  sql`(${workoutSessions.date}, ${workoutSessions.id}) < (${date}::date, ${id}::uuid)`;

interface Page {
  userId: string;
  limit: number;
  after: DayPlace | null;
}

/** One athlete's sessions, the newest day first, those after `after` in that order. */
export async function listSessions(
  db: Db,
  { userId, limit, after }: Page,
): Promise<StoredSession[]> {
  const sessions: StoredSession[] = [];
  const batches = inBatches<StoredSession>((last) => {
    const room = Math.min(BATCH, limit - sessions.length);
    return room > 0 ? listBatch(db, { userId, limit: room, after: last ?? after }) : [];
  });
  for await (const session of batches) sessions.push(session);
  return sessions;
}

function listBatch(db: Db, { userId, limit, after }: Page): Promise<StoredSession[]> {
  return db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), after ? earlierThan(after) : undefined))
    .orderBy(desc(workoutSessions.date), desc(workoutSessions.id))
    .limit(limit);
}

/** Some of an athlete's sessions by their ids. */
export async function listSessionsOf(
  db: Db,
  userId: string,
  ids: string[],
): Promise<StoredSession[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), inArray(workoutSessions.id, ids)))
    .orderBy(desc(workoutSessions.date), desc(workoutSessions.id));
}

interface SetsOf {
  before: DayPlace;
  exerciseIds: string[];
}

/**
 * The sets of some exercises in each of an athlete's finished sessions before one of them, the newest session first.
 * Years of them: of each set only what its e1RM rests on leaves the database.
 */
export const eachSessionBefore = (db: Db, userId: string, { before, exerciseIds }: SetsOf) =>
  inBatches<SetsDone>((last) =>
    listSetsBefore(db, userId, { before: last ?? before, exerciseIds }),
  );

type SetsDone = Awaited<ReturnType<typeof listSetsBefore>>[number];

function listSetsBefore(db: Db, userId: string, { before, exerciseIds }: SetsOf) {
  const exerciseId = sql<string>`exercise ->> 'exerciseId'`;
  const done = sql<{ exerciseId: string; sets: DoneSet[] }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('exerciseId', id, 'sets', sets)), '[]') from (
      select ${exerciseId} as id, jsonb_agg(jsonb_build_object(
        'weight', entry -> 'weight', 'reps', entry -> 'reps', 'rpe', entry -> 'rpe'
      )) as sets
      from jsonb_array_elements(${workoutSessions.exerciseData}) as exercise,
        jsonb_array_elements(exercise -> 'sets') as entry
      where ${inArray(exerciseId, exerciseIds)}
      group by 1
    ) as exercises
  )`;
  return db
    .select({ id: workoutSessions.id, date: workoutSessions.date, done })
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        eq(workoutSessions.completed, true),
        earlierThan(before),
      ),
    )
    .orderBy(desc(workoutSessions.date), desc(workoutSessions.id))
    .limit(BATCH);
}

/** What was lifted in each of an athlete's finished sessions since a day, the oldest first. */
export const eachWorkSince = (db: Db, userId: string, since: string) =>
  inBatches<Work>((last) => listWorkSince(db, userId, { since, last }));

export type Work = Awaited<ReturnType<typeof listWorkSince>>[number];

function listWorkSince(
  db: Db,
  userId: string,
  { since, last }: { since: string; last: DayPlace | null },
) {
  const { id, workoutId, date, exerciseData, completed } = workoutSessions;
  const later = last && sql`(${date}, ${id}) > (${last.date}::date, ${last.id}::uuid)`;
  return db
    .select({ id, workoutId, date, exerciseData })
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        gte(date, since),
        eq(completed, true),
        later ?? undefined,
      ),
    )
    .orderBy(asc(date), asc(id))
    .limit(BATCH);
}
