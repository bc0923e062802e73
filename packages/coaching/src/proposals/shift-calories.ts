import type { PlanAnswers } from '../athlete/answers.ts';
import { MACRO_LIMITS } from '../safety/macro-checks.ts';
import { carbohydrateLimit, wholeMacros } from '../targets/macros.ts';
import { KCAL_PER_GRAM, type MacroTargets } from '../targets/nutrition-calculator.ts';

/**
 * Changes calories with the same protein. Carbohydrate and fat share the change in their current proportion, with
 * fat limited to its minimum.
 */
export function shiftCalories(
  answers: PlanAnswers,
  { calories, protein, fats }: MacroTargets,
  nextKcal: number,
): MacroTargets {
  const proteinKcal = KCAL_PER_GRAM.protein * protein;
  const share = (nextKcal - proteinKcal) / Math.max(1, calories - proteinKcal);
  const { low, lowShare } = MACRO_LIMITS.fats;
  const minG = Math.ceil(
    Math.max(low * answers.weightKg, (lowShare * nextKcal) / KCAL_PER_GRAM.fats),
  );
  const fatsG = Math.max(fats * share, Math.min(fats, minG));
  const limit = carbohydrateLimit(answers.dietaryRestrictions);
  return wholeMacros(nextKcal, { proteinG: protein, fatsG }, limit);
}
