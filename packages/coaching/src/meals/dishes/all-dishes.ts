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

/** A side with its smallest sensible amount. */
const sideWithMin = (...words: string[]): DishSlot => ({ ...side(...words), min: HANDFUL_GRAMS });

const side = (...words: string[]): DishSlot => ({
  optional: true,
  foods: words.flatMap((word) => foodsNamed(word)),
});

const GLASS_GRAMS = 250;
const HANDFUL_GRAMS = 20;
const DESSERT_GRAMS = 45;
const glass = (...words: string[]): DishSlot => ({ ...side(...words), max: GLASS_GRAMS });

type SidesByTaste = Readonly<Record<'savory' | 'sweet', readonly DishSlot[]>>;

/** Sides for large meals on high-energy days. */
export const SIDES: SidesByTaste = {
  savory: [glass('orange-juice', 'apple-juice', 'milk-skim', 'milk-low-fat'), side('fruit')],
  sweet: [side('milk', 'orange-juice'), side('fruit'), side('nuts')],
};

const NUTS = [
  ...['walnuts', 'pecans', 'almonds', 'cashews', 'hazelnuts', 'pistachios', 'macadamias'],
  'pumpkin-seeds',
];

/** Second sides for very large meals, without another drink. */
export const MORE_SIDES: SidesByTaste = {
  savory: [
    { ...side('dark-chocolate', 'dates', 'raisins', 'dried-apricots'), max: DESSERT_GRAMS },
    sideWithMin(...NUTS),
  ],
  sweet: [glass('orange-juice'), side('honey')],
};

/** A second drink with a very large meal, if no day meets the targets otherwise. */
export const LOOSE_GLASS = glass('milk-low-fat', 'milk-whole', 'oat-milk', 'rice-milk');

/** Sides for fat-based diets: for cooked dishes and salads, and for sweet dishes. */
export const FAT_SIDES: SidesByTaste = {
  savory: [
    side('avocado'),
    side('olive-oil', 'avocado-oil'),
    sideWithMin('walnuts', 'pecans', 'almonds', 'macadamias', 'pumpkin-seeds'),
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
 * @param isRelaxed allow anything that tastes right, since only the macros count
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

/** Roles of foods that sweet foods are spread on or stirred into. */
const NEUTRAL_ROLES = new Set(['bread', 'cracker', 'curd', 'milk']);

/** Whether a dish is eaten with a spoon, from a shaker, or as a sweet sandwich. */
export function isSweet({ slots }: Pick<Dish, 'slots'>): boolean {
  const [first = [], second = []] = slots.map(({ optional, foods }) =>
    optional ? [] : (foods[0]?.roles ?? []),
  );
  const hasSweet = (roles: readonly string[]) => roles.some((role) => SWEET_ROLES.has(role));
  return hasSweet(first) || (first.some((role) => NEUTRAL_ROLES.has(role)) && hasSweet(second));
}

/** A protein shake as a side, for days that need more protein than the diet's dishes provide. */
export const SHAKE: DishSlot = side('powder');
