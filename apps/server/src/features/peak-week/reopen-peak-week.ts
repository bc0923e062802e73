import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { raiseAlert } from '../insights/index.ts';
import { DRAFT_ALERT } from './plan-peak-week.ts';
import { holdPlan, updatePlan } from './queries.ts';

type About = Pick<Person, 'id' | 'name' | 'coachId'>;

/**
 * Takes the approval of a show's peak week back, because its date has moved and every day of the plan
 * with it; the coach is told. A draft becomes another version, so that nobody approves it for the
 * days that they saw. Call it in the transaction that moves the show.
 */
export async function reopenPeakWeek(
  tx: Db,
  { id: athleteId, name, coachId }: About,
  competitionId: string,
  now: Date,
): Promise<void> {
  const plan = await holdPlan(tx, athleteId, competitionId);
  if (!plan) return;
  await updatePlan(tx, plan, { status: 'draft', approvedAt: null });
  if (plan.status !== 'approved' || !coachId) return;
  const finding = {
    type: DRAFT_ALERT,
    severity: 'high',
    message: `${name} moved their show. The peak week moved along and waits for your approval again.`,
    basis: `${now.toISOString()} moved`,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}
