import type { DoneSet } from '@posedown/coaching';
import type { LoggedSet } from '@posedown/contract';
import { and, asc, desc, eq, getColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { overwritten } from '../../../platform/db/overwritten.ts';
import {
  sessionExercises,
  workoutSessions,
  workoutSets,
} from '../../../platform/db/schema/index.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { DayPageEnd } from '../../../platform/paging.ts';
import type { ExerciseChanges, LoggedExercise } from './exercise-changes.ts';

type SessionRow = typeof workoutSessions.$inferSelect;
export type NewSession = typeof workoutSessions.$inferInsert;

/** A session with its exercises and sets in order. */
export interface StoredSession extends SessionRow {
  exerciseData: LoggedExercise[];
}

type Key = Pick<SessionRow, 'userId' | 'id'>;

const own = (userId: string, id: string) =>
  and(eq(workoutSessions.userId, userId), eq(workoutSessions.id, id));

/** A set for the API, from a row `t`. */
export const LOGGED_SET: SQL<LoggedSet> = sql`json_build_object('id', t.id, 'weight', t.weight_kg, 'reps', t.reps,
  'rpe', t.rpe, 'form', t.form, 'pump', t.pump, 'mindMuscle', t.mind_muscle, 'energy', t.energy,
  'at', to_char(t.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/**
 * A session's exercises with their sets.
 * @param session the name of the session's row in the statement
 */
export const exercisesOf = (session: string): SQL<LoggedExercise[]> => sql`(
  select coalesce(json_agg(json_build_object('key', e.key, 'exerciseId', e.exercise_id,
    'exerciseName', e.exercise_name, 'target', e.target, 'skipped', e.skipped, 'sets', (
      select coalesce(json_agg(${LOGGED_SET} order by t.number), '[]') from ${workoutSets} t
      where t.user_id = e.user_id and t.session_id = e.session_id and t.exercise_key = e.key
    )) order by e.position), '[]')
  from ${sessionExercises} e
  where e.user_id = ${sql.identifier(session)}.user_id and e.session_id = ${sql.identifier(session)}.id)`;

const withExercises = {
  ...getColumns(workoutSessions),
  exerciseData: exercisesOf('workout_sessions'),
};

/** Stores a session that the athlete doesn't have yet. */
export async function insertSession(
  tx: Tx,
  session: NewSession,
  exercises: LoggedExercise[],
): Promise<StoredSession> {
  const [row] = await tx.insert(workoutSessions).values(session).returning();
  if (!row) throw new Error('the session was not stored');
  const added = exercises.map((exercise, position) => ({ exercise, position }));
  await storeChanges(tx, row, { exercises: added, sets: [], removedSetIds: [] });
  return { ...row, exerciseData: exercises };
}

export async function findSession(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredSession | null> {
  const [session] = await db.select(withExercises).from(workoutSessions).where(own(userId, id));
  return session ?? null;
}

export async function updateSession(
  tx: Tx,
  session: StoredSession,
  change: Partial<Omit<NewSession, 'id' | 'userId'>>,
): Promise<StoredSession> {
  const isIt = own(session.userId, session.id);
  const [row] = await tx.update(workoutSessions).set(change).where(isIt).returning();
  if (!row) throw new Error('the session was not stored');
  return { ...row, exerciseData: session.exerciseData };
}

export async function deleteSession(tx: Tx, userId: string, id: string) {
  await tx.delete(workoutSessions).where(own(userId, id));
}

/** Writes only the changed exercises and sets. */
export async function storeChanges(
  tx: Tx,
  session: Key,
  { exercises, sets, removedSetIds }: ExerciseChanges,
) {
  if (exercises.length > 0) await upsertExercises(tx, session, exercises);
  for (const change of sets) await upsertSet(tx, session, change);
  if (removedSetIds.length > 0) {
    const isOfSession = and(
      eq(workoutSets.userId, session.userId),
      eq(workoutSets.sessionId, session.id),
    );
    await tx.delete(workoutSets).where(and(isOfSession, inArray(workoutSets.id, removedSetIds)));
  }
}

async function upsertExercises(
  tx: Tx,
  { userId, id: sessionId }: Key,
  changed: ExerciseChanges['exercises'],
) {
  const rows = changed.map(({ exercise, position }) => {
    const { sets: _sets, ...columns } = exercise;
    return { ...columns, userId, sessionId, position };
  });
  const { userId: athlete, sessionId: session, key } = sessionExercises;
  await tx
    .insert(sessionExercises)
    .values(rows)
    .onConflictDoUpdate({
      target: [athlete, session, key],
      set: overwritten(sessionExercises, ['userId', 'sessionId', 'key']),
    });
}

/** A set keeps its number. A new set becomes its exercise's last. */
async function upsertSet(
  tx: Tx,
  { userId, id: sessionId }: Key,
  { exerciseKey, set }: ExerciseChanges['sets'][number],
) {
  const { userId: athlete, sessionId: session, id: setId } = workoutSets;
  const { at, weight: weightKg, ...columns } = set;
  const number = sql`(select coalesce(max(t.number), 0) + 1 from ${workoutSets} t where t.user_id = ${userId}
    and t.session_id = ${sessionId} and t.exercise_key = ${exerciseKey})`;
  const isMoved = sql`workout_sets.exercise_key <> excluded.exercise_key`;
  const doneAt = new Date(at);
  await tx
    .insert(workoutSets)
    .values({ ...columns, userId, sessionId, exerciseKey, number, weightKg, doneAt })
    .onConflictDoUpdate({
      target: [athlete, session, setId],
      set: {
        ...overwritten(workoutSets, ['userId', 'sessionId', 'id']),
        number: sql`case when ${isMoved} then excluded.number else workout_sets.number end`,
      },
    });
}

/** An athlete's unfinished sessions, newest first. */
export function listOpenSessions(db: Db, userId: string): Promise<StoredSession[]> {
  return db
    .select(withExercises)
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), sql`not ${workoutSessions.completed}`))
    .orderBy(desc(workoutSessions.createdAt));
}

/** Sessions per query. Each may have 300 sets, so more would block other requests. */
const BATCH = 40;

/** The lifts of a session by position, without positions that have no set. */
export interface Lifted {
  exerciseId: string;
  exerciseName: string;
  sets: DoneSet[];
}

const lifted: SQL<Lifted[]> = sql`(
  select coalesce(json_agg(json_build_object('exerciseId', e.exercise_id, 'exerciseName', e.exercise_name,
    'sets', e.sets) order by e.position), '[]')
  from (
    select e.exercise_id, e.exercise_name, e.position,
      json_agg(json_build_object('weight', t.weight_kg, 'reps', t.reps, 'rpe', t.rpe) order by t.number) as sets
    from ${sessionExercises} e join ${workoutSets} t
      on t.user_id = e.user_id and t.session_id = e.session_id and t.exercise_key = e.key
    where e.user_id = workout_sessions.user_id and e.session_id = workout_sessions.id
    group by e.user_id, e.session_id, e.key
  ) e)`;

interface Page {
  userId: string;
  limit: number;
  after: DayPageEnd | null;
}

/** One athlete's sessions with lifts after `after`, newest day first. */
export async function listSessions(db: Db, { userId, limit, after }: Page): Promise<DoneSession[]> {
  const sessions: DoneSession[] = [];
  const batches = inBatches<DoneSession>((last) => {
    const room = Math.min(BATCH, limit - sessions.length);
    return room > 0 ? listBatch(db, { userId, limit: room, after: last ?? after }) : [];
  });
  for await (const session of batches) sessions.push(session);
  return sessions;
}

export type DoneSession = Awaited<ReturnType<typeof listBatch>>[number];

function listBatch(db: Db, { userId, limit, after }: Page) {
  const { id, name, date, completed, duration, overallRpe, coachFeedback } = workoutSessions;
  const earlier = after && sql`(${date}, ${id}) < (${after.date}::date, ${after.id}::uuid)`;
  return db
    .select({ id, name, date, completed, duration, overallRpe, coachFeedback, lifted })
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), earlier ?? undefined))
    .orderBy(desc(date), desc(id))
    .limit(limit);
}

/** The lifts of each of an athlete's finished sessions since a day, oldest first. */
export const eachSessionSince = (db: Db, userId: string, since: string) =>
  inBatches<Work>((last) => listWorkSince(db, userId, { since, last }));

export type Work = Awaited<ReturnType<typeof listWorkSince>>[number];

function listWorkSince(
  db: Db,
  userId: string,
  { since, last }: { since: string; last: DayPageEnd | null },
) {
  const { id, workoutId, date, completed } = workoutSessions;
  const later = last && sql`(${date}, ${id}) > (${last.date}::date, ${last.id}::uuid)`;
  return db
    .select({ id, workoutId, date, lifted })
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
