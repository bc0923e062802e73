import type { Dish, DishSlot } from './dish.ts';

/** 'alike' dishes may share their first food; 'twin' dishes may share two, such as chicken and rice. */
export type Likeness = 'alike' | 'twin' | null;

const cache = new WeakMap<Dish, WeakMap<Dish, Likeness>>();

/** How similar two dishes are. */
export function likeness(one: Dish, other: Dish): Likeness {
  const ofOne = cache.get(one) ?? new WeakMap<Dish, Likeness>();
  cache.set(one, ofOne);
  const found = ofOne.get(other);
  if (found !== undefined) return found;
  const computed = compare(one, other);
  ofOne.set(other, computed);
  return computed;
}

function compare({ slots: [first, second] }: Dish, { slots: [other, next] }: Dish): Likeness {
  if (!shareFood(first, other)) return null;
  return shareFood(second, next) ? 'twin' : 'alike';
}

function shareFood(one?: DishSlot, other?: DishSlot): boolean {
  if (one === undefined || other === undefined) return false;
  return one.foods.some((food) => other.foods.includes(food));
}
