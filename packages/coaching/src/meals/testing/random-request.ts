import {
  COOKING_PREFERENCES,
  DIETARY_RESTRICTIONS,
  type DietaryRestriction,
  FOOD_ALLERGIES,
} from '../../athlete/answers.ts';
import type { SeededRandom } from '../../random/seeded.ts';
import type { MealPlanRequest } from '../generate-meal-plan.ts';
import { MEAL_COUNTS } from '../presets.ts';

/** Carbohydrate limits, g a day, as in the daily targets. */
export function maxCarbs(restrictions: readonly DietaryRestriction[], calories: number): number {
  if (restrictions.includes('Keto')) return Math.min(50, (0.08 * calories) / 4);
  if (restrictions.includes('Low-Carb')) return Math.min(130, (0.25 * calories) / 4);
  return Number.POSITIVE_INFINITY;
}

/**
 * An athlete of 45–130 kg with 24–45 kcal/kg, 1.6–3.1 g/kg protein and 15–35% fat, each exclusion with that
 * probability.
 */
export function randomRequest(random: SeededRandom, exclusionShare: number): MealPlanRequest {
  const between = (min: number, max: number) => min + (max - min) * random.next();
  const dietaryRestrictions = DIETARY_RESTRICTIONS.filter(() => random.next() < exclusionShare);
  const foodAllergies = FOOD_ALLERGIES.filter(() => random.next() < exclusionShare);
  const weightKg = between(45, 130);
  const calories = Math.round(Math.min(5000, Math.max(1200, weightKg * between(24, 45))));
  const protein = Math.round(Math.min(weightKg * between(1.6, 3.1), (0.45 * calories) / 4));
  const carbs = Math.floor(
    Math.min(
      maxCarbs(dietaryRestrictions, calories),
      (calories * between(0.65, 0.85)) / 4 - protein,
    ),
  );
  const fats = Math.round((calories - 4 * protein - 4 * carbs) / 9);
  return {
    targets: { calories, protein, carbs, fats },
    mealCount: random.pick(MEAL_COUNTS),
    dietaryRestrictions,
    foodAllergies,
    cookingPreference: random.pick(COOKING_PREFERENCES),
    seed: random.integer(0, 1e9),
  };
}
