import type { Food } from '../../foods/food.ts';
import type { Dish, DishSlot } from './dish.ts';
import { SHORT_NAMES } from './short-names.data.ts';

/** What a dish is called with the foods that it is served with: '$1' becomes the food in its first place. */
export function dishName(
  dish: Pick<Dish, 'name' | 'slots'>,
  served: readonly { slot: DishSlot; food: Food }[],
): string {
  const name = dish.name.replaceAll(/\$(\d)/g, (_, place: string) => {
    const slot = dish.slots[Number(place) - 1];
    const food = served.find((serving) => serving.slot === slot)?.food;
    return food ? shortName(food) : '';
  });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function shortName({ id, name }: Food): string {
  return (
    SHORT_NAMES[id] ??
    name
      .replace(/[,(].*$/, '')
      .trim()
      .toLowerCase()
  );
}
