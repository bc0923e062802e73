import {
  addDays,
  calendarDayIn,
  checkDeload,
  isAboutLift,
  isReducedWeek,
  MESOCYCLE_DAYS,
  maxOfSession,
  RECOVERY,
  recoveryOf,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import type { Person } from '../../athletes/index.ts';
import {
  findOpenAlert,
  listFeltDays,
  raiseAlert,
  resolvePassedAlert,
} from '../../insights/index.ts';
import { findShowsAround } from '../../shows/index.ts';
import { findPast, loadSets, type Past } from '../history/find-history.ts';
import type { PastExercise } from '../history/past-exercises.ts';
import { listOutlines, type SessionOutline } from '../history/queries.ts';
import { hasMax } from '../library/library-exercise.ts';
import type { StoredSession } from './queries.ts';

/**
 * Alerts the coach if a finished workout and recent check-ins suggest a deload. Call it in the finishing transaction.
 */
export async function reviewRecovery(
  tx: Tx,
  athlete: Person,
  session: StoredSession,
  now: Date,
): Promise<void> {
  if (!athlete.coachId) return;
  const { date, exerciseData: lifts } = session;
  const outlines = await listOutlines(tx, athlete.id, { since: addDays(date, -MESOCYCLE_DAYS) });
  const finding = await findDeload(tx, athlete, { date, lifts, outlines, now });
  const about = { athleteId: athlete.id, coachId: athlete.coachId };
  if (finding) await raiseAlert(tx, about, finding, now);
}

/**
 * Reviews that alert when a finished workout is corrected, because a mistyped set may have caused it. Another weaker
 * lift keeps it open. Call it after storing the correction, with the athlete locked.
 */
export async function reviewCorrection(
  tx: Tx,
  athlete: Person,
  corrected: StoredSession,
  now: Date,
): Promise<void> {
  if (!athlete.coachId) return;
  const alert = await findOpenAlert(tx, athlete.id, 'deload_due');
  const lift = corrected.exerciseData.find(
    ({ exerciseName }) => alert && isAboutLift(alert.message, exerciseName),
  );
  if (!lift) return;
  // The open session isn't part of the past.
  const outlines = (await listOutlines(tx, athlete.id)).filter(({ completed }) => completed);
  const latest = outlines.find(({ exercises }) =>
    exercises.some(({ exerciseId }) => exerciseId === lift.exerciseId),
  );
  const since = outlines.filter(({ date }) => date >= corrected.date);
  const lifts = [lift, ...since.flatMap(({ exercises }) => exercises)];
  const looked = { lifts, outlines, now };
  const finding = latest && (await findDeload(tx, athlete, { date: latest.date, ...looked }));
  const about = { athleteId: athlete.id, coachId: athlete.coachId };
  if (finding) await raiseAlert(tx, about, finding, now);
  else await resolvePassedAlert(tx, about, 'deload_due');
}

interface LookedAt {
  /** Facts about the workout that shows current strength. */
  date: string;
  lifts: readonly { exerciseId: string; exerciseName: string }[];
  outlines: readonly SessionOutline[];
  now: Date;
}

async function findDeload(
  tx: Tx,
  { id: userId, name, timezone }: Person,
  { date, lifts, outlines, now }: LookedAt,
) {
  const past = await findPast(tx, userId, outlines);
  const looked = lifts
    .filter(({ exerciseId }) => hasMax(exerciseId))
    .map(({ exerciseId, exerciseName }) => ({
      exerciseName,
      times: exercisesAfter(past, exerciseId, addDays(date, -MESOCYCLE_DAYS)),
    }));
  const setsOf = await loadSets(
    tx,
    userId,
    looked.flatMap(({ times }) => times),
  );
  return checkDeload({
    name,
    today: calendarDayIn(now, timezone),
    isReduced:
      [...past.values()]
        .flat()
        .some((time) => time.date === date && isReducedWeek(time.weekKind)) ||
      (await isRecovering(tx, userId, date)),
    lifts: looked.map(({ exerciseName, times }) => ({
      exerciseName,
      maxesKg: times.flatMap(({ places }) => maxOfSession(setsOf(places))?.kg ?? []),
    })),
    felt: await listFeltDays(tx, userId),
  });
}

/** Whether a show just ended, which also applies to workouts outside the plan: sets and loads are being rebuilt. */
async function isRecovering(tx: Tx, userId: string, day: string): Promise<boolean> {
  const { next, last } = await findShowsAround(tx, userId, day);
  const recovery = recoveryOf({
    today: day,
    ...(last && { lastShow: last }),
    ...(next && { competitionDate: next }),
  });
  return recovery !== null && recovery.weeksSince < RECOVERY.usual;
}

/** The times of a lift after a day and the last reduced week, oldest first. */
function exercisesAfter(past: Past, exerciseId: string, after: string): PastExercise[] {
  const times = (past.get(exerciseId) ?? []).filter(({ date }) => date > after);
  const reduced = times.findIndex(({ weekKind }) => isReducedWeek(weekKind));
  return (reduced < 0 ? times : times.slice(0, reduced)).reverse();
}
