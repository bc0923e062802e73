import type { DoneSet, TargetSets } from '@posedown/coaching';
import type { LoggedSet } from '@posedown/contract';
import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import {
  sessionExercises,
  workoutSessions,
  workoutSets,
} from '../../../platform/db/schema/index.ts';
import { LOGGED_SET } from '../sessions/queries.ts';

/** An exercise at its place in a session, done with at least one set; the sets are loaded where they count. */
interface DoneExercise {
  key: string;
  exerciseId: string;
  exerciseName: string;
  /** Null if no plan asked for anything. */
  asked: TargetSets | null;
}

export type SessionOutline = Awaited<ReturnType<typeof listOutlines>>[number];

const doneExercises: SQL<DoneExercise[]> = sql`(
  select coalesce(json_agg(json_build_object('key', e.key, 'exerciseId', e.exercise_id,
    'exerciseName', e.exercise_name, 'asked', case when e.target is not null then json_build_object(
      'sets', e.target -> 'sets', 'reps', e.target -> 'reps', 'rpe', e.target -> 'rpe') end) order by e.position), '[]')
  from ${sessionExercises} e
  where e.user_id = workout_sessions.user_id and e.session_id = workout_sessions.id and exists (
    select from ${workoutSets} t
    where t.user_id = e.user_id and t.session_id = e.session_id and t.exercise_key = e.key))`;

/** Sessions in which last times are looked for first: about half a year. */
export const LOOK_BACK_SESSIONS = 120;

interface Outlined {
  /** The first day. */
  since?: string;
  /** Only these. */
  ids?: string[];
}

/** The latest sessions of an athlete, without their sets, the newest day first. */
export function listOutlines(db: Db, userId: string, { since, ids }: Outlined = {}) {
  const { id, name, date, workoutId, completed, createdAt } = workoutSessions;
  return db
    .select({ id, name, date, workoutId, completed, createdAt, exercises: doneExercises })
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        since === undefined ? undefined : gte(date, since),
        ids && inArray(id, ids),
      ),
    )
    .orderBy(desc(date), desc(id))
    .limit(LOOK_BACK_SESSIONS);
}

/** The finished session in which each of some exercises was done last, by their ids; each session once. */
export async function listLastSessionIds(db: Db, userId: string, exerciseIds: string[]) {
  const { exerciseId, sessionId } = sessionExercises;
  const { date, id } = workoutSessions;
  const rows = await db
    .selectDistinctOn([exerciseId], { sessionId })
    .from(sessionExercises)
    .innerJoin(workoutSessions, and(eq(workoutSessions.userId, userId), eq(id, sessionId)))
    .where(
      and(
        eq(sessionExercises.userId, userId),
        inArray(exerciseId, exerciseIds),
        workoutSessions.completed,
        sql`exists (select from ${workoutSets} t where t.user_id = ${userId}
          and t.session_id = ${sessionId} and t.exercise_key = ${sessionExercises.key})`,
      ),
    )
    .orderBy(exerciseId, desc(date), desc(id));
  return [...new Set(rows.map((row) => row.sessionId))];
}

/** An exercise at its place in one of an athlete's sessions. */
export interface PlaceKey {
  sessionId: string;
  key: string;
}

/** The sets of some places, of those that have any. */
export async function listSetsOf(db: Db, userId: string, places: readonly PlaceKey[]) {
  if (places.length === 0) return [];
  const t = alias(workoutSets, 't');
  const sets: SQL<LoggedSet[]> = sql`json_agg(${LOGGED_SET} order by ${t.number})`;
  // Joined, each place is found by the index; in a list of pairs, every set would be compared with every pair.
  const wanted = sql`unnest(${listed(places.map(({ sessionId }) => sessionId))}::uuid[],
    ${listed(places.map(({ key }) => key))}::uuid[]) as wanted (session_id, key)`;
  const isWanted = sql`${t.sessionId} = wanted.session_id and ${t.exerciseKey} = wanted.key`;
  return db
    .select({ sessionId: t.sessionId, key: t.exerciseKey, sets })
    .from(t)
    .innerJoin(wanted, isWanted)
    .where(eq(t.userId, userId))
    .groupBy(t.sessionId, t.exerciseKey);
}

/** An array of ids, as PostgreSQL reads it. */
const listed = (ids: readonly string[]) => `{${ids.join()}}`;

/** The sets of some exercises in an athlete's finished sessions, one exercise and session at a time. */
export function listDone(db: Db, userId: string, exerciseIds: readonly string[]) {
  const { exerciseId, sessionId, key } = sessionExercises;
  const t = alias(workoutSets, 't');
  // Only what the e1RM needs leaves the database, since it spans years.
  const sets: SQL<DoneSet[]> = sql`json_agg(json_build_object(
    'weight', ${t.weightKg}, 'reps', ${t.reps}, 'rpe', ${t.rpe}))`;
  return db
    .select({ exerciseId, sets })
    .from(sessionExercises)
    .innerJoin(
      workoutSessions,
      and(
        eq(workoutSessions.userId, userId),
        eq(workoutSessions.id, sessionId),
        workoutSessions.completed,
      ),
    )
    .innerJoin(t, and(eq(t.userId, userId), eq(t.sessionId, sessionId), eq(t.exerciseKey, key)))
    .where(and(eq(sessionExercises.userId, userId), inArray(exerciseId, [...exerciseIds])))
    .groupBy(exerciseId, sessionId);
}
