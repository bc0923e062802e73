import type { Food, Macros } from '../foods/food.ts';
import { householdAmount, shownMacros } from '../foods/portion.ts';

/** A food of a plan. Its macros are whole numbers for `grams`. */
export interface PlannedFood extends Macros {
  foodId: string;
  name: string;
  /** As on a kitchen scale: '150g'. */
  amount: string;
  /** In household measures, such as '2 slices'; '' if there is none. */
  household: string;
  grams: number;
}

/** Formats an amount of a food as shown in a plan. */
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
