import { dailyTargetsFor, leadingNumber, makeMealPlan, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  countPlans,
  holdPlans,
  insertActivePlan,
  type NewPlan,
  type StoredPlan,
} from './queries.ts';

/**
 * Makes a day of meals from an athlete's answers and stores it as their active plan. Every new plan
 * differs from the ones before, and the same athlete with the same history gets the same plan.
 * Call it inside a transaction.
 * @throws AppError `not_enough_data` where the answers do not allow targets.
 */
export async function generatePlan(
  tx: Db,
  userId: string,
  answers: PlanAnswers,
  now: Date,
): Promise<StoredPlan> {
  await holdPlans(tx, userId);
  const round = await countPlans(tx, userId);
  const plan = composePlan(answers, `${userId}:${round}`);
  return insertActivePlan(tx, { userId, createdAt: now, ...plan });
}

/** A plan for one athlete, not stored. */
function composePlan(answers: PlanAnswers, seed: string): Omit<NewPlan, 'userId'> {
  const targets = dailyTargetsFor(answers);
  if (targets.kind === 'not-enough-data') {
    throw new AppError('not_enough_data', {
      userMessage: 'Your age, height, weight and target weight are needed to make a plan.',
    });
  }
  const { calories, protein, carbs, fats } = targets;
  const plan = makeMealPlan({
    targets: { calories, protein, carbs, fats },
    mealCount: mealCountOf(answers),
    dietaryRestrictions: answers.dietaryRestrictions,
    foodAllergies: answers.foodAllergies,
    cookingPreference: answers.cookingPreference,
    seed,
  });
  return {
    calories: plan.calories,
    protein: plan.protein,
    carbs: plan.carbs,
    fats: plan.fats,
    targets: { calories, protein, carbs, fats },
    meals: plan.meals,
    notes: [...targets.notes.map((note) => note.text), ...plan.notes],
  };
}

const MEAL_COUNTS = [3, 4, 5, 6] as const;

function mealCountOf({ mealFrequency }: PlanAnswers) {
  const wanted = leadingNumber(mealFrequency);
  return MEAL_COUNTS.find((count) => count === wanted) ?? 5;
}
