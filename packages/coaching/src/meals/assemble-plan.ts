import type { Macros } from '../foods/food.ts';
import { householdAmount, mapMacros, shownMacros, sumMacros } from '../foods/portion.ts';
import type { DayDraft, Serving } from './day-draft.ts';
import type { PlannedFood, PlannedMeal } from './meal-plan.ts';
import type { MealPreset } from './presets.ts';

/** Writes the meals of a finished draft. */
export function assembleMeals(presets: readonly MealPreset[], draft: DayDraft): PlannedMeal[] {
  return presets.map(({ name, time }, meal) => {
    const foods = draft
      .filter((serving) => serving.meal === meal && serving.grams > 0)
      .map(plannedFood);
    return { name, time, ...sumMacros(foods), foods };
  });
}

function plannedFood({ food, grams }: Serving): PlannedFood {
  return {
    foodId: food.id,
    name: food.name,
    amount: `${grams}g`,
    household: householdAmount(food, grams),
    grams,
    ...shownMacros(food, grams),
  };
}

/** (Made − target) ÷ target; a target of nought counts as 1. */
export function deviationsFrom(target: Macros, made: Macros): Macros {
  return mapMacros((key) => (made[key] - target[key]) / Math.max(1, target[key]));
}

/** The largest of the deviations, without its sign. */
export function worstDeviation(deviations: Macros): number {
  return Math.max(...Object.values(mapMacros((key) => Math.abs(deviations[key]))));
}
