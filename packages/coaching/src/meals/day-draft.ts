import type { Food } from '../foods/food.ts';
import type { MealGoal } from './day-goals.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';

/** A food on a plate, with the amount the solver may change. All in g. */
export interface Serving {
  /** Which meal of the day it belongs to. */
  meal: number;
  dish: Dish;
  slot: DishSlot;
  food: Food;
  least: number;
  most: number;
  /** The amount a person would expect. */
  usual: number;
  /** 0 where an optional food is left out. */
  grams: number;
}

/** A day of meals on its way to a plan. */
export type DayDraft = readonly Serving[];

const MOST_TIMES_A_DAY = 2;
const USUAL_MEAL_KCAL = 550;
const LARGEST_MEAL_FACTOR = 1.8;

/** Puts a food on a plate; portions grow with a meal that is larger than usual. */
export function serve(
  food: Food,
  place: Pick<Serving, 'meal' | 'dish' | 'slot'>,
  goal: MealGoal,
): Serving {
  const { step, min, max } = food.portion;
  const size = goal.calories / USUAL_MEAL_KCAL;
  const most = roundTo(max * Math.min(LARGEST_MEAL_FACTOR, Math.max(1, size)), step);
  const middle = min + 0.4 * (max - min);
  const usual = Math.min(most, Math.max(min, middle * size));
  return { ...place, food, least: min, most, usual, grams: usual };
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
