import type { Db } from '../../platform/db/database.ts';
import { findPerson } from '../athletes/index.ts';
import { endDraftAlert } from './draft-alert.ts';
import { holdPlan } from './queries.ts';

/**
 * Lets nobody wait for the peak week of a show that is deleted: its draft goes with it. Call it in the
 * transaction that deletes the show, before that.
 */
export async function closePeakWeek(tx: Db, athleteId: string, competitionId: string, now: Date) {
  const plan = await holdPlan(tx, athleteId, competitionId);
  if (plan?.status !== 'draft') return;
  const athlete = await findPerson(tx, athleteId);
  if (athlete) await endDraftAlert(tx, athlete, competitionId, now);
}
