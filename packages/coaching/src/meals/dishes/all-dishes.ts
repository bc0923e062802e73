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

const GLASS_GRAMS = 250;
const glass = (...words: string[]): DishSlot => ({ ...side(...words), most: GLASS_GRAMS });

type SidesByTaste = Readonly<Record<'savory' | 'sweet', readonly DishSlot[]>>;

/** What a large meal may have beside its dish, for days that ask for much energy. */
export const SIDES: SidesByTaste = {
  savory: [glass('orange-juice', 'apple-juice', 'milk-skim', 'milk-low-fat'), side('fruit')],
  sweet: [side('milk', 'orange-juice'), side('fruit'), side('nuts')],
};

/** What a very large meal may have beside these. */
export const MORE_SIDES: SidesByTaste = {
  savory: [glass('milk-low-fat', 'milk-whole', 'oat-milk'), side('nuts')],
  sweet: [glass('orange-juice'), side('honey')],
};

/** What goes with the meals of a diet that lives on fat: with those from a pan or a salad bowl, and with sweet ones. */
export const FAT_SIDES: SidesByTaste = {
  savory: [
    side('avocado'),
    side('olive-oil', 'avocado-oil'),
    side('walnuts', 'pecans', 'almonds', 'macadamias', 'pumpkin-seeds'),
  ],
  sweet: [side('double-cream', 'coconut-milk'), side('nuts', 'nut-butter')],
};

/** What else may go with them where no day meets the targets otherwise. */
export const LOOSE_FAT_SIDES: SidesByTaste = {
  savory: [
    side('olives', 'guacamole'),
    side('coconut-oil', 'butter', 'ghee'),
    side('mayonnaise', 'pesto', 'tahini'),
    side('cheddar', 'mozzarella', 'swiss-cheese', 'goat-cheese', 'feta'),
    side('hemp-seeds', 'sunflower-seeds'),
  ],
  sweet: [side('mct-oil')],
};

const SWEET_ROLES = new Set([
  'fruit',
  'berry',
  'oats',
  'powder',
  'yogurt',
  'bar',
  'honey',
  'nut-butter',
  'seeds',
]);

/** What something sweet is spread on, or stirred into. */
const NEUTRAL_ROLES = new Set(['bread', 'cracker', 'curd', 'milk']);

/** Whether a dish is eaten with a spoon, from a shaker or as a sweet sandwich. */
export function isSweet({ slots }: Pick<Dish, 'slots'>): boolean {
  const [first = [], second = []] = slots.map(({ optional, foods }) =>
    optional ? [] : (foods[0]?.roles ?? []),
  );
  const hasSweet = (roles: readonly string[]) => roles.some((role) => SWEET_ROLES.has(role));
  return hasSweet(first) || (first.some((role) => NEUTRAL_ROLES.has(role)) && hasSweet(second));
}

/** A glass of protein beside the dish, for days that ask for more of it than the diet's dishes bring. */
export const SHAKE: DishSlot = side('powder');
