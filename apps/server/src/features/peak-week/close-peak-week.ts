import { calendarDayIn, formatDay, isPeakNear, peakOpensOn } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { findPerson, type Person } from '../athletes/index.ts';
import { findOpenAlert, hasHighAlert, raiseAlert } from '../insights/index.ts';
import { DRAFT_ALERT, resolveDraftAlert } from './draft-alert.ts';
import { findOwnShow, lockPlan, untickTasks, updatePlan } from './queries.ts';

interface Closed {
  athleteId: string;
  competitionId: string;
  change: 'deleted' | 'withdrawn';
  /** Whether the coach did it, who then needs no alert. */
  isByCoach?: boolean;
}

/**
 * Handles the peak week of a show about to be deleted or withdrawn from: a draft needs no approval any more, and the
 * coach is alerted to a withdrawal and to the end of an approved peak week. Call it in that transaction, before
 * changing the show.
 */
export async function closePeakWeek(
  tx: Tx,
  { athleteId, competitionId, change, isByCoach = false }: Closed,
  now: Date,
) {
  const plan = await lockPlan(tx, athleteId, competitionId);
  if (!plan && change === 'deleted') return;
  const athlete = await findPerson(tx, athleteId);
  if (!athlete) return;
  if (plan?.status === 'draft') await resolveDraftAlert(tx, athlete, plan, now);
  const isApproved = plan?.status === 'approved';
  if (isByCoach || (change === 'deleted' && !isApproved)) return;
  await alertOfWithdrawal(tx, athlete, { competitionId, isApproved }, now);
}

/** No alert for a past show. */
async function alertOfWithdrawal(
  tx: Tx,
  { id: athleteId, name, coachId, timezone }: Person,
  { competitionId, isApproved }: { competitionId: string; isApproved: boolean },
  now: Date,
) {
  const show = await findOwnShow(tx, athleteId, competitionId);
  if (!coachId || !show || show.date < calendarDayIn(now, timezone)) return;
  const type = 'peak_week_withdrawn';
  const withdrew = `${name} withdrew from ${show.name}.`;
  const message = isApproved ? `${withdrew} Its peak week is no longer active.` : withdrew;
  // Only one alert of a kind can be open, so it may also cover an earlier show.
  const open = await findOpenAlert(tx, athleteId, type);
  const finding = {
    type,
    severity: 'high',
    message: open ? `${open.message} ${message}` : message,
    basis: competitionId,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}

type About = Pick<Person, 'id' | 'name' | 'coachId' | 'timezone'>;

const CHANGES = { moved: 'moved their show', entered: 'entered a show again' };

/**
 * Withdraws approval because the show's date moved or the athlete entered it again, and notifies the coach. The draft gets a new
 * version, so that a coach can't approve days they haven't seen. If the show moved far ahead, a
 * new draft is needed because the weights will be outdated. Call it in the transaction that moves
 * the show.
 */
export async function reopenPeakWeek(
  tx: Tx,
  { id: athleteId, name, coachId, timezone }: About,
  show: { id: string; date: string },
  now: Date,
  change: keyof typeof CHANGES = 'moved',
): Promise<void> {
  const plan = await lockPlan(tx, athleteId, show.id);
  if (!plan) return;
  await updatePlan(tx, plan, { status: 'draft', approvedAt: null });
  // Ticks refer to positions in a day's list, and each day has a new list now.
  await untickTasks(tx, athleteId, show.id);
  const isStillNear = isPeakNear(calendarDayIn(plan.createdAt, timezone), show.date);
  if (!coachId) return;
  // After a second move it is already a draft the coach hasn't looked at.
  const wasApproved =
    plan.status === 'approved' || (await hasHighAlert(tx, athleteId, DRAFT_ALERT));
  const opensOn = formatDay(peakOpensOn(show.date));
  const consequence = isStillNear
    ? `The peak week${change === 'moved' ? ' moved with the show and' : ''} needs your approval${wasApproved ? ' again' : ''}.`
    : `The peak week can’t be approved for ${formatDay(show.date)} until you create a new draft on or after ${opensOn}.`;
  const finding = {
    type: DRAFT_ALERT,
    severity: wasApproved ? 'high' : 'medium',
    message: `${name} ${CHANGES[change]}. ${consequence}`,
    basis: `${show.id} ${now.toISOString()} ${change}`,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}
