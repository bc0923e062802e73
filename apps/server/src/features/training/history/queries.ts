import type { AskedSets, DoneSet } from '@posedown/coaching';
import type { LoggedSet } from '@posedown/contract';
import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import {
  sessionExercises,
  workoutSessions,
  workoutSets,
} from '../../../platform/db/schema/index.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { DayPlace } from '../../../platform/paging.ts';
import { LOGGED_SET } from '../sessions/queries.ts';

/** An exercise at its place in a session, done with at least one set; the sets are loaded where they count. */
interface DoneExercise {
  key: string;
  exerciseId: string;
  exerciseName: string;
  /** Null where no plan asked for anything. */
  asked: AskedSets | null;
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
  const wanted = places.map(({ sessionId, key }) => sql`(${sessionId}::uuid, ${key}::uuid)`);
  const isWanted = sql`(${t.sessionId}, ${t.exerciseKey}) in (${sql.join(wanted, sql`, `)})`;
  const sets: SQL<LoggedSet[]> = sql`json_agg(${LOGGED_SET} order by ${t.number})`;
  return db
    .select({ sessionId: t.sessionId, key: t.exerciseKey, sets })
    .from(t)
    .where(and(eq(t.userId, userId), isWanted))
    .groupBy(t.sessionId, t.exerciseKey);
}

/** Sessions read in one query: reading years of sets at once would block everybody else. */
const BATCH = 120;

/**
 * The sets of some exercises in each of an athlete's finished sessions, the newest session first. Years of them: of
 * each set only what its e1RM rests on leaves the database.
 */
export const eachDone = (db: Db, userId: string, exerciseIds: string[]) =>
  inBatches<Done>((last) => listDone(db, userId, { exerciseIds, last }));

type Done = Awaited<ReturnType<typeof listDone>>[number];

interface After {
  exerciseIds: string[];
  last: DayPlace | null;
}

function listDone(db: Db, userId: string, { exerciseIds, last }: After) {
  const { id, date, completed } = workoutSessions;
  const isEarlier = last && sql`(${date}, ${id}) < (${last.date}::date, ${last.id}::uuid)`;
  const done: SQL<{ exerciseId: string; sets: DoneSet[] }[]> = sql`(
    select coalesce(json_agg(json_build_object('exerciseId', d.exercise_id, 'sets', d.sets)), '[]')
    from (
      select e.exercise_id,
        json_agg(json_build_object('weight', t.weight_kg, 'reps', t.reps, 'rpe', t.rpe)) as sets
      from ${sessionExercises} e join ${workoutSets} t
        on t.user_id = e.user_id and t.session_id = e.session_id and t.exercise_key = e.key
      where e.user_id = workout_sessions.user_id and e.session_id = workout_sessions.id
        and ${inArray(sql`e.exercise_id`, exerciseIds)}
      group by e.exercise_id
    ) d)`;
  return db
    .select({ id, date, done })
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), completed, isEarlier ?? undefined))
    .orderBy(desc(date), desc(id))
    .limit(BATCH);
}
