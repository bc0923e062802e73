import { SODIUM_MG } from '../foods/sodium.data.ts';

/** The sodium of a day of meals, without salt that is added when cooking or at the table. */
export interface DaySodium {
  mg: number;
  /** Some of the foods have no known figure: the day has at least so much. */
  isLeast: boolean;
}

interface Meal {
  foods: readonly { foodId: string; grams: number }[];
}

export function daySodium(meals: readonly Meal[]): DaySodium {
  const foods = meals.flatMap((meal) => meal.foods);
  const known = foods.map(({ foodId, grams }) => ((SODIUM_MG.get(foodId) ?? 0) * grams) / 100);
  return {
    mg: Math.round(known.reduce((sum, mg) => sum + mg, 0)),
    isLeast: foods.some(({ foodId }) => !SODIUM_MG.has(foodId)),
  };
}
