import { moreCardioBar, type PlanAnswers, showFault } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, badField } from '../../platform/errors.ts';
import { findPerson, type Person } from '../athletes/index.ts';
import { findActivePlan, type StoredPlan, showsSince } from '../nutrition/index.ts';
import { answersNow } from '../progress/index.ts';

/**
 * Refuses to go on with a diet for a show that is over, withdrawn or moved since the proposal was made.
 * @throws AppError `plan_changed`
 */
export async function refuseWithoutShow(
  tx: Tx,
  athlete: Person,
  { plan, answers }: { plan: StoredPlan; answers: PlanAnswers },
): Promise<void> {
  const { targets, maintenanceKcal, showOn } = plan;
  const planned = { kcal: targets.calories, maintenanceKcal };
  const shows = await showsSince(tx, athlete, plan);
  const fault = showFault(answers, planned, { ...shows, showOn });
  if (!fault) return;
  throw new AppError('plan_changed', {
    userMessage: `The diet in this meal plan must end. ${fault.text} Create a new meal plan.`,
  });
}

/**
 * Judges a cardio plan that was just given more minutes, with the meal plan in force.
 * @throws AppError `invalid_input`
 */
export async function refuseUnsafeCardio(tx: Tx, athleteId: string, now: Date): Promise<void> {
  const athlete = await findPerson(tx, athleteId);
  const plan = await findActivePlan(tx, athleteId);
  if (!athlete || !plan) return;
  const bar = moreCardioBar(await answersNow(tx, athlete, now), plan.targets);
  if (bar) throw badField('cardioMinutes', bar);
}
