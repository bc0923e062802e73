import {
  avoidedFoods,
  checkOwnTargets,
  type MacroTargets,
  MEAL_FREQUENCIES,
  type PlanAnswers,
} from '@posedown/coaching';
import type { MealsChoice } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/store-once.ts';
import { AppError } from '../../platform/errors.ts';
import { type PlanEdit, requireReason } from '../plan-changes/index.ts';
import { generatePlan } from './generate-plan.ts';
import type { OwnTargets } from './plan-targets.ts';
import { findActivePlan, type StoredPlan } from './queries.ts';
import { scaleActivePlan } from './scale-active-plan.ts';

interface SetTargets {
  edit: PlanEdit;
  /** Custom targets. Omit to compute them from the answers. */
  own?: OwnTargets;
  /** Whether foods stay. By default they do if possible and allowed by the diet. */
  meals?: MealsChoice | undefined;
  sent?: Sent | undefined;
}

/**
 * Creates a plan for new targets with the same diet and meal count. See `generatePlan` and `scaleActivePlan` for
 * errors and locking.
 */
export async function planSetTargets(
  tx: Tx,
  userId: string,
  answers: PlanAnswers,
  now: Date,
  { edit, own, meals, sent }: SetTargets,
): Promise<StoredPlan> {
  const plan = await findActivePlan(tx, userId);
  const options = { edit, ...(own && { own }), ...(sent && { sent }) };
  if (!plan) return generatePlan(tx, userId, answers, now, options);
  const fresh = () => generatePlan(tx, userId, likeBefore(answers, plan), now, options);
  if (meals === 'replace') return fresh();
  if (meals === 'scale') return scaleActivePlan(tx, userId, answers, now, options);
  if (hasAvoidedFoods(answers, plan)) return fresh();
  return scaleActivePlan(tx, userId, answers, now, options).catch((error) => {
    if (error instanceof AppError && error.code === 'meals_out_of_reach') return fresh();
    throw error;
  });
}

/** Foods the diet now excludes are dropped unless a person chose to keep them. */
export function hasAvoidedFoods(answers: PlanAnswers, { meals }: StoredPlan): boolean {
  const { dietaryRestrictions: restrictions, foodAllergies: allergies } = answers;
  return avoidedFoods(meals, { restrictions, allergies }, 'your').length > 0;
}

function likeBefore(answers: PlanAnswers, { meals, dietaryRestrictions }: StoredPlan): PlanAnswers {
  const chosen = MEAL_FREQUENCIES.find((one) => one === `${meals.length}_meals`);
  return {
    ...answers,
    mealFrequency: chosen ?? answers.mealFrequency,
    dietaryRestrictions: [...new Set([...answers.dietaryRestrictions, ...dietaryRestrictions])],
  };
}

/**
 * Rejects a coach's targets that trigger warnings without a reason. @param field of the reason in the body @throws
 * AppError as `requireReason`
 */
export function refuseUnreasoned(
  answers: PlanAnswers,
  targets: MacroTargets,
  reason: string | undefined,
  field: string,
): void {
  const assessed = checkOwnTargets(answers, targets);
  requireReason(assessed.kind === 'allowed' ? assessed.warnings : [], reason, field);
}
