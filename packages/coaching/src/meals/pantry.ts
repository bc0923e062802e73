import type { CookingPreference } from '../athlete/answers.ts';
import { COOKING_PREFERENCES } from '../athlete/answers.ts';
import { type DietRules, isAllowed } from '../foods/diet.ts';
import { FOOD_ROLES, type Food, type FoodRole } from '../foods/food.ts';
import { FOODS } from '../foods/table.ts';
import { DISHES } from './dishes/all-dishes.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';
import type { MealKind } from './presets.ts';

// Our choice.
const FAMILIARITY_WEIGHTS = { staple: 4, common: 1, rare: 0.1 } as const;
const TOO_MUCH_COOKING = 0.03;

/** With so many dishes of a kind, those that take more cooking than liked, or the last resorts, stay away. */
const ENOUGH_DISHES = { easy: 5, ordinary: 12 } as const;

/** The foods and dishes that an athlete's diet leaves; nothing else ever gets into a plan. */
export interface Pantry {
  /** The foods that may fill a slot. */
  foodsFor(slot: DishSlot): readonly Food[];
  /** The dishes for a kind of meal, any dish where the diet leaves none of that kind. */
  dishesFor(kind: MealKind): readonly Dish[];
  /** How likely a food is to be drawn: staples first, rare foods and too much cooking last. */
  weightOf(food: Food): number;
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
    dish.slots.every(
      (slot) => slot.optional || slot.roles.some((role) => byRole.get(role)?.length),
    ),
  );
  const effort = COOKING_PREFERENCES.indexOf(cooking);
  const isEasyFood = (food: Food) => COOKING_PREFERENCES.indexOf(food.effort) <= effort;
  const isEasy = (dish: Dish) =>
    dish.slots.every((slot) => slot.optional || foodsFor(slot).some(isEasyFood));
  return {
    foodsFor,
    dishesFor(kind) {
      const fitting = possible.filter((dish) => dish.kinds.includes(kind));
      const ordinary = fitting.filter((dish) => !dish.lastResort);
      const easy = ordinary.filter(isEasy);
      if (easy.length >= ENOUGH_DISHES.easy) return easy;
      if (ordinary.length >= ENOUGH_DISHES.ordinary) return ordinary;
      return fitting.length > 0 ? fitting : possible;
    },
    weightOf: (food) =>
      FAMILIARITY_WEIGHTS[food.familiarity] * (isEasyFood(food) ? 1 : TOO_MUCH_COOKING),
  };
}
