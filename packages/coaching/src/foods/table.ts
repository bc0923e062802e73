import type { Food } from './food.ts';
import { DAIRY_FOODS } from './groups/dairy.data.ts';
import { CONDIMENT_FOODS, SNACK_FOODS } from './groups/extras.data.ts';
import { FAT_FOODS } from './groups/fat.data.ts';
import { FRUIT_FOODS } from './groups/fruit.data.ts';
import { LEGUME_FOODS } from './groups/legume.data.ts';
import { PROTEIN_FOODS } from './groups/protein.data.ts';
import { STARCH_FOODS } from './groups/starch.data.ts';
import { VEGETABLE_FOODS } from './groups/vegetable.data.ts';

/**
 * The built-in food table: macros per 100 g from USDA FoodData Central, packaged foods from typical labels. Published
 * ids never change, since diary entries and plans refer to them.
 */
export const FOODS: readonly Food[] = [
  ...PROTEIN_FOODS,
  ...LEGUME_FOODS,
  ...DAIRY_FOODS,
  ...STARCH_FOODS,
  ...VEGETABLE_FOODS,
  ...FRUIT_FOODS,
  ...FAT_FOODS,
  ...CONDIMENT_FOODS,
  ...SNACK_FOODS,
];

const byId = new Map(FOODS.map((food) => [food.id, food]));

/** The food with this id, if the table contains it. */
export function foodById(id: string): Food | undefined {
  return byId.get(id);
}
