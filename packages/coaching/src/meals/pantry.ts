import type { CookingPreference } from '../athlete/answers.ts';
import { COOKING_PREFERENCES } from '../athlete/answers.ts';
import { isLightBeforeTraining } from '../foods/before-training.ts';
import { type DietRules, isAllowed } from '../foods/diet.ts';
import type { Food } from '../foods/food.ts';
import { FOODS, foodById } from '../foods/table.ts';
import { DISHES, isSweet } from './dishes/all-dishes.ts';
import type { Cuisine, Dish, DishSlot } from './dishes/dish.ts';
import type { MealPreset } from './presets.ts';

// Our choice.
const FAMILIARITY_WEIGHTS = { staple: 4, common: 1, rare: 0.1 } as const;
/** Low-carb diets leave fewer foods, so that rarer ones are needed. */
const LOW_CARB_WEIGHTS = { staple: 1, common: 0.8, rare: 0.35 } as const;
const EXCESS_COOKING_WEIGHT = 0.03;

/** With this many dishes, those that need more cooking than desired, and last resorts, aren't used. */
const ENOUGH_DISHES = { easy: 5, ordinary: 5, light: 3, own: 8 } as const;
/** With this many familiar foods for a slot, rare ones aren't used. */
const ENOUGH_FOODS = 2;
/** Maximum share of a food's energy from fat before training, if the diet has carbs. */
const MAX_FAT_BEFORE_TRAINING = 0.3;

const LIGHT: ReadonlySet<Food> = new Set(FOODS.filter(isLightBeforeTraining));
const LIGHT_AND_LEAN: ReadonlySet<Food> = new Set(
  [...LIGHT].filter(({ fats, calories }) => 9 * fats <= MAX_FAT_BEFORE_TRAINING * calories),
);

/** The kind of meal and its timing for which a food or dish is needed. */
export type Place = Pick<MealPreset, 'kind' | 'timing'>;

/** The foods and dishes an athlete's diet allows. A plan contains no others. */
export interface Pantry {
  /** The foods that may fill a slot. */
  foodsFor(slot: DishSlot, place?: Pick<Place, 'timing'>): readonly Food[];
  /** Dishes for a kind of meal, or any dish if the diet leaves none of that kind. */
  dishesFor(place: Place): readonly Dish[];
  /** All dishes the diet allows, for a meal that none of its kind can fill. */
  possibleDishes(place: Pick<Place, 'timing'>): readonly Dish[];
  /** Weight of a food in a draw: staples first, rare foods and much cooking last. */
  weightOf(food: Food): number;
  isMinimal: boolean;
}

const isBefore = (place?: Pick<Place, 'timing'>) =>
  place?.timing === 'pre' || place?.timing === 'small-pre';

/** Builds a pantry from the athlete's rules. */
export function stockPantry(rules: DietRules, cooking: CookingPreference = 'advanced'): Pantry {
  const allowed = new Set(FOODS.filter((food) => isAllowed(food, rules)));
  const [oats, freeOats] = ['oatmeal', 'gluten-free-oats'].map(foodById);
  // People who can eat regular oats don't buy gluten-free ones.
  if (oats && freeOats && allowed.has(oats)) allowed.delete(freeOats);
  const isLowCarb = rules.restrictions.some((one) => one === 'Keto' || one === 'Low-Carb');
  const light = isLowCarb ? LIGHT : LIGHT_AND_LEAN;

  // Restricted diets need less common foods; others don't.
  const isNarrow = isLowCarb || rules.restrictions.includes('Vegan');
  const familiar = (foods: Food[]) => {
    const usual = foods.filter(({ familiarity }) => familiarity !== 'rare');
    return isNarrow || usual.length < ENOUGH_FOODS ? foods : usual;
  };

  const cache = { any: new Map<DishSlot, Food[]>(), light: new Map<DishSlot, Food[]>() };
  const foodsFor = (slot: DishSlot, place?: Pick<Place, 'timing'>) => {
    const stocked = isBefore(place) ? cache.light : cache.any;
    const found = stocked.get(slot);
    if (found !== undefined) return found;
    const foods = familiar(slot.foods.filter((food) => isServed(food, place)));
    stocked.set(slot, foods);
    return foods;
  };
  const isServed = (food: Food, place?: Pick<Place, 'timing'>) =>
    allowed.has(food) && (!isBefore(place) || light.has(food));
  const isPossible = (dish: Dish, place: Pick<Place, 'timing'>) =>
    dish.slots.every((slot) => slot.optional || slot.foods.some((food) => isServed(food, place)));
  const isPlantBased = rules.restrictions.some((one) => one === 'Vegan' || one === 'Vegetarian');
  const isForOthers = (cuisine: Cuisine) =>
    (cuisine === 'Low-carb' && !isLowCarb) || (cuisine === 'Vegan' && !isPlantBased);
  const effort = COOKING_PREFERENCES.indexOf(cooking);
  const effortOf = (of: { effort: CookingPreference }) => COOKING_PREFERENCES.indexOf(of.effort);
  const chosen = new Map<string, readonly Dish[]>();
  return {
    foodsFor,
    dishesFor(place) {
      const key = `${place.kind} ${place.timing ?? ''}`;
      const dishes = chosen.get(key) ?? choose(place);
      chosen.set(key, dishes);
      return dishes;
    },
    possibleDishes: (place) => DISHES.filter((dish) => isPossible(dish, place)),
    weightOf: (food) =>
      (isLowCarb ? LOW_CARB_WEIGHTS : FAMILIARITY_WEIGHTS)[food.familiarity] *
      (effortOf(food) <= effort ? 1 : EXCESS_COOKING_WEIGHT),
    isMinimal: cooking === 'minimal',
  };

  function choose(place: Place): readonly Dish[] {
    const ofKind = DISHES.filter(
      (dish) => dish.kinds.includes(place.kind) && isPossible(dish, place),
    );
    const suited = ofKind.filter(
      (dish) =>
        dish.kinds.includes('pre-workout') && (place.timing !== 'small-pre' || isSweet(dish)),
    );
    const fitting =
      isBefore(place) &&
      suited.filter(({ lastResort }) => !lastResort).length >= ENOUGH_DISHES.light
        ? suited
        : ofKind;
    const all = fitting.filter((dish) => !dish.lastResort);
    const own = all.filter(({ cuisine }) => !isForOthers(cuisine));
    const ordinary = own.length >= ENOUGH_DISHES.own ? own : all;
    for (let level = effort; level < COOKING_PREFERENCES.length; level += 1) {
      const easy = ordinary.filter((dish) => effortOf(dish) <= level);
      if (easy.length >= ENOUGH_DISHES.easy) return easy;
    }
    if (ordinary.length >= ENOUGH_DISHES[isBefore(place) ? 'light' : 'ordinary']) return ordinary;
    if (fitting.length > 0) return fitting;
    const possible = DISHES.filter((dish) => isPossible(dish, place));
    return possible.length > 0 ? possible : DISHES.filter((dish) => isPossible(dish, {}));
  }
}
