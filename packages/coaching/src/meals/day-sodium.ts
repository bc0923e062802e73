import { SODIUM_MG } from '../foods/sodium.data.ts';

/** The sodium of a day of meals, excluding salt added when cooking or at the table. */
export interface DaySodium {
  mg: number;
  /** Set if a food has no known sodium, so that the figure is a minimum. */
  isLeast: boolean;
}

interface Meal {
  foods: readonly { foodId: string; grams: number }[];
}

export function daySodium(meals: readonly Meal[]): DaySodium {
  const foods = meals.flatMap((meal) => meal.foods);
  const amounts = foods.map(({ foodId, grams }) => ((SODIUM_MG.get(foodId) ?? 0) * grams) / 100);
  return {
    mg: Math.round(amounts.reduce((sum, mg) => sum + mg, 0)),
    isLeast: foods.some(({ foodId }) => !SODIUM_MG.has(foodId)),
  };
}
