import type { Food, FoodRole } from '../foods/food.ts';
import type { MealGoal } from './day-goals.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';
import { apartFamilyOf, familyOf, MAX_MEALS_PER_FAMILY, mainFamilyOf } from './food-families.ts';
import { largestPortion, USUAL_MEAL_KCAL } from './portion-limits.ts';

/** A food in a meal with an amount that the solver may change. All in g. */
export interface Portion {
  /** Index of its meal. */
  meal: number;
  slot: Pick<DishSlot, 'optional'>;
  food: Food;
  min: number;
  max: number;
  /** The amount a person would expect. */
  usual: number;
  /** Distance from the usual amount at which `PENALTY.usual` applies. */
  leeway: number;
  /** 0 if an optional food is left out. */
  grams: number;
}

/** A portion of a dish drawn for the day. */
export interface Serving extends Portion {
  dish: Dish;
  slot: DishSlot;
}

/** A day of meals before it becomes a plan. */
export type DayDraft = readonly Serving[];

const MAX_TIMES_A_DAY = 2;
/** Minimum share of a required food's portion range; more for the first food, which names the dish. */
const MIN_MAIN_SHARE = { first: 0.2, other: 0.08 } as const;

/** Adds a food to a meal. Portions grow with meals that are larger than usual. */
export function serve(
  food: Food,
  place: Pick<Serving, 'meal' | 'dish' | 'slot'>,
  goal: MealGoal,
): Serving {
  const { max, step } = food.portion;
  const slotMax = Math.floor((place.slot.max ?? Number.POSITIVE_INFINITY) / step) * step;
  const maxGrams = Math.max(food.portion.min, Math.min(largestPortion(food, goal), slotMax));
  const minGrams = Math.max(food.portion.min, Math.ceil((place.slot.min ?? 0) / step) * step);
  const min = place.slot.optional
    ? Math.min(maxGrams, minGrams)
    : minOfMain(food, place, goal, maxGrams);
  const middle = min + 0.4 * (max - min);
  const usual = Math.min(maxGrams, Math.max(min, middle * (goal.calories / USUAL_MEAL_KCAL)));
  const leeway = Math.max(1, maxGrams - min);
  return { ...place, food, min: min, max: maxGrams, usual, leeway, grams: usual };
}

/** The minimum amount of a food that makes the dish, in a meal that is large enough. */
function minOfMain(
  { portion, roles, protein }: Food,
  { dish, slot }: Pick<Serving, 'dish' | 'slot'>,
  goal: MealGoal,
  maxGrams: number,
): number {
  const { min, max, step } = portion;
  const isFirst = slot === dish.slots[0];
  const served = Math.max(min, Math.ceil((slot.min ?? 0) / step) * step);
  const share =
    MIN_MAIN_SHARE[isFirst ? 'first' : 'other'] * Math.min(1, goal.calories / USUAL_MEAL_KCAL);
  // On days with little protein, limits meat and similar foods to a share of the meal's protein.
  const enough = (MAX_PROTEIN_SHARE * goal.protein) / (protein / 100 + 1e-9);
  const desired = Math.min(min + share * (max - min), Math.max(min, enough));
  const minGrams = Math.max(served, min + Math.floor((desired - min) / step) * step);
  return Math.min(maxGrams, isFirst ? Math.max(minGrams, minFirstShare(roles)) : minGrams);
}

/** A food's minimum provides at most this share of its meal's protein. */
const MAX_PROTEIN_SHARE = 0.6;
/** Minimum for some first foods: 5 g of seeds don't make a pudding. */
const MIN_FIRST_SHARE: Readonly<Partial<Record<FoodRole, number>>> = {
  seeds: 15,
  powder: 20,
  egg: 100,
  'egg-white': 120,
};

function minFirstShare(roles: readonly FoodRole[]): number {
  return Math.max(0, ...roles.map((role) => MIN_FIRST_SHARE[role] ?? 0));
}

/**
 * How often foods repeat in a day: 'varied' as people like it; 'plain' with minimal cooking, where two dishes may
 * share a base; 'limited' on fat-based diets, where even two in a row may; 'repeated' if a meal would otherwise have
 * no dish, or no day meets the targets.
 */
export type Variety = 'varied' | 'plain' | 'limited' | 'repeated';

/**
 * Whether a food may be served here: at most once per meal and twice a day, no kind in every meal, and no two dishes
 * with the same base.
 */
export function mayServe(
  food: Food,
  { meal, slot }: Pick<Serving, 'meal' | 'slot'>,
  others: DayDraft,
  variety: Variety,
): boolean {
  const family = variety === 'repeated' ? undefined : familyOf(food);
  let times = 0;
  let related = 0;
  for (const serving of others) {
    if (family !== undefined && familyOf(serving.food) === family) related += 1;
    if (serving.meal === meal && isDrink(food) && isSameDrink(food, serving.food)) return false;
    if (serving.food !== food) continue;
    times += 1;
    if (times >= MAX_TIMES_A_DAY || serving.meal === meal) return false;
  }
  if (family !== undefined && related >= MAX_MEALS_PER_FAMILY[family]) return false;
  return slot.optional || isOtherBase(food, meal, others, variety);
}

/** Whether no other meal, or at least no neighboring one, has the same base. */
function isOtherBase(food: Food, meal: number, others: DayDraft, variety: Variety): boolean {
  const main = variety === 'varied' ? mainFamilyOf(food) : undefined;
  const apart = variety === 'varied' || variety === 'plain' ? apartFamilyOf(food) : undefined;
  if (main === undefined && apart === undefined) return true;
  return !others.some((other) => {
    if (other.slot.optional || other.meal === meal) return false;
    const isNext = Math.abs(other.meal - meal) === 1;
    return (
      (main !== undefined && mainFamilyOf(other.food) === main) ||
      (apart !== undefined && isNext && apartFamilyOf(other.food) === apart)
    );
  });
}

const isDrink = ({ roles }: Food) => roles.includes('milk') || roles.includes('juice');

/** Allows one kind of milk per meal. */
const isSameDrink = ({ roles }: Food, other: Food) => roles.some((r) => other.roles.includes(r));

/** Rounds to the nearest multiple of a step. */
export function roundTo(grams: number, step: number): number {
  return Math.round(grams / step) * step;
}
