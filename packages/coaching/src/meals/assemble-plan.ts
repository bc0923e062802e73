import type { Macros } from '../foods/food.ts';
import { mapMacros, sumMacros } from '../foods/portion.ts';
import type { DayDraft } from './day-draft.ts';
import { dishName } from './dishes/dish-name.ts';
import type { PlannedMeal } from './meal-plan.ts';
import { plannedFood } from './planned-food.ts';
import type { MealPreset } from './presets.ts';

/** Builds the meals of a finished draft. */
export function assembleMeals(presets: readonly MealPreset[], draft: DayDraft): PlannedMeal[] {
  return presets.map(({ name, time }, meal) => {
    const served = draft.filter((serving) => serving.meal === meal && serving.grams > 0);
    const foods = served.map(({ food, grams }) => plannedFood(food, grams));
    const [first] = served;
    const dish = first && { dish: dishName(first.dish, served) };
    return { name, time, ...dish, ...sumMacros(foods), foods };
  });
}

/** (Actual − target) ÷ target; a target of zero counts as 1. */
export function deviationsFrom(target: Macros, actual: Macros): Macros {
  return mapMacros((key) => (actual[key] - target[key]) / Math.max(1, target[key]));
}

/** The largest absolute deviation. */
export function worstDeviation(deviations: Macros): number {
  return Math.max(...Object.values(mapMacros((key) => Math.abs(deviations[key]))));
}
