import { type DietRules, isAllowed } from '../foods/diet.ts';
import type { Food, Macros } from '../foods/food.ts';
import { sumMacros } from '../foods/portion.ts';
import { foodById } from '../foods/table.ts';
import type { MealPlan, PlannedMeal } from './meal-plan.ts';
import { plannedFood } from './planned-food.ts';

/** The smallest change of foods that brings a day within reach of its targets. */
export interface PlanHelp {
  kind: 'add' | 'drop';
  /** The name of the meal. */
  meal: string;
  foodId: string;
  name: string;
  /** Grams added or removed. */
  grams: number;
}

/** A change that may help, and the meals with it before scaling. */
export interface HelpCandidate {
  kind: PlanHelp['kind'];
  meal: number;
  foodId: string;
  meals: PlannedMeal[];
}

interface Miss {
  /** The meals at the limits of their portions, and their deviations from the targets. */
  plan: Pick<MealPlan, 'meals' | 'deviations'>;
  targets: Macros;
  rules: DietRules;
}

/** Beyond this deviation in calories or protein, the foods don't fit the targets. [our choice] */
export const MAX_DEVIATION = 0.03;
/** Small foods that go with most meals, by macro. The first ones the diet allows are tried. [our choice] */
const ADDED = {
  protein: [
    'whey-isolate',
    'egg-white',
    'pea-isolate',
    'skyr',
    'soy-skyr',
    'chicken-breast',
    'tofu-firm',
  ],
  carbs: ['honey', 'rice-cakes', 'banana', 'white-rice'],
  fats: ['olive-oil', 'almonds', 'avocado'],
} as const;
const MAX_ADDITIONS = 2;
const MAX_REMOVALS = 6;
/** The minimum number of foods in a meal. */
const MIN_FOODS = 2;
const MAX_TIMES_A_DAY = 2;

/** Changes worth trying, smallest first: additions where the day has too little, removals where it has too much. */
export function helpCandidates(miss: Miss): HelpCandidate[] {
  const { calories, protein } = miss.plan.deviations;
  const isShort = Math.min(calories, protein) < -MAX_DEVIATION;
  const isOver = Math.max(calories, protein) > MAX_DEVIATION;
  return [...(isShort ? additions(miss) : []), ...(isOver ? removals(miss) : [])];
}

function additions({ plan: { meals, deviations }, rules }: Miss): HelpCandidate[] {
  const keys = (['protein', 'fats', 'carbs'] as const)
    .filter((key) => deviations[key] < 0)
    .sort((one, other) => deviations[one] - deviations[other]);
  return keys.flatMap((key) =>
    ADDED[key]
      .map(foodById)
      .flatMap((food) => (food && isAllowed(food, rules) ? (addition(food, meals) ?? []) : []))
      .slice(0, MAX_ADDITIONS),
  );
}

/** Adds the food to the largest meal that doesn't contain it yet. */
function addition(food: Food, meals: readonly PlannedMeal[]): HelpCandidate | undefined {
  const has = (meal: PlannedMeal) => meal.foods.some(({ foodId }) => foodId === food.id);
  if (meals.filter(has).length >= MAX_TIMES_A_DAY) return undefined;
  const open = meals.filter((meal) => !has(meal));
  const largest = open.toSorted((one, other) => other.calories - one.calories)[0];
  if (largest === undefined) return undefined;
  const foods = [...largest.foods, plannedFood(food, food.portion.min)];
  const meal = meals.indexOf(largest);
  return { kind: 'add', meal, foodId: food.id, meals: withFoods(meals, meal, foods) };
}

/** Foods whose removal brings a day with too much closer to its targets. */
function removals({ plan: { meals, deviations }, targets }: Miss): HelpCandidate[] {
  const excess = (key: 'calories' | 'protein') => (deviations[key] - MAX_DEVIATION) * targets[key];
  const isEnough = (food: Macros) =>
    food.calories >= excess('calories') && food.protein >= excess('protein');
  return meals
    .flatMap(({ foods }, meal) => foods.map((food) => ({ food, meal, of: foods.length })))
    .filter(({ food, of }) => of > MIN_FOODS && isEnough(food))
    .sort((one, other) => one.food.calories - other.food.calories)
    .slice(0, MAX_REMOVALS)
    .map(({ food, meal }) => {
      const remaining = (meals[meal]?.foods ?? []).filter((each) => each !== food);
      return { kind: 'drop', meal, foodId: food.foodId, meals: withFoods(meals, meal, remaining) };
    });
}

function withFoods(
  meals: readonly PlannedMeal[],
  place: number,
  foods: PlannedMeal['foods'],
): PlannedMeal[] {
  return meals.map((meal, index) =>
    index === place ? { ...meal, ...sumMacros(foods), foods } : meal,
  );
}
