import { isCooked, isProduce } from '../foods/food.ts';
import { SODIUM_MG } from '../foods/sodium.data.ts';
import { MEAL_LIMITS } from './audit-meals.ts';
import type { DayDraft } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';

/** Room for what rounding the portions changes. */
const MARGIN = 1.03;
/** The aim for fiber is what the diet allows; so much of it is enough. */
const REACHABLE = 0.85;
/** What a miss of a rule by its whole limit costs, and an ingredient too many. */
const WEIGHT = 60;
const INGREDIENT = 9;

/** What the rules that a solved day breaks cost, beside the misses of its macros. */
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

const short = (value: number, least: number) => Math.max(0, 1 - value / Math.max(1, least));
const over = (value: number, most: number) => Math.max(0, value / Math.max(1, most) - 1);

function qualityCost(served: DayDraft, { day, quality }: DayGoals): number {
  if (quality === undefined) return 0;
  let fiber = 0;
  let produce = 0;
  for (const { food, grams } of served) {
    fiber += (food.fiber * grams) / 100;
    if (isProduce(food)) produce += grams;
  }
  const kcal = day.calories / 1000;
  const most = Math.min(MEAL_LIMITS.mostFiberGrams, MEAL_LIMITS.mostFiber * kcal);
  const least = Math.min(REACHABLE * quality.fiber, MEAL_LIMITS.leastFiber * kcal * MARGIN);
  return (
    WEIGHT *
    (short(produce, MEAL_LIMITS.leastProduceGrams * MARGIN) +
      short(fiber, least) +
      over(fiber, most / MARGIN))
  );
}

function preCost(served: DayDraft, goals: DayGoals): number {
  let cost = 0;
  for (const [meal, { carbs, calories }] of goals.meals.entries()) {
    if (carbs === undefined) continue;
    const made = { carbs: 0, fatKcal: 0, calories: 0 };
    for (const { food, grams } of served.filter((serving) => serving.meal === meal)) {
      made.carbs += (food.carbs * grams) / 100;
      made.fatKcal += (9 * food.fats * grams) / 100;
      made.calories += (food.calories * grams) / 100;
    }
    const mostFat = (MEAL_LIMITS.mostPreFat * Math.max(made.calories, calories / 2)) / MARGIN;
    cost += WEIGHT * (over(made.fatKcal, mostFat) + Math.max(0, short(made.carbs, carbs * 0.76)));
    cost += WEIGHT * over(made.carbs, carbs * 1.32);
  }
  return cost;
}

function postCost(served: DayDraft, { meals }: DayGoals): number {
  let cost = 0;
  for (const [meal, { leastProtein }] of meals.entries()) {
    if (leastProtein === undefined) continue;
    let protein = 0;
    for (const { food, grams, meal: of } of served) {
      if (of === meal) protein += (food.protein * grams) / 100;
    }
    cost += WEIGHT * short(protein, leastProtein * MARGIN);
  }
  return cost;
}

function sodiumCost(served: DayDraft): number {
  let mg = 0;
  for (const { food, grams } of served) {
    mg += ((SODIUM_MG.get(food.id) ?? 0) * grams) / 100;
  }
  return WEIGHT * over(mg, MEAL_LIMITS.mostSodiumMg / MARGIN);
}

function countCost(served: DayDraft): number {
  const foods = [...new Set(served.map(({ food }) => food))];
  const tooMany = Math.max(0, foods.length - MEAL_LIMITS.mostIngredients);
  const tooCooked = Math.max(0, foods.filter(isCooked).length - MEAL_LIMITS.mostCooked);
  return INGREDIENT * (tooMany + tooCooked);
}
