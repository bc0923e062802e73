import type { Macros } from '../foods/food.ts';
import type { MealKind, MealPreset } from './presets.ts';

/** What a meal should bring of the day's energy and protein; a wish, where the day is a duty. */
export interface MealGoal {
  calories: number;
  protein: number;
}

export interface DayGoals {
  day: Macros;
  meals: readonly MealGoal[];
}

// Our choice: protein is spread more evenly than energy, so that at 2 g/kg a day in five meals all but the snack
// bring 0.4 g/kg or more, the one before training foremost; the meals of the kitchen are larger than those of the bag.
const WEIGHTS: Record<MealKind, MealGoal> = {
  breakfast: { calories: 1, protein: 1 },
  snack: { calories: 0.6, protein: 0.8 },
  lunch: { calories: 1.2, protein: 1.05 },
  'pre-workout': { calories: 0.8, protein: 1 },
  dinner: { calories: 1.2, protein: 1.05 },
};

/** Divides the day among its meals. */
export function dayGoals(day: Macros, presets: readonly MealPreset[]): DayGoals {
  const weights = presets.map(({ kind }) => WEIGHTS[kind]);
  const totalCalories = weights.reduce((sum, weight) => sum + weight.calories, 0);
  const totalProtein = weights.reduce((sum, weight) => sum + weight.protein, 0);
  return {
    day,
    meals: weights.map((weight) => ({
      calories: (day.calories * weight.calories) / totalCalories,
      protein: (day.protein * weight.protein) / totalProtein,
    })),
  };
}
