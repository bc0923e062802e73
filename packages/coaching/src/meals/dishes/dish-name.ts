import type { Food } from '../../foods/food.ts';
import type { Dish, DishSlot } from './dish.ts';
import { SHORT_NAMES } from './short-names.data.ts';

/** A dish's name with the foods served: '$1' becomes the food of its first slot. */
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

/** Whether a planned meal is this dish, judging by its name and foods. */
export function isDishOf(
  dish: Pick<Dish, 'name' | 'slots'>,
  meal: { dish?: string | undefined; foods: readonly { foodId: string }[] },
): boolean {
  const served = dish.slots.flatMap((slot) => {
    const food = slot.foods.find(({ id }) => meal.foods.some(({ foodId }) => foodId === id));
    return food ? [{ slot, food }] : [];
  });
  const isWhole = dish.slots.every(
    (slot) => slot.optional || served.some((serving) => serving.slot === slot),
  );
  return isWhole && dishName(dish, served) === meal.dish;
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
