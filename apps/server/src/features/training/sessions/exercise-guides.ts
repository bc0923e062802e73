import {
  bestMax,
  type DoneSet,
  type EstimatedMax,
  loadKindOf,
  loadStepOf,
  maxOfSession,
  suggestSets,
  type Units,
} from '@posedown/coaching';
import type { ExerciseGuide, WorkoutSession } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { hasMax, libraryExercise } from '../library/library-exercise.ts';
import { findWeekKinds } from '../plans/week-kinds.ts';
import { setsOf, type Time, timesFor } from './past-times.ts';
import { eachSessionBefore, listSessions, type StoredSession } from './queries.ts';
import { toSession } from './to-session.ts';

/** Sessions in which last times are looked for: about half a year. A best is of all there are. */
const LOOK_BACK_SESSIONS = 120;

/** An exercise to guide through, with what the plan asks of it. */
export interface Wanted {
  exerciseId: string;
  exerciseName: string;
  reps: string;
  rpe: number;
}

/** What was done of each exercise, the latest time first. */
export type Past = ReadonlyMap<string, Time[]>;

/** The sessions that may tell of last times, the latest first. */
export const listLookedBackOn = (db: Db, userId: string) =>
  listSessions(db, { userId, limit: LOOK_BACK_SESSIONS, after: null });

/** @param sessions those of `listLookedBackOn` without the one under way: it is not the past */
export async function findPast(
  db: Db,
  userId: string,
  sessions: readonly StoredSession[],
): Promise<Past> {
  const kindOf = await findWeekKinds(db, userId, sessions);
  const past = new Map<string, Time[]>();
  for (const session of sessions) {
    addTimes(past, toSession(session), kindOf(session) === 'deload');
  }
  return past;
}

function addTimes(
  past: Map<string, Time[]>,
  { id: sessionId, date, exerciseData }: WorkoutSession,
  isDeload: boolean,
) {
  for (const { exerciseId, target, sets } of exerciseData) {
    if (sets.length === 0) continue;
    const times = past.get(exerciseId) ?? [];
    const place = { reps: target?.reps ?? null, sets };
    const known = times.find((time) => time.sessionId === sessionId);
    if (known) known.places.push(place);
    else times.push({ sessionId, date, isDeload, places: [place] });
    past.set(exerciseId, times);
  }
}

/** The best e1RM of each exercise, by its id. */
type Bests = ReadonlyMap<string, EstimatedMax>;

interface Known {
  /** All that `listLookedBackOn` found. */
  sessions: readonly StoredSession[];
  past: Past;
}

/** What is to be beaten: the best of an athlete's past, and of all that they finished before it. */
export async function findBests(
  db: Db,
  userId: string,
  wanted: readonly string[],
  { sessions, past }: Known,
): Promise<Bests> {
  const exerciseIds = [...new Set(wanted)].filter(hasMax);
  const bests = new Map<string, EstimatedMax>();
  const improve = (exerciseId: string, sets: readonly DoneSet[]) => {
    const best = bestMax([bests.get(exerciseId) ?? [], maxOfSession(sets) ?? []].flat());
    if (best) bests.set(exerciseId, best);
  };
  for (const exerciseId of exerciseIds) {
    for (const time of past.get(exerciseId) ?? []) improve(exerciseId, setsOf(time));
  }
  const before = sessions[LOOK_BACK_SESSIONS - 1];
  if (!before || exerciseIds.length === 0) return bests;
  for await (const { done } of eachSessionBefore(db, userId, { before, exerciseIds })) {
    for (const { exerciseId, sets } of done) improve(exerciseId, sets);
  }
  return bests;
}

/** What an athlete needs to know of an exercise while doing it. */
export function guideFor(
  wanted: Wanted,
  past: Past,
  { bests, units, loadChangePercent }: { bests: Bests; units: Units; loadChangePercent: number },
): ExerciseGuide {
  const { exerciseId, exerciseName, reps, rpe } = wanted;
  const known = libraryExercise(exerciseId);
  const times = past.get(exerciseId) ?? [];
  const [last] = timesFor(times, reps);
  const full = times.filter(({ isDeload }) => !isDeload);
  const [lastFull, fullBefore] = timesFor(full, reps);
  const best = bests.get(exerciseId);
  return {
    exerciseId,
    reps,
    name: known?.name ?? exerciseName,
    muscleGroup: known?.muscleGroup ?? null,
    instructions: known?.instructions ?? null,
    formCues: [...(known?.formCues ?? [])],
    commonMistakes: [...(known?.commonMistakes ?? [])],
    equipmentNeeded: [...(known?.equipmentNeeded ?? [])],
    competitionRelevance: known?.competitionRelevance ?? null,
    loading: known?.loading ?? 'none',
    loadStepKg: known?.loadStepKg ?? 0,
    timed: known?.timed ?? false,
    last: last ?? null,
    suggestion: suggestSets({
      last: lastFull?.sets ?? [],
      before: fullBefore?.sets ?? [],
      reps,
      targetRpe: rpe,
      stepKg: loadStepOf(known?.loadStepKg ?? 0, units),
      isHelp: loadKindOf(known?.loading) === 'help',
      primaryMuscles: known?.primaryMuscles ?? [],
      loadChangePercent,
    }),
    bestMaxKg: best?.kg ?? null,
    bestMaxIsReliable: best?.isReliable ?? false,
  };
}
