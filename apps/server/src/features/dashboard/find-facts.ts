import { addDays, calendarDayIn } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findAfterShow } from '../athletes/index.ts';
import { followShow } from '../training/index.ts';
import { findDashboardFacts } from './queries.ts';

const TREND_DAYS = 84;

/** Whose dashboard it is. */
export type DashboardOf = Pick<Actor, 'userId' | 'timezone'>;

export type Facts = Awaited<ReturnType<typeof findFacts>>;

/**
 * Loads the dashboard's facts, with the training plan aimed at the next show. After a show, the
 * stage weight is no longer a target.
 */
export async function findFacts(db: Db, { userId, timezone }: DashboardOf, now: Date) {
  const today = calendarDayIn(now, timezone);
  const found = await findDashboardFacts(db, { userId, today, since: addDays(today, -TREND_DAYS) });
  if (!found) throw notFound('Account');
  const { show, lastShow: last, trainingPlan, primaryGoal } = found;
  const athlete = { id: userId, timezone, primaryGoal };
  const afterShow = await findAfterShow(db, athlete, { lastShow: last, now });
  const shows = { next: show?.date ?? null, last };
  return {
    ...found,
    afterShow,
    targetWeight: afterShow ? null : found.targetWeight,
    latestWeight: found.latestWeighIn?.weightKg ?? null,
    trainingPlan: trainingPlan && followShow(trainingPlan, shows, today),
  };
}
