import {
  addDays,
  calendarDayIn,
  checkDeload,
  isOfLift,
  isReducedWeek,
  MESOCYCLE_DAYS,
  maxOfSession,
  RECOVERY,
  recoveryOf,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import type { Person } from '../../athletes/index.ts';
import { endAlert, findOpenAlert, listFeltDays, raiseAlert } from '../../insights/index.ts';
import { findShowsAround } from '../../shows/index.ts';
import { hasMax } from '../library/library-exercise.ts';
import { findPast, listLookedBackOn, type Past } from './find-history.ts';
import { setsOf } from './past-times.ts';
import type { StoredSession } from './queries.ts';

/**
 * Tells the coach where a finished workout, and how the athlete felt lately, say that a deload week may be due.
 * Call it in the transaction that finishes the workout.
 */
export async function reviewRecovery(
  tx: Tx,
  athlete: Person,
  session: StoredSession,
  now: Date,
): Promise<void> {
  if (!athlete.coachId) return;
  const sessions = await listLookedBackOn(tx, athlete.id);
  const { date, exerciseData: lifts } = session;
  const finding = await findDeload(tx, athlete, { date, lifts, sessions, now });
  const about = { athleteId: athlete.id, coachId: athlete.coachId };
  if (finding) await raiseAlert(tx, about, finding, now);
}

/**
 * Looks again at what the coach was told where a finished workout is corrected: it may have rested on a mistyped set.
 * Another lift of that time that is still down keeps it.
 * Call it in the transaction that corrects it, once it is stored, with the athlete as held.
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
    ({ exerciseName }) => alert && isOfLift(alert.message, exerciseName),
  );
  if (!lift) return;
  // The one under way is not the past.
  const sessions = (await listLookedBackOn(tx, athlete.id)).filter(({ completed }) => completed);
  const latest = sessions.find((session) =>
    doneIn(session).some(({ exerciseId }) => exerciseId === lift.exerciseId),
  );
  const since = sessions.filter(({ date }) => date >= corrected.date).flatMap(doneIn);
  const looked = { lifts: [lift, ...since], sessions, now };
  const finding = latest && (await findDeload(tx, athlete, { date: latest.date, ...looked }));
  const about = { athleteId: athlete.id, coachId: athlete.coachId };
  if (finding) await raiseAlert(tx, about, finding, now);
  else await endAlert(tx, about, 'deload_due');
}

const doneIn = ({ exerciseData }: StoredSession) =>
  exerciseData.filter(({ sets }) => sets.length > 0);

interface LookedAt {
  /** Of the workout that says how strong they are now. */
  date: string;
  lifts: StoredSession['exerciseData'];
  sessions: readonly StoredSession[];
  now: Date;
}

async function findDeload(
  tx: Tx,
  { id: userId, name, timezone }: Person,
  { date, lifts, sessions, now }: LookedAt,
) {
  const past = await findPast(tx, userId, sessions);
  return checkDeload({
    name,
    today: calendarDayIn(now, timezone),
    isReduced:
      [...past.values()]
        .flat()
        .some((time) => time.date === date && isReducedWeek(time.weekKind)) ||
      (await isRecovering(tx, userId, date)),
    lifts: lifts
      .filter(({ exerciseId }) => hasMax(exerciseId))
      .map(({ exerciseId, exerciseName }) => ({
        exerciseName,
        maxesKg: maxesOf(past, exerciseId, addDays(date, -MESOCYCLE_DAYS)),
      })),
    felt: await listFeltDays(tx, userId),
  });
}

/** Whether a show is just over, also for workouts outside the plan: sets and loads are being rebuilt then. */
async function isRecovering(tx: Tx, userId: string, day: string): Promise<boolean> {
  const { next, last } = await findShowsAround(tx, userId, day);
  const recovery = recoveryOf({
    today: day,
    ...(last && { lastShow: last }),
    ...(next && { competitionDate: next }),
  });
  return recovery !== null && recovery.weeksSince < RECOVERY.usual;
}

/** The e1RM of each session after a day and the last reduced week, the oldest first. */
function maxesOf(past: Past, exerciseId: string, after: string): number[] {
  const times = (past.get(exerciseId) ?? []).filter(({ date }) => date > after);
  const reduced = times.findIndex(({ weekKind }) => isReducedWeek(weekKind));
  const since = reduced < 0 ? times : times.slice(0, reduced);
  return since.flatMap((time) => maxOfSession(setsOf(time))?.kg ?? []).reverse();
}
