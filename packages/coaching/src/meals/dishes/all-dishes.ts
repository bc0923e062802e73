import { BREAKFASTS } from './breakfasts.ts';
import { type Dish, type DishSlot, maybe } from './dish.ts';
import { PLATES } from './plates.ts';
import { SNACKS } from './snacks.ts';

export const DISHES: readonly Dish[] = [...BREAKFASTS, ...SNACKS, ...PLATES];

/** What a large meal may have beside its dish, for days that ask for much energy. */
export const SIDES: readonly DishSlot[] = [
  maybe('juice', 'fruit'),
  maybe('bread', 'cracker'),
  maybe('dried-fruit', 'honey'),
  maybe('nuts', 'seeds'),
];
