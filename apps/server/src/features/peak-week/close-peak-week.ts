import { calendarDayIn } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { findPerson, type Person } from '../athletes/index.ts';
import { findOpenAlert, raiseAlert } from '../insights/index.ts';
import { endDraftAlert } from './draft-alert.ts';
import { findOwnShow, lockPlan } from './queries.ts';

/**
 * Lets nobody wait for the peak week of a show that is deleted, nor count on it: its draft goes with it, and of one that
 * was approved the coach is told. Call it in the transaction that deletes the show, before that.
 */
export async function closePeakWeek(tx: Tx, athleteId: string, competitionId: string, now: Date) {
  const plan = await lockPlan(tx, athleteId, competitionId);
  const athlete = plan && (await findPerson(tx, athleteId));
  if (!athlete) return;
  if (plan.status === 'draft') await endDraftAlert(tx, athlete, plan, now);
  else await alertOfWithdrawal(tx, athlete, competitionId, now);
}

/** A show that is over is withdrawn from no more. */
async function alertOfWithdrawal(
  tx: Tx,
  { id: athleteId, name, coachId, timezone }: Person,
  competitionId: string,
  now: Date,
) {
  const show = await findOwnShow(tx, athleteId, competitionId);
  if (!coachId || !show || show.date < calendarDayIn(now, timezone)) return;
  const type = 'peak_week_withdrawn';
  const message = `${name} withdrew from ${show.name}. Its peak week is no longer active.`;
  // One alert of a kind is open at a time: it tells of a show before this one too.
  const open = await findOpenAlert(tx, athleteId, type);
  const finding = {
    type,
    severity: 'high',
    message: open ? `${open.message} ${message}` : message,
    basis: competitionId,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}
