import type { Macros } from '../foods/food.ts';
import { mapMacros } from '../foods/portion.ts';
import { MEAL_PRESETS, type MealCount } from './presets.ts';

/** A day's targets before there is a plan (section 9 of the specification). */
export const DEFAULT_DAILY_MACROS: Readonly<Macros> = {
  calories: 2400,
  protein: 180,
  carbs: 240,
  fats: 80,
};

/** A day of meals without foods. */
export interface DefaultMealPlan extends Macros {
  meals: (Macros & { name: string; time: string })[];
}

/** The default day for a number of meals. Each meal is an equal share, rounded. */
export function defaultMealPlan(mealCount: MealCount): DefaultMealPlan {
  const perMeal = mapMacros((key) => Math.round(DEFAULT_DAILY_MACROS[key] / mealCount));
  return {
    ...DEFAULT_DAILY_MACROS,
    meals: MEAL_PRESETS[mealCount].map(({ name, time }) => ({ name, time, ...perMeal })),
  };
}
