import { calendarDayIn, formatDay, isPeakNear, peakOpensOn } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { hasPressing, raiseAlert } from '../insights/index.ts';
import { DRAFT_ALERT } from './draft-alert.ts';
import { lockPlan, untickTasks, updatePlan } from './queries.ts';

type About = Pick<Person, 'id' | 'name' | 'coachId' | 'timezone'>;

/**
 * Takes the approval of a show's peak week back, because its date has moved and every day of the plan
 * with it; the coach is told. A draft becomes another version, so that nobody approves it for the
 * days that they saw; moved far ahead it rests on weights that will be old by then, and waits for a new draft
 * instead. Call it in the transaction that moves the show.
 */
export async function reopenPeakWeek(
  tx: Tx,
  { id: athleteId, name, coachId, timezone }: About,
  show: { id: string; date: string },
  now: Date,
): Promise<void> {
  const plan = await lockPlan(tx, athleteId, show.id);
  if (!plan) return;
  await updatePlan(tx, plan, { status: 'draft', approvedAt: null });
  // Tasks are ticked by their place in a day's list, and each day has another list now.
  await untickTasks(tx, athleteId, show.id);
  const isStill = isPeakNear(calendarDayIn(plan.createdAt, timezone), show.date);
  if (!coachId) return;
  // Moved once more, it is a draft already, and the coach has not looked at it since.
  const wasApproved = plan.status === 'approved' || (await hasPressing(tx, athleteId, DRAFT_ALERT));
  const opensOn = formatDay(peakOpensOn(show.date));
  const what = isStill
    ? `The peak week moved along and waits for your approval${wasApproved ? ' again' : ''}.`
    : `The peak week cannot be approved for ${formatDay(show.date)}: it needs a new draft, from ${opensOn} on.`;
  const finding = {
    type: DRAFT_ALERT,
    severity: wasApproved ? 'high' : 'medium',
    message: `${name} moved their show. ${what}`,
    basis: `${show.id} ${now.toISOString()} moved`,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}
