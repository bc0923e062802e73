import type { Food, FoodRole } from '../foods/food.ts';

/** How many meals of a day have foods of a kind: cottage cheese, fat-free or not, is no variety. [our choice] */
export const MOST_OF_FAMILY = {
  curd: 2,
  yogurt: 2,
  egg: 2,
  powder: 3,
  oats: 2,
  tofu: 2,
  potato: 2,
} as const;
type FoodFamily = keyof typeof MOST_OF_FAMILY;

const families = new WeakMap<Food, FoodFamily | 'none'>();

/** The kind of food that is not served in every meal. */
export function familyOf(food: Food): FoodFamily | undefined {
  const known = families.get(food) ?? findFamily(food) ?? 'none';
  families.set(food, known);
  return known === 'none' ? undefined : known;
}

function findFamily({ id, roles }: Food): FoodFamily | undefined {
  if (id.startsWith('tofu')) return 'tofu';
  if (roles.includes('boiled-egg')) return 'egg';
  return roles.find((role): role is FoodFamily & FoodRole => role in MOST_OF_FAMILY);
}
