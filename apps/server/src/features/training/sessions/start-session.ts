import { calendarDayIn, exerciseKeyAt } from '@posedown/coaching';
import type { StartSession } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { prescribeDays, weekAt } from '../plans/plan-week.ts';
import { findPlanOfWorkout, type StoredDay } from '../plans/queries.ts';
import { toTarget } from '../plans/to-target.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  listOpenSessions,
  type StoredSession,
  updateSession,
} from './queries.ts';
import { lastSetAt, minutesUntil } from './to-session.ts';

/** How long a start may be delayed on a device without a network. */
const LONGEST_WAIT_MS = 7 * 86_400_000;

/**
 * Starts a workout as prescribed this week. A duplicate returns the existing session. An open session is closed, or
 * deleted if it has no sets. @throws AppError `not_found` for someone else's workout
 */
export async function startSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { sessionId, workoutId, startedAt }: StartSession,
): Promise<StoredSession> {
  const { userId, timezone } = actor;
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const known = await findSession(tx, userId, sessionId);
    if (known) return known;
    const createdAt = believableStart(new Date(startedAt), now());
    const date = calendarDayIn(createdAt, timezone);
    const day = await prescribedDay(tx, { userId, workoutId, date });
    await closeOpenSessions(tx, userId);
    const session = { id: sessionId, userId, workoutId, name: day.name, date, createdAt };
    const exercises = day.exercises.map((exercise, index) => ({
      key: exerciseKeyAt(sessionId, index),
      exerciseId: exercise.exerciseId,
      exerciseName: exercise.exerciseName,
      target: toTarget(exercise),
      skipped: false,
      sets: [],
    }));
    return insertSession(tx, session, exercises);
  });
}

/** A device clock may be wrong and a start may arrive late. Limit how far either can move the start. */
function believableStart(startedAt: Date, now: Date): Date {
  const earliest = now.getTime() - LONGEST_WAIT_MS;
  return new Date(Math.min(now.getTime(), Math.max(earliest, startedAt.getTime())));
}

async function prescribedDay(
  tx: Tx,
  { userId, workoutId, date }: { userId: string; workoutId: string; date: string },
): Promise<StoredDay> {
  const found = await findPlanOfWorkout(tx, { userId, workoutId, day: date });
  const days = found ? prescribeDays(found, weekAt(found.plan, date)) : [];
  const day = days.find(({ id }) => id === workoutId);
  if (!day) throw notFound('Workout');
  return day;
}

async function closeOpenSessions(tx: Tx, userId: string) {
  for (const open of await listOpenSessions(tx, userId)) {
    const isEmpty = open.exerciseData.every(({ sets }) => sets.length === 0);
    if (isEmpty) await deleteSession(tx, userId, open.id);
    else {
      const duration = minutesUntil(open, lastSetAt(open));
      await updateSession(tx, open, { completed: true, duration });
    }
  }
}
