import type { FoodRole } from '../../foods/food.ts';
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

/** A side with its smallest sensible amount: a few crumbs of nuts are not a side. */
const handful = (...words: string[]): DishSlot => ({ ...side(...words), least: HANDFUL_GRAMS });

const side = (...words: string[]): DishSlot => ({
  optional: true,
  foods: words.flatMap((word) => foodsNamed(word)),
});

const GLASS_GRAMS = 250;
const HANDFUL_GRAMS = 20;
const DESSERT_GRAMS = 45;
const glass = (...words: string[]): DishSlot => ({ ...side(...words), most: GLASS_GRAMS });

type SidesByTaste = Readonly<Record<'savory' | 'sweet', readonly DishSlot[]>>;

/** What a large meal may have beside its dish, for days that ask for much energy. */
export const SIDES: SidesByTaste = {
  savory: [glass('orange-juice', 'apple-juice', 'milk-skim', 'milk-low-fat'), side('fruit')],
  sweet: [side('milk', 'orange-juice'), side('fruit'), side('nuts')],
};

const NUTS = [
  ...['walnuts', 'pecans', 'almonds', 'cashews', 'hazelnuts', 'pistachios', 'macadamias'],
  'pumpkin-seeds',
];

/** What a very large meal may have after it: no second drink. */
export const MORE_SIDES: SidesByTaste = {
  savory: [
    { ...side('dark-chocolate', 'dates', 'raisins', 'dried-apricots'), most: DESSERT_GRAMS },
    handful(...NUTS),
  ],
  sweet: [glass('orange-juice'), side('honey')],
};

/** A second drink with a very large meal, where no day meets the targets otherwise. */
export const LOOSE_GLASS = glass('milk-low-fat', 'milk-whole', 'oat-milk', 'rice-milk');

/** What goes with the meals of a diet that lives on fat: with those from a pan or a salad bowl, and with sweet ones. */
export const FAT_SIDES: SidesByTaste = {
  savory: [
    side('avocado'),
    side('olive-oil', 'avocado-oil'),
    handful('walnuts', 'pecans', 'almonds', 'macadamias', 'pumpkin-seeds'),
  ],
  sweet: [side('double-cream', 'coconut-milk'), side('nuts', 'nut-butter')],
};

/** Extra sides by the dish's base, if no day meets the targets otherwise. */
const LOOSE_FAT_SIDES: readonly { side: DishSlot; beside: readonly FoodRole[] }[] = [
  {
    side: side('olives', 'guacamole'),
    beside: [
      ...(['meat', 'ground-meat', 'fish', 'seafood', 'canned-fish', 'cold-cut', 'egg'] as const),
      ...(['leaf', 'plant-protein'] as const),
    ],
  },
  {
    side: side('butter', 'ghee', 'coconut-oil'),
    beside: ['meat', 'ground-meat', 'fish', 'seafood', 'egg'],
  },
  { side: side('coconut-oil', 'tahini', 'mct-oil'), beside: ['plant-protein'] },
  {
    side: side('mayonnaise'),
    beside: ['meat', 'ground-meat', 'fish', 'canned-fish', 'cold-cut', 'boiled-egg'],
  },
  {
    side: side('cheddar', 'mozzarella', 'swiss-cheese', 'goat-cheese', 'feta'),
    beside: ['meat', 'ground-meat', 'cold-cut', 'egg', 'boiled-egg', 'leaf'],
  },
  {
    side: side('hemp-seeds', 'sunflower-seeds', 'pumpkin-seeds'),
    beside: ['plant-protein', 'leaf', 'canned-fish', 'cheese'],
  },
  { side: side('mct-oil'), beside: ['powder', 'yogurt', 'oats', 'seeds'] },
];

/**
 * Extra fat for a dish, if no day meets the targets otherwise.
 * @param isRelaxed any that tastes right, as only the macros count
 */
export function looseFatSides(dish: Pick<Dish, 'slots'>, isRelaxed: boolean): readonly DishSlot[] {
  const roles = dish.slots[0]?.foods[0]?.roles ?? [];
  const isSavory = !isSweet(dish);
  return LOOSE_FAT_SIDES.filter(({ beside }) =>
    isRelaxed
      ? isSavory !== beside.includes('powder')
      : roles.some((role) => beside.includes(role)),
  ).map(({ side }) => side);
}

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
