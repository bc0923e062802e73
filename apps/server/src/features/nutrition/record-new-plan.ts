import { isSameTargets, type PlanDifference, type PlanSummaries } from '@posedown/coaching';
import type { FoodItem } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { type PlanEdit, recordPlanChange } from '../plan-changes/index.ts';
import type { StoredPlan } from './queries.ts';

interface CreatedPlan {
  before: StoredPlan | null;
  after: StoredPlan;
  /** Who requested the plan and why. Null for a new athlete's first plan. */
  edit: PlanEdit | null;
  /** The athlete's day from which it applies. */
  effectiveOn: string;
  now: Date;
}

/** Records a change of the active meal plan. */
export async function recordNewPlan(
  tx: Tx,
  { before, after, edit, effectiveOn, now }: CreatedPlan,
): Promise<void> {
  if (!edit) return;
  const difference = planDifference(before, after);
  await recordPlanChange(tx, { athleteId: after.userId, edit, difference, effectiveOn, now });
}

/** A plan with other targets counts as a target change, any other as a change of meals. */
function planDifference(before: StoredPlan | null, after: StoredPlan): PlanDifference {
  if (before && isSameTargets(before.targets, after.targets)) {
    return { kind: 'meals', before: mealsSummary(before), after: mealsSummary(after) };
  }
  return { kind: 'targets', before: before?.targets ?? null, after: after.targets };
}

/** @param foods the swapped food or its substitute */
export const mealsSummary = (
  { calories, meals }: Pick<StoredPlan, 'calories' | 'meals'>,
  ...foods: FoodItem[]
): PlanSummaries['meals'] => ({
  calories,
  mealCount: meals.length,
  foods: foods.map(({ amount, name }) => `${amount} ${name}`),
});
