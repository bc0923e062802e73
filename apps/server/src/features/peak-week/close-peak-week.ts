import type { Db } from '../../platform/db/database.ts';
import { findPerson } from '../athletes/index.ts';
import { resolveAlerts } from '../insights/index.ts';
import { DRAFT_ALERT } from './plan-peak-week.ts';
import { holdPlan } from './queries.ts';

/**
 * Lets nobody wait for the peak week of a show that is deleted: its draft goes with it. Call it in the
 * transaction that deletes the show, before that.
 */
export async function closePeakWeek(tx: Db, athleteId: string, competitionId: string) {
  const plan = await holdPlan(tx, athleteId, competitionId);
  if (plan?.status !== 'draft') return;
  const athlete = await findPerson(tx, athleteId);
  await resolveAlerts(tx, { athleteId, coachId: athlete?.coachId ?? null }, DRAFT_ALERT);
}
