import type { CookingPreference } from '../athlete/answers.ts';
import { COOKING_PREFERENCES } from '../athlete/answers.ts';
import { type DietRules, isAllowed } from '../foods/diet.ts';
import { FOOD_ROLES, type Food, type FoodRole } from '../foods/food.ts';
import { FOODS } from '../foods/table.ts';
import { DISHES } from './dishes/all-dishes.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';
import type { MealKind } from './presets.ts';

/** The foods and dishes that an athlete's diet leaves; nothing else ever gets into a plan. */
export interface Pantry {
  /** The foods that may fill a slot. */
  foodsFor(slot: DishSlot): readonly Food[];
  /** The dishes for a kind of meal, any dish where the diet leaves none of that kind. */
  dishesFor(kind: MealKind): readonly Dish[];
  /** Whether this takes more cooking than the athlete likes. */
  tooMuchCooking(food: Food): boolean;
}

/** Stocks a pantry by the athlete's rules. */
export function stockPantry(rules: DietRules, cooking: CookingPreference = 'advanced'): Pantry {
  const allowed = FOODS.filter((food) => isAllowed(food, rules));
  const byRole = new Map<FoodRole, Food[]>(FOOD_ROLES.map((role) => [role, []]));
  for (const food of allowed) for (const role of food.roles) byRole.get(role)?.push(food);

  const bySlot = new Map<DishSlot, readonly Food[]>();
  const foodsFor = (slot: DishSlot) => {
    const known = bySlot.get(slot);
    if (known !== undefined) return known;
    const foods = [...new Set(slot.roles.flatMap((role) => byRole.get(role) ?? []))];
    bySlot.set(slot, foods);
    return foods;
  };
  const possible = DISHES.filter((dish) =>
    dish.slots.every((slot) => slot.optional || foodsFor(slot).length > 0),
  );
  const effort = COOKING_PREFERENCES.indexOf(cooking);
  return {
    foodsFor,
    dishesFor(kind) {
      const fitting = possible.filter((dish) => dish.kinds.includes(kind));
      return fitting.length > 0 ? fitting : possible;
    },
    tooMuchCooking: (food) => COOKING_PREFERENCES.indexOf(food.effort) > effort,
  };
}
