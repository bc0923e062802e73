import { isCooked, isProduce } from '../foods/food.ts';
import { SODIUM_MG } from '../foods/sodium.data.ts';
import { MEAL_LIMITS } from './audit-meals.ts';
import type { DayDraft } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';

/** Margin for changes from rounding the portions. */
const MARGIN = 1.03;
/** The fiber goal is the maximum the diet allows; this share of it is enough. */
const REACHABLE = 0.85;
/** Cost of missing a rule by its whole limit, and of an extra ingredient. */
const WEIGHT = 60;
const INGREDIENT = 9;

/** Cost of the rules a solved day breaks, besides its macro misses. */
export function ruleCost(draft: DayDraft, goals: DayGoals, isMinimal: boolean): number {
  const served = draft.filter(({ grams }) => grams > 0);
  return (
    qualityCost(served, goals) +
    preCost(served, goals) +
    postCost(served, goals) +
    sodiumCost(served) +
    (isMinimal ? countCost(served) : 0)
  );
}

const short = (value: number, min: number) => Math.max(0, 1 - value / Math.max(1, min));
const over = (value: number, max: number) => Math.max(0, value / Math.max(1, max) - 1);

function qualityCost(served: DayDraft, { day, quality }: DayGoals): number {
  if (quality === undefined) return 0;
  let fiber = 0;
  let produce = 0;
  for (const { food, grams } of served) {
    fiber += (food.fiber * grams) / 100;
    if (isProduce(food)) produce += grams;
  }
  const kcal = day.calories / 1000;
  const maxFiber = Math.min(MEAL_LIMITS.maxFiberGrams, MEAL_LIMITS.maxFiber * kcal);
  const minFiber = Math.min(REACHABLE * quality.fiber, MEAL_LIMITS.minFiber * kcal * MARGIN);
  return (
    WEIGHT *
    (short(produce, MEAL_LIMITS.minProduceGrams * MARGIN) +
      short(fiber, minFiber) +
      over(fiber, maxFiber / MARGIN))
  );
}

function preCost(served: DayDraft, goals: DayGoals): number {
  let cost = 0;
  for (const [meal, { carbs, calories }] of goals.meals.entries()) {
    if (carbs === undefined) continue;
    const totals = { carbs: 0, fatKcal: 0, calories: 0 };
    for (const { food, grams } of served.filter((serving) => serving.meal === meal)) {
      totals.carbs += (food.carbs * grams) / 100;
      totals.fatKcal += (9 * food.fats * grams) / 100;
      totals.calories += (food.calories * grams) / 100;
    }
    const maxFatKcal = (MEAL_LIMITS.maxPreFat * Math.max(totals.calories, calories / 2)) / MARGIN;
    cost +=
      WEIGHT * (over(totals.fatKcal, maxFatKcal) + Math.max(0, short(totals.carbs, carbs * 0.76)));
    cost += WEIGHT * over(totals.carbs, carbs * 1.32);
  }
  return cost;
}

function postCost(served: DayDraft, { meals }: DayGoals): number {
  let cost = 0;
  for (const [meal, { minProtein }] of meals.entries()) {
    if (minProtein === undefined) continue;
    let protein = 0;
    for (const { food, grams, meal: of } of served) {
      if (of === meal) protein += (food.protein * grams) / 100;
    }
    cost += WEIGHT * short(protein, minProtein * MARGIN);
  }
  return cost;
}

function sodiumCost(served: DayDraft): number {
  let mg = 0;
  for (const { food, grams } of served) {
    mg += ((SODIUM_MG.get(food.id) ?? 0) * grams) / 100;
  }
  return WEIGHT * over(mg, MEAL_LIMITS.maxSodiumMg / MARGIN);
}

function countCost(served: DayDraft): number {
  const foods = [...new Set(served.map(({ food }) => food))];
  const excessFoods = Math.max(0, foods.length - MEAL_LIMITS.maxIngredients);
  const excessCooked = Math.max(0, foods.filter(isCooked).length - MEAL_LIMITS.maxCooked);
  return INGREDIENT * (excessFoods + excessCooked);
}
