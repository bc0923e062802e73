import type { EstimatedMax } from '@posedown/coaching';
import type { LoggedSet } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { hasMax } from '../library/library-exercise.ts';
import { findWeekKinds } from '../plans/find-week-kinds.ts';
import type { PastExercise, PastPosition } from './past-exercises.ts';
import {
  LOOK_BACK_SESSIONS,
  listLastSessionIds,
  listMaxes,
  listOutlines,
  listSetsOf,
  type SessionOutline,
} from './queries.ts';

/** Past sessions of each exercise by id, newest first. */
export type Past = Map<string, PastExercise[]>;

/** An athlete's past exercises. */
export interface History {
  /** Sessions of about half a year, plus the last one of a requested exercise not done since. */
  past: Past;
  /** Sets done so far today. They don't count as a last time but show strength. */
  openSession: Past;
}

interface HistoryQuery {
  /** The latest sessions, by `listOutlines`. */
  outlines: readonly SessionOutline[];
  /** Whether a session counts. The open one does not. */
  counts(outline: SessionOutline): boolean;
  exerciseIds: readonly string[];
}

/**
 * The times an athlete did their exercises before, including the last time of each requested exercise, however long
 * ago.
 */
export async function findHistory(
  db: Db,
  userId: string,
  { outlines, counts, exerciseIds }: HistoryQuery,
): Promise<History> {
  const past = await findPast(db, userId, outlines.filter(counts));
  const open = outlines.filter((outline) => !counts(outline));
  const openSession = await findPast(db, userId, open);
  // Fewer sessions than requested means there are no more.
  const isAll = outlines.length < LOOK_BACK_SESSIONS;
  const missing = isAll ? [] : exerciseIds.filter((id) => !past.has(id));
  const ids = missing.length > 0 ? await listLastSessionIds(db, userId, missing) : [];
  if (ids.length === 0) return { past, openSession };
  const earlier = await findPast(db, userId, await listOutlines(db, userId, { ids }));
  for (const id of missing) past.set(id, earlier.get(id) ?? []);
  return { past, openSession };
}

/** Devices without a network choose random ids, so of two sessions on a day the later start is the latest. */
const byLatest = (one: SessionOutline, other: SessionOutline) =>
  other.date.localeCompare(one.date) || other.createdAt.getTime() - one.createdAt.getTime();

/** @param outlines without the open session */
export async function findPast(
  db: Db,
  userId: string,
  outlines: readonly SessionOutline[],
): Promise<Past> {
  const kindOf = await findWeekKinds(db, userId, outlines);
  const past: Past = new Map();
  for (const outline of outlines.toSorted(byLatest)) addTimes(past, outline, kindOf(outline));
  return past;
}

function addTimes(
  past: Past,
  { id: sessionId, date, exercises }: SessionOutline,
  weekKind: PastExercise['weekKind'],
) {
  for (const { key, exerciseId, asked } of exercises) {
    const times = past.get(exerciseId) ?? [];
    const known = times.find((time) => time.sessionId === sessionId);
    if (known) known.places.push({ sessionId, key, asked });
    else times.push({ sessionId, date, weekKind, places: [{ sessionId, key, asked }] });
    past.set(exerciseId, times);
  }
}

/** The sets of some session exercises, in order. */
export type SetsOf = (places: readonly PastPosition[]) => LoggedSet[];

/** Loads the sets of the relevant times. */
export async function loadSets(
  db: Db,
  userId: string,
  times: readonly { places: readonly PastPosition[] }[],
): Promise<SetsOf> {
  const nameOf = ({ sessionId, key }: Omit<PastPosition, 'asked'>) => `${sessionId} ${key}`;
  const wanted = new Map(times.flatMap(({ places }) => places.map((it) => [nameOf(it), it])));
  const rows = await listSetsOf(db, userId, [...wanted.values()]);
  const sets = new Map(rows.map((row) => [nameOf(row), row.sets]));
  return (places) => places.flatMap((place) => sets.get(nameOf(place)) ?? []);
}

/** The best e1RM of each exercise in all of an athlete's finished sessions. */
export type Bests = Map<string, EstimatedMax>;

export async function findBests(
  db: Db,
  userId: string,
  exerciseIds: readonly string[],
): Promise<Bests> {
  const lifts = [...new Set(exerciseIds.filter(hasMax))];
  const maxes = await listMaxes(db, userId, lifts);
  return new Map(maxes.map(({ exerciseId, ...max }) => [exerciseId, max]));
}
