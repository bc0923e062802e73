import { addDays, type PlanWeek, RECOVERY } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { listShowDays } from '../../shows/index.ts';
import { followShow, preparesForShow } from './follow-show.ts';
import { weekAt } from './plan-week.ts';
import { listPlansOfWorkouts } from './queries.ts';

interface Done {
  /** The workout of a plan that was done; null for a free session. */
  workoutId: string | null;
  date: string;
}

/**
 * Tells of an athlete's sessions in what kind of week of its plan each lay, by the show that was next on its day as
 * the shows are entered now; null for a free session, and where the plan was meant as it is written.
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
  const since = first && addDays(first, -7 * RECOVERY.most);
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
