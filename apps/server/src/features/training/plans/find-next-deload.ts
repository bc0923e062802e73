import { addDays } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { weekAt } from './plan-week.ts';
import { findActivePlan } from './queries.ts';

/** The first day of the next deload week of the plan an athlete follows, after the week of a day; null where none is. */
export async function findNextDeload(db: Db, userId: string, day: string): Promise<string | null> {
  const active = await findActivePlan(db, userId, day);
  if (!active) return null;
  const { plan } = active;
  const starts = Array.from({ length: plan.weeks }, (_, week) => addDays(plan.startsOn, 7 * week));
  return starts.find((start) => start > day && weekAt(plan, start)?.kind === 'deload') ?? null;
}
