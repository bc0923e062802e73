import type { DietaryRestriction } from '../athlete/answers.ts';
import { KCAL_PER_GRAM, type MacroTargets } from './nutrition-calculator.ts';

interface CarbohydrateLimit {
  restriction: 'Keto' | 'Low-Carb';
  /** Share of the intake, or grams (net for Keto), whichever is lower. */
  share: number;
  grams: number;
}

const KETO: CarbohydrateLimit = { restriction: 'Keto', share: 0.08, grams: 50 };
const LOW_CARB: CarbohydrateLimit = { restriction: 'Low-Carb', share: 0.25, grams: 130 };

/** The carbohydrate limit from the athlete's restrictions, if any; Keto is stricter. */
export function carbohydrateLimit(
  restrictions: readonly DietaryRestriction[],
): CarbohydrateLimit | undefined {
  if (restrictions.includes('Keto')) return KETO;
  if (restrictions.includes('Low-Carb')) return LOW_CARB;
  return undefined;
}

/**
 * Whole grams for an intake: protein and fat as requested, carbohydrate the remainder. With limited carbohydrate,
 * fat takes the excess and protein stays the same. The 4/4/9 energy is within 2 kcal of `calories`.
 */
export function wholeMacros(
  calories: number,
  requested: { proteinG: number; fatsG: number },
  limit: CarbohydrateLimit | undefined,
): MacroTargets {
  const protein = Math.round(requested.proteinG);
  const withoutProtein = calories - KCAL_PER_GRAM.protein * protein;
  const maxCarbs =
    limit === undefined
      ? Number.POSITIVE_INFINITY
      : Math.floor(Math.min(limit.grams, (calories * limit.share) / KCAL_PER_GRAM.carbs));
  // Fat is rounded up if it takes the remainder, so that carbohydrate stays within its limit.
  const minFats = Math.ceil((withoutProtein - KCAL_PER_GRAM.carbs * maxCarbs) / KCAL_PER_GRAM.fats);
  const fats = Math.max(Math.round(requested.fatsG), minFats);
  const carbs = Math.round((withoutProtein - KCAL_PER_GRAM.fats * fats) / KCAL_PER_GRAM.carbs);
  return { calories, protein, carbs, fats };
}
