import type { Food, FoodRole } from '../foods/food.ts';
import type { MealGoal } from './day-goals.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';
import { apartFamilyOf, familyOf, MOST_OF_FAMILY, mainFamilyOf } from './food-families.ts';
import { largestPortion, USUAL_MEAL_KCAL } from './portion-limits.ts';

/** A food of a meal, with the amount the solver may change. All in g. */
export interface Portion {
  /** Which meal of the day it belongs to. */
  meal: number;
  slot: Pick<DishSlot, 'optional'>;
  food: Food;
  least: number;
  most: number;
  /** The amount a person would expect. */
  usual: number;
  /** How far from the usual amount it may be before that costs `PENALTY.usual`. */
  leeway: number;
  /** 0 where an optional food is left out. */
  grams: number;
}

/** A portion of a dish that was drawn for the day. */
export interface Serving extends Portion {
  dish: Dish;
  slot: DishSlot;
}

/** A day of meals on its way to a plan. */
export type DayDraft = readonly Serving[];

const MOST_TIMES_A_DAY = 2;
/** A food that makes the dish has at least so much of its range of portions; the first food, that it is named after, more. */
const LEAST_OF_MAIN = { first: 0.2, other: 0.08 } as const;

/** Puts a food on a plate; portions grow with a meal that is larger than usual. */
export function serve(
  food: Food,
  place: Pick<Serving, 'meal' | 'dish' | 'slot'>,
  goal: MealGoal,
): Serving {
  const { max, step } = food.portion;
  const mostHere = Math.floor((place.slot.most ?? Number.POSITIVE_INFINITY) / step) * step;
  const most = Math.max(food.portion.min, Math.min(largestPortion(food, goal), mostHere));
  const least = Math.max(food.portion.min, Math.ceil((place.slot.least ?? 0) / step) * step);
  const min = place.slot.optional ? Math.min(most, least) : leastOfMain(food, place, goal, most);
  const middle = min + 0.4 * (max - min);
  const usual = Math.min(most, Math.max(min, middle * (goal.calories / USUAL_MEAL_KCAL)));
  const leeway = Math.max(1, most - min);
  return { ...place, food, least: min, most, usual, leeway, grams: usual };
}

/** A food that makes the dish is more than a crumb of it, in a meal that is large enough. */
function leastOfMain(
  { portion, roles, protein }: Food,
  { dish, slot }: Pick<Serving, 'dish' | 'slot'>,
  goal: MealGoal,
  most: number,
): number {
  const { min, max, step } = portion;
  const isFirst = slot === dish.slots[0];
  const served = Math.max(min, Math.ceil((slot.least ?? 0) / step) * step);
  const share =
    LEAST_OF_MAIN[isFirst ? 'first' : 'other'] * Math.min(1, goal.calories / USUAL_MEAL_KCAL);
  // Where a day has little protein, meat and the like are no more of the meal than it can be.
  const enough = (MOST_PROTEIN_SHARE * goal.protein) / (protein / 100 + 1e-9);
  const wanted = Math.min(min + share * (max - min), Math.max(min, enough));
  const least = Math.max(served, min + Math.floor((wanted - min) / step) * step);
  return Math.min(most, isFirst ? Math.max(least, leastOfFirst(roles)) : least);
}

/** The least of a food brings at most so much of the protein of its meal. */
const MOST_PROTEIN_SHARE = 0.6;
/** 5 g of seeds don't make a pudding. */
const LEAST_OF_FIRST: Readonly<Partial<Record<FoodRole, number>>> = {
  seeds: 15,
  powder: 20,
  egg: 100,
  'egg-white': 120,
};

function leastOfFirst(roles: readonly FoodRole[]): number {
  return Math.max(0, ...roles.map((role) => LEAST_OF_FIRST[role] ?? 0));
}

/**
 * How often foods repeat in a day: 'varied' as people like it; 'plain' on minimal cooking, where two dishes may share a
 * base; 'limited' on fat-based diets, where two in a row may, too; 'repeated' if a meal would have no dish otherwise,
 * or no day meets the targets.
 */
export type Variety = 'varied' | 'plain' | 'limited' | 'repeated';

/**
 * Whether a food fits this place: at most once a meal and twice a day, no kind in every meal, and no two dishes with
 * the same base.
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
    if (times >= MOST_TIMES_A_DAY || serving.meal === meal) return false;
  }
  if (family !== undefined && related >= MOST_OF_FAMILY[family]) return false;
  return slot.optional || isOtherBase(food, meal, others, variety);
}

/** Whether no other meal, in particular no neighboring one, has the same base. */
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

/** One kind of milk per meal. */
const isSameDrink = ({ roles }: Food, other: Food) => roles.some((r) => other.roles.includes(r));

/** The nearest multiple of a step. */
export function roundTo(grams: number, step: number): number {
  return Math.round(grams / step) * step;
}
