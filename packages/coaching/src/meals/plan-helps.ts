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
  /** Grams added or dropped. */
  grams: number;
}

/** A change that may help, and the meals with it before they are scaled. */
export interface HelpCandidate {
  kind: PlanHelp['kind'];
  meal: number;
  foodId: string;
  meals: PlannedMeal[];
}

interface Miss {
  /** The meals at the end of their portions, and how far they are from the targets. */
  plan: Pick<MealPlan, 'meals' | 'deviations'>;
  targets: Macros;
  rules: DietRules;
}

/** So far off in calories or protein, the foods do not fit the targets. [our choice] */
export const REACH = 0.03;
/** Small foods that go with most meals, by what they bring; the first that the diet allows are tried. [our choice] */
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
const MOST_ADDED = 2;
const MOST_DROPPED = 6;
/** The minimum number of foods in a meal. */
const FEWEST_FOODS = 2;
const MOST_TIMES_A_DAY = 2;

/** The changes worth trying, the smallest first: foods are added where the day has too little, dropped where too much. */
export function helpCandidates(miss: Miss): HelpCandidate[] {
  const { calories, protein } = miss.plan.deviations;
  const isShort = Math.min(calories, protein) < -REACH;
  const isOver = Math.max(calories, protein) > REACH;
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
      .slice(0, MOST_ADDED),
  );
}

/** The food in the largest meal that does not have it yet. */
function addition(food: Food, meals: readonly PlannedMeal[]): HelpCandidate | undefined {
  const has = (meal: PlannedMeal) => meal.foods.some(({ foodId }) => foodId === food.id);
  if (meals.filter(has).length >= MOST_TIMES_A_DAY) return undefined;
  const open = meals.filter((meal) => !has(meal));
  const largest = open.toSorted((one, other) => other.calories - one.calories)[0];
  if (largest === undefined) return undefined;
  const foods = [...largest.foods, plannedFood(food, food.portion.min)];
  const meal = meals.indexOf(largest);
  return { kind: 'add', meal, foodId: food.id, meals: withFoods(meals, meal, foods) };
}

/** Foods of which the day has so much too much that it comes near without them. */
function removals({ plan: { meals, deviations }, targets }: Miss): HelpCandidate[] {
  const excess = (key: 'calories' | 'protein') => (deviations[key] - REACH) * targets[key];
  const isEnough = (food: Macros) =>
    food.calories >= excess('calories') && food.protein >= excess('protein');
  return meals
    .flatMap(({ foods }, meal) => foods.map((food) => ({ food, meal, of: foods.length })))
    .filter(({ food, of }) => of > FEWEST_FOODS && isEnough(food))
    .sort((one, other) => one.food.calories - other.food.calories)
    .slice(0, MOST_DROPPED)
    .map(({ food, meal }) => {
      const left = (meals[meal]?.foods ?? []).filter((each) => each !== food);
      return { kind: 'drop', meal, foodId: food.foodId, meals: withFoods(meals, meal, left) };
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
