import type { Food, FoodRole } from '../foods/food.ts';

/** Foods that define a dish's base. */
const MAIN_FAMILIES = {
  seitan: ['seitan', 'seitan-homemade'],
  tofu: ['tofu-firm', 'tofu-smoked', 'tofu-silken'],
  tempeh: ['tempeh'],
  'plant grounds': ['textured-soy', 'textured-pea', 'pea-mince'],
  chicken: [
    ...['chicken-breast', 'chicken-thigh', 'chicken-drumstick', 'rotisserie-chicken'],
    'chicken-mince',
  ],
  turkey: ['turkey-breast', 'turkey-mince', 'turkey-mince-99'],
  beef: [
    ...['beef-lean', 'beef-mince-96', 'beef-mince-85', 'sirloin-steak', 'flank-steak'],
    ...['ribeye-steak', 'eye-of-round'],
  ],
  pork: ['pork-tenderloin', 'pork-loin'],
  salmon: ['salmon', 'salmon-wild', 'salmon-tinned'],
  tuna: ['tuna', 'tuna-steak'],
  'white fish': ['cod', 'haddock', 'tilapia', 'halibut', 'sea-bass'],
  shrimp: ['shrimp'],
  egg: ['egg-whole', 'egg-boiled'],
  cheese: ['halloumi', 'feta', 'mozzarella', 'mozzarella-light', 'paneer'],
  lentils: ['lentils', 'red-lentils', 'tinned-lentils'],
  pasta: ['pasta', 'wholewheat-pasta', 'gluten-free-pasta', 'lentil-pasta'],
} as const satisfies Record<string, readonly string[]>;

const MAIN_FAMILY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(MAIN_FAMILIES).flatMap(([family, ids]) => ids.map((id) => [id, family])),
);

/** The base of a dish that requires this food. The next meal should have a different one. */
export function mainFamilyOf({ id }: Food): string | undefined {
  return MAIN_FAMILY_OF.get(id);
}

/** Maximum meals per day with a kind of food: cottage cheese and its fat-free version count as one. [our choice] */
export const MAX_MEALS_PER_FAMILY = {
  curd: 2,
  yogurt: 2,
  egg: 2,
  powder: 3,
  oats: 2,
  tofu: 2,
  potato: 2,
  seitan: 1,
} as const;
type FoodFamily = keyof typeof MAX_MEALS_PER_FAMILY;

/** These foods aren't the base of two meals in a row. */
const NOT_IN_A_ROW: ReadonlySet<FoodFamily> = new Set(['curd', 'yogurt', 'tofu', 'egg', 'seitan']);

/** The family that neighboring meals must not share as their base. */
export function apartFamilyOf(food: Food): FoodFamily | undefined {
  const family = familyOf(food);
  return family !== undefined && NOT_IN_A_ROW.has(family) ? family : undefined;
}

const families = new WeakMap<Food, FoodFamily | 'none'>();

/** The family of a food that isn't served in every meal. */
export function familyOf(food: Food): FoodFamily | undefined {
  const family = families.get(food) ?? findFamily(food) ?? 'none';
  families.set(food, family);
  return family === 'none' ? undefined : family;
}

function findFamily({ id, roles }: Food): FoodFamily | undefined {
  if (id.startsWith('tofu')) return 'tofu';
  if (id.startsWith('seitan')) return 'seitan';
  if (roles.includes('boiled-egg')) return 'egg';
  return roles.find((role): role is FoodFamily & FoodRole => role in MAX_MEALS_PER_FAMILY);
}
