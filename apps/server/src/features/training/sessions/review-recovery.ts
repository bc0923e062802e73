import { addDays, calendarDayIn, checkDeload, maxOfSession } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { holdPerson } from '../../athletes/index.ts';
import { listFeltDays, raiseAlert } from '../../insights/index.ts';
import { hasMax } from '../library/library-exercise.ts';
import { findPast, listLookedBackOn, type Past } from './exercise-guides.ts';
import { MESOCYCLE_DAYS, setsOf } from './past-times.ts';
import type { StoredSession } from './queries.ts';

/**
 * Tells the coach where a finished workout, and how the athlete felt lately, say that a deload week may be due.
 * Call it in the transaction that finishes the workout.
 */
export async function reviewRecovery(
  tx: Db,
  { userId, date, exerciseData }: StoredSession,
  now: Date,
): Promise<void> {
  const athlete = await holdPerson(tx, userId);
  if (!athlete?.coachId) return;
  const past = await findPast(tx, userId, await listLookedBackOn(tx, userId));
  const finding = checkDeload({
    name: athlete.name,
    today: calendarDayIn(now, athlete.timezone),
    isDeload: [...past.values()].flat().some((time) => time.isDeload && time.date === date),
    lifts: exerciseData
      .filter(({ exerciseId }) => hasMax(exerciseId))
      .map(({ exerciseId, exerciseName }) => ({
        exerciseName,
        maxesKg: maxesOf(past, exerciseId, addDays(date, -MESOCYCLE_DAYS)),
      })),
    felt: await listFeltDays(tx, userId),
  });
  if (finding) await raiseAlert(tx, { athleteId: userId, coachId: athlete.coachId }, finding, now);
}

/** The e1RM of each session after a day and the last deload, the oldest first. */
function maxesOf(past: Past, exerciseId: string, after: string): number[] {
  const times = (past.get(exerciseId) ?? []).filter(({ date }) => date > after);
  const deload = times.findIndex(({ isDeload }) => isDeload);
  const since = deload < 0 ? times : times.slice(0, deload);
  return since.flatMap((time) => maxOfSession(setsOf(time))?.kg ?? []).reverse();
}
