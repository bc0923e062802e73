import { addDays, type PlanWeek, RECOVERY } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { listShowDays } from '../../shows/index.ts';
import { followShow, preparesForShow } from './follow-show.ts';
import { weekAt } from './plan-week.ts';
import { listPlansOfWorkouts } from './queries.ts';

interface Done {
  /** The plan's workout. Null for a free session. */
  workoutId: string | null;
  date: string;
}

/**
 * The kind of plan week of each session, by the show that was next on its day. Null for free sessions and plans
 * without prescribed weeks.
 */
export async function findWeekKinds(
  db: Db,
  userId: string,
  sessions: readonly Done[],
): Promise<(session: Done) => PlanWeek['kind'] | null> {
  const workoutIds = new Set(sessions.flatMap(({ workoutId }) => workoutId ?? []));
  const found = await listPlansOfWorkouts(db, userId, [...workoutIds]);
  const plans = new Map(found.map(({ workoutId, ...plan }) => [workoutId, plan]));
  const [first = ''] = sessions.map(({ date }) => date).sort();
  const since = first && addDays(first, -7 * RECOVERY.max);
  const shows = found.some(preparesForShow) ? await listShowDays(db, userId, since) : [];
  return ({ workoutId, date }) => {
    const plan = workoutId === null ? undefined : plans.get(workoutId);
    if (!plan) return null;
    const next = shows.find((day) => day >= date) ?? null;
    const last =
      shows
        .filter((day) => day < date)
        .sort()
        .at(-1) ?? null;
    return weekAt(followShow(plan, { next, last }, date), date)?.kind ?? null;
  };
}
