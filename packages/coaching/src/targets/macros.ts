import type { DietaryRestriction } from '../athlete/answers.ts';
import { KCAL_PER_GRAM, type MacroTargets } from './nutrition-calculator.ts';

interface CarbohydrateLimit {
  restriction: 'Keto' | 'Low-Carb';
  /** Share of the intake, and grams (net for Keto), whichever is less. */
  share: number;
  grams: number;
}

const KETO: CarbohydrateLimit = { restriction: 'Keto', share: 0.08, grams: 50 };
const LOW_CARB: CarbohydrateLimit = { restriction: 'Low-Carb', share: 0.25, grams: 130 };

/** The carbohydrate limit the athlete's restrictions set, if any; Keto is the stricter one. */
export function carbohydrateLimit(
  restrictions: readonly DietaryRestriction[],
): CarbohydrateLimit | undefined {
  if (restrictions.includes('Keto')) return KETO;
  if (restrictions.includes('Low-Carb')) return LOW_CARB;
  return undefined;
}

/**
 * Whole grams for an intake: protein and fat as asked, carbohydrate the rest; with limited carbohydrate, fat takes the
 * excess and protein stays. 4/4/9 energy is within 2 kcal of `calories`.
 */
export function wholeMacros(
  calories: number,
  asked: { proteinG: number; fatsG: number },
  limit: CarbohydrateLimit | undefined,
): MacroTargets {
  const protein = Math.round(asked.proteinG);
  const withoutProtein = calories - KCAL_PER_GRAM.protein * protein;
  const mostCarbs =
    limit === undefined
      ? Number.POSITIVE_INFINITY
      : Math.floor(Math.min(limit.grams, (calories * limit.share) / KCAL_PER_GRAM.carbs));
  // Fat is rounded up where it takes the rest, so that carbohydrate stays at or below its limit.
  const leastFats = Math.ceil(
    (withoutProtein - KCAL_PER_GRAM.carbs * mostCarbs) / KCAL_PER_GRAM.fats,
  );
  const fats = Math.max(Math.round(asked.fatsG), leastFats);
  const carbs = Math.round((withoutProtein - KCAL_PER_GRAM.fats * fats) / KCAL_PER_GRAM.carbs);
  return { calories, protein, carbs, fats };
}
