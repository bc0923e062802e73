import { MEAL_FREQUENCIES, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { PlanEdit } from '../plan-changes/index.ts';
import { generatePlan, type OwnTargets } from './generate-plan.ts';
import { findActivePlan, type StoredPlan } from './queries.ts';

/**
 * Makes an athlete the plan for targets that somebody set for them: the meals a day and the diet stay those of the plan
 * in force. Call it, and mind what it throws, as `generatePlan`.
 */
export async function planSetTargets(
  tx: Db,
  userId: string,
  answers: PlanAnswers,
  now: Date,
  { own, edit }: { own: OwnTargets; edit: PlanEdit },
): Promise<StoredPlan> {
  const plan = await findActivePlan(tx, userId);
  return generatePlan(tx, userId, plan ? likeBefore(answers, plan) : answers, now, { own, edit });
}

function likeBefore(answers: PlanAnswers, { meals, dietaryRestrictions }: StoredPlan): PlanAnswers {
  const chosen = MEAL_FREQUENCIES.find((one) => one === `${meals.length}_meals`);
  return {
    ...answers,
    mealFrequency: chosen ?? answers.mealFrequency,
    dietaryRestrictions: [...new Set([...answers.dietaryRestrictions, ...dietaryRestrictions])],
  };
}
