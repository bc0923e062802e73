import { bestMax, type DoneSet, type EstimatedMax, maxOfSession } from '@posedown/coaching';
import type { WorkoutSession } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { hasMax } from '../library/library-exercise.ts';
import { findWeekKinds } from '../plans/week-kinds.ts';
import { setsOf, type Time } from './past-times.ts';
import { eachSessionBefore, listSessions, listSessionsOf, type StoredSession } from './queries.ts';
import { toSession } from './to-session.ts';

/** Sessions in which last times are looked for first: about half a year. */
const LOOK_BACK_SESSIONS = 120;

/** What was done of each exercise by its id, the latest time first. */
export type Past = Map<string, Time[]>;

/** What an athlete did of their exercises. */
export interface History {
  /** Of about half a year, and the last time of a wanted exercise that was not done since. */
  past: Past;
  /** What was done today so far: no last time, but it tells of strength. */
  underWay: Past;
  /** The best e1RM of all years, of the wanted exercises. */
  bests: Map<string, EstimatedMax>;
}

/** The sessions that may tell of last times, the latest first. */
export const listLookedBackOn = (db: Db, userId: string) =>
  listSessions(db, { userId, limit: LOOK_BACK_SESSIONS, after: null });

interface Wanted {
  /** All that `listLookedBackOn` found. */
  sessions: readonly StoredSession[];
  /** Those of them that count: not the one under way. */
  counted: readonly StoredSession[];
  exerciseIds: readonly string[];
}

/** What an athlete did before, however long ago a wanted exercise was done the last time. */
export async function findHistory(db: Db, userId: string, wanted: Wanted): Promise<History> {
  const { sessions, counted } = wanted;
  const exerciseIds = [...new Set(wanted.exerciseIds)];
  const past = await findPast(db, userId, counted);
  const open = sessions.filter((session) => !counted.includes(session));
  const underWay = await findPast(db, userId, open);
  const bests: History['bests'] = new Map();
  for (const exerciseId of exerciseIds) {
    for (const time of past.get(exerciseId) ?? []) improve(bests, exerciseId, setsOf(time));
  }
  const before = sessions[LOOK_BACK_SESSIONS - 1];
  const older = exerciseIds.filter((id) => hasMax(id) || !past.has(id));
  if (!before || older.length === 0) return { past, underWay, bests };
  /** The session with the last time of an exercise that was not done since. */
  const lastOf = new Map<string, string>();
  for await (const { id, done } of eachSessionBefore(db, userId, { before, exerciseIds: older })) {
    for (const { exerciseId, sets } of done) {
      improve(bests, exerciseId, sets);
      if (!past.has(exerciseId) && !lastOf.has(exerciseId)) lastOf.set(exerciseId, id);
    }
  }
  const earlier = await findPast(db, userId, await listSessionsOf(db, userId, idsOf(lastOf)));
  for (const exerciseId of lastOf.keys()) past.set(exerciseId, earlier.get(exerciseId) ?? []);
  return { past, underWay, bests };
}

const idsOf = (lastOf: ReadonlyMap<string, string>) => [...new Set(lastOf.values())];

/** Ids are random where a device without a network chose them: of two sessions of one day the later start is the latest. */
const byLatest = (one: StoredSession, other: StoredSession) =>
  other.date.localeCompare(one.date) || other.createdAt.getTime() - one.createdAt.getTime();

/** @param sessions without the one under way: it is not the past */
export async function findPast(
  db: Db,
  userId: string,
  sessions: readonly StoredSession[],
): Promise<Past> {
  const kindOf = await findWeekKinds(db, userId, sessions);
  const past: Past = new Map();
  for (const session of sessions.toSorted(byLatest))
    addTimes(past, toSession(session), kindOf(session));
  return past;
}

function addTimes(
  past: Past,
  { id: sessionId, date, exerciseData }: WorkoutSession,
  weekKind: Time['weekKind'],
) {
  for (const { exerciseId, target, sets } of exerciseData) {
    if (sets.length === 0) continue;
    const times = past.get(exerciseId) ?? [];
    const asked = target && { sets: target.sets, reps: target.reps, rpe: target.rpe };
    const known = times.find((time) => time.sessionId === sessionId);
    if (known) known.places.push({ asked, sets });
    else times.push({ sessionId, date, weekKind, places: [{ asked, sets }] });
    past.set(exerciseId, times);
  }
}

function improve(bests: History['bests'], exerciseId: string, sets: readonly DoneSet[]) {
  if (!hasMax(exerciseId)) return;
  const best = bestMax([bests.get(exerciseId) ?? [], maxOfSession(sets) ?? []].flat());
  if (best) bests.set(exerciseId, best);
}
