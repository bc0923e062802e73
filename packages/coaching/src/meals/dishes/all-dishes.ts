import { BREAKFASTS } from './breakfasts.data.ts';
import type { Dish, DishSlot } from './dish.ts';
import { foodsNamed } from './dish-table.ts';
import { LAST_RESORTS } from './last-resorts.data.ts';
import { MAINS } from './mains.data.ts';
import { SNACKS } from './snacks.data.ts';

export const DISHES: readonly Dish[] = [
  ...BREAKFASTS,
  ...SNACKS,
  ...MAINS,
  ...LAST_RESORTS.map((dish) => ({ ...dish, lastResort: true })),
];

const side = (...words: string[]): DishSlot => ({
  optional: true,
  foods: words.flatMap((word) => foodsNamed(word)),
});

/** What a large meal may have beside its dish, for days that ask for much energy. */
export const SIDES: readonly DishSlot[] = [
  side('orange-juice', 'apple-juice', 'milk-skim', 'milk-low-fat', 'milk-lactose-free', 'soy-milk'),
  side('fruit'),
  side('nuts'),
];

/** What goes with the meals of a diet that lives on fat: with those from a pan or a salad bowl, and with sweet ones. */
export const FAT_SIDES: Readonly<Record<'savory' | 'sweet', readonly DishSlot[]>> = {
  savory: [
    side('avocado', 'olives', 'guacamole'),
    side('olive-oil', 'avocado-oil', 'coconut-oil', 'butter', 'ghee'),
    side('mayonnaise', 'pesto', 'tahini'),
    side('cheddar', 'mozzarella', 'swiss-cheese', 'goat-cheese', 'feta'),
    side('walnuts', 'pecans', 'almonds', 'hemp-seeds', 'pumpkin-seeds', 'sunflower-seeds'),
  ],
  sweet: [side('double-cream', 'coconut-milk', 'mct-oil'), side('nuts', 'nut-butter')],
};

const SWEET_ROLES = new Set(['fruit', 'berry', 'oats', 'powder', 'yogurt', 'bar']);

/** Whether a dish is eaten with a spoon or from a shaker. */
export function isSweet({ slots }: Pick<Dish, 'slots'>): boolean {
  return slots
    .slice(0, 3)
    .some(
      ({ optional, foods }) => !optional && foods[0]?.roles.some((role) => SWEET_ROLES.has(role)),
    );
}

/** A glass of protein beside the dish, for days that ask for more of it than the diet's dishes bring. */
export const SHAKE: DishSlot = side('powder');
