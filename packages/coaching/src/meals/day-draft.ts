import type { Food, FoodRole } from '../foods/food.ts';
import type { MealGoal } from './day-goals.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';

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
const USUAL_MEAL_KCAL = 550;
const LARGEST_MEAL_FACTOR = 1.8;
const LEAST_OF_MAIN = 0.06;

/** Puts a food on a plate; portions grow with a meal that is larger than usual. */
export function serve(
  food: Food,
  place: Pick<Serving, 'meal' | 'dish' | 'slot'>,
  goal: MealGoal,
): Serving {
  const { max } = food.portion;
  const most = largestPortion(food, goal);
  const min = place.slot.optional ? food.portion.min : leastOfMain(food, goal, most);
  const middle = min + 0.4 * (max - min);
  const usual = Math.min(most, Math.max(min, middle * (goal.calories / USUAL_MEAL_KCAL)));
  const leeway = Math.max(1, most - min);
  return { ...place, food, least: min, most, usual, leeway, grams: usual };
}

/** A food that makes the dish is more than a crumb of it, in a meal that is large enough. */
function leastOfMain({ portion }: Food, goal: MealGoal, most: number): number {
  const { min, max, step } = portion;
  const share = LEAST_OF_MAIN * Math.min(1, goal.calories / USUAL_MEAL_KCAL);
  return Math.min(most, min + Math.floor((share * (max - min)) / step) * step);
}

/** No meal, however large, has more of these: g. [science.md, Meals, version 2; the others our choice] */
const MOST_OF_ROLE: Readonly<Partial<Record<FoodRole, number>>> = {
  ...{ egg: 300, 'boiled-egg': 300, 'egg-white': 400, powder: 50, bar: 60, oil: 55 },
  ...{
    nuts: 90,
    seeds: 60,
    leaf: 250,
    milk: 450,
    juice: 300,
    'nut-butter': 60,
    'hard-cheese': 60,
    'soy-sauce': 30,
  },
};

/** The largest sensible portion of a food in a meal of that size, in whole kitchen increments. */
export function largestPortion({ portion, roles }: Food, goal: Pick<MealGoal, 'calories'>): number {
  const size = Math.max(1, goal.calories / USUAL_MEAL_KCAL);
  const most = portion.max * Math.min(LARGEST_MEAL_FACTOR, size);
  const limits = roles.map((role) => MOST_OF_ROLE[role] ?? Number.POSITIVE_INFINITY);
  const limit = Math.max(portion.min, Math.min(...limits));
  return Math.floor(Math.min(roundTo(most, portion.step), limit) / portion.step) * portion.step;
}

/** Whether a food may come into this meal: at most twice a day, at most once a meal. */
export function mayServe(food: Food, meal: number, others: DayDraft): boolean {
  let times = 0;
  for (const serving of others) {
    if (serving.food !== food) continue;
    times += 1;
    if (times >= MOST_TIMES_A_DAY || serving.meal === meal) return false;
  }
  return true;
}

/** The nearest multiple of a step. */
export function roundTo(grams: number, step: number): number {
  return Math.round(grams / step) * step;
}
