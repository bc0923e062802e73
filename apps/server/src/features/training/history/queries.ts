import type { ExerciseMax, TargetSets } from '@posedown/coaching';
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

/** An exercise at its position in a session, with at least one set. Sets are loaded when needed. */
interface DoneExercise {
  key: string;
  exerciseId: string;
  exerciseName: string;
  /** Null if it wasn't planned. */
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

/** Sessions searched first for last times: about half a year. */
export const LOOK_BACK_SESSIONS = 120;

interface Outlined {
  /** The first day. */
  since?: string;
  /** Only these ids. */
  ids?: string[];
}

/** An athlete's latest sessions without sets, newest day first. */
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

/** The last finished session of each exercise. Each session appears once. */
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

/** An exercise at its position in one of an athlete's sessions. */
export interface PlaceKey {
  sessionId: string;
  key: string;
}

/** The sets of some session exercises, for those that have any. */
export async function listSetsOf(db: Db, userId: string, places: readonly PlaceKey[]) {
  if (places.length === 0) return [];
  const t = alias(workoutSets, 't');
  const sets: SQL<LoggedSet[]> = sql`json_agg(${LOGGED_SET} order by ${t.number})`;
  // A join finds each position by the index. With a list of pairs, every set would be compared with every pair.
  const keys = sql`unnest(${listed(places.map(({ sessionId }) => sessionId))}::uuid[],
    ${listed(places.map(({ key }) => key))}::uuid[]) as wanted (session_id, key)`;
  const isRequested = sql`${t.sessionId} = wanted.session_id and ${t.exerciseKey} = wanted.key`;
  return db
    .select({ sessionId: t.sessionId, key: t.exerciseKey, sets })
    .from(t)
    .innerJoin(keys, isRequested)
    .where(eq(t.userId, userId))
    .groupBy(t.sessionId, t.exerciseKey);
}

/** Formats an array of ids for PostgreSQL. */
const listed = (ids: readonly string[]) => `{${ids.join()}}`;

/** An athlete's best e1RM of some exercises in all finished sessions. A rough one counts only if there is no other. */
export function listMaxes(
  db: Db,
  userId: string,
  exerciseIds: readonly string[],
): Promise<ExerciseMax[]> {
  const exerciseId = sql<string>`m.exercise_id`;
  const kg = sql<number>`m.kg`;
  const isReliable = sql<boolean>`m.is_reliable`;
  const maxes = sql`lateral (select (item ->> 'exerciseId')::uuid as exercise_id, (item -> 'kg')::float8 as kg,
    (item -> 'isReliable')::boolean as is_reliable from jsonb_array_elements(${workoutSessions.maxes}) item) m`;
  return db
    .selectDistinctOn([exerciseId], { exerciseId, kg, isReliable })
    .from(workoutSessions)
    .innerJoin(maxes, sql`true`)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        sql`${exerciseId} = any(${listed(exerciseIds)}::uuid[])`,
      ),
    )
    .orderBy(exerciseId, desc(isReliable), desc(kg));
}
