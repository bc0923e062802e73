import type { Food, Macros } from '../foods/food.ts';
import { householdAmount, shownMacros } from '../foods/portion.ts';

/** A food of a plan; the macros are whole and belong to `grams`. */
export interface PlannedFood extends Macros {
  foodId: string;
  name: string;
  /** As on the kitchen scale: '150g'. */
  amount: string;
  /** As in the cupboard: '2 slices'; '' where there is no such measure. */
  household: string;
  grams: number;
}

/** Writes so many grams of a food as a plan shows them. */
export function plannedFood(food: Food, grams: number): PlannedFood {
  return {
    foodId: food.id,
    name: food.name,
    amount: `${grams}g`,
    household: householdAmount(food, grams),
    grams,
    ...shownMacros(food, grams),
  };
}
