import type { CookingPreference, DietaryRestriction } from '../athlete/answers.ts';
import { isLightBeforeTraining } from '../foods/before-training.ts';
import { type Food, type FoodRole, isCooked, isProduce } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { minutesOf } from './clock.ts';
import { daySodium } from './day-sodium.ts';
import { familyOf, MAX_MEALS_PER_FAMILY } from './food-families.ts';
import type { MealPlan, PlannedMeal } from './meal-plan.ts';
import type { TrainingSession } from './meal-schedule.ts';

/** Rules for a day of meals (`science.md`, "Meals, version 2"). */
export const MEAL_RULES = [
  'produce',
  'fiber',
  'sodium',
  'eggs',
  'powder',
  'powder-beside',
  'repeats',
  'ingredients',
  'cooked',
  'pre-time',
  'pre-name',
  'pre-carbs',
  'pre-fat',
  'pre-foods',
  'post-protein',
] as const;
export type MealRule = (typeof MEAL_RULES)[number];

export const MEAL_LIMITS = {
  /** Fruit and vegetables, g per day. */
  minProduceGrams: 400,
  /** g per 1,000 kcal, and g per day. */
  minFiber: 10,
  maxFiber: 15,
  maxFiberGrams: 60,
  /** Per day, without added salt. */
  maxSodiumMg: 4000,
  mostEggGrams: 300,
  mostPowderGrams: 50,
  /** Per day with 'minimal' cooking. */
  maxIngredients: 14,
  maxCooked: 3,
  /** Before training: g of carbs per kg, share of energy from fat, hours. */
  minPreCarbs: 0.5,
  maxPreCarbs: 1,
  maxPreFat: 0.2,
  preHours: [1, 3],
  /** Before earlier sessions there is a small meal or none. */
  earlyBefore: '08:00',
  /** After training: g of protein per kg, hours. */
  minPostProtein: 0.4,
  postHours: 2,
} as const;

export interface AuditedAthlete {
  cookingPreference?: CookingPreference;
  dietaryRestrictions: readonly DietaryRestriction[];
  weightKg?: number;
  training?: TrainingSession;
}

/** A day of meals in figures. Foods outside the table have none. */
export interface MealFigures {
  produceGrams: number;
  fiberGrams: number;
  ingredients: number;
  cooked: number;
}

export function mealFigures({ meals }: Pick<MealPlan, 'meals'>): MealFigures {
  const servings = meals.flatMap(({ foods }) => foods.map(servingOf)).flat();
  const distinct = new Set(servings.map(({ food }) => food));
  const sum = (of: (food: Food) => number) =>
    servings.reduce((total, { food, grams }) => total + grams * of(food), 0);
  return {
    produceGrams: sum((food) => (isProduce(food) ? 1 : 0)),
    fiberGrams: sum((food) => food.fiber / 100),
    ingredients: distinct.size,
    cooked: [...distinct].filter(isCooked).length,
  };
}

/** The rules that a day of meals breaks. */
export function auditMeals(
  plan: Pick<MealPlan, 'meals' | 'calories'>,
  athlete: AuditedAthlete,
): MealRule[] {
  const { produceGrams, fiberGrams, ingredients, cooked } = mealFigures(plan);
  const L = MEAL_LIMITS;
  const maxFiber = Math.min(L.maxFiberGrams, (L.maxFiber * plan.calories) / 1000);
  // 50 g of carbs a day, including fiber, can't contain that much.
  const minFiber = athlete.dietaryRestrictions.includes('Keto') ? 0 : L.minFiber;
  const requiredFiber = Math.min(maxFiber, (minFiber * plan.calories) / 1000);
  const isMinimal = athlete.cookingPreference === 'minimal';
  const broken = {
    produce: produceGrams < L.minProduceGrams,
    fiber: fiberGrams < requiredFiber || fiberGrams > maxFiber,
    sodium: daySodium(plan.meals).mg > L.maxSodiumMg,
    eggs: plan.meals.some((meal) => gramsOf(meal, isEgg) > L.mostEggGrams),
    powder: plan.meals.some((meal) => gramsOf(meal, isPowder) > L.mostPowderGrams),
    'powder-beside': plan.meals.some((meal) => hasAny(meal, isPowder) && hasAny(meal, isHearty)),
    repeats: isRepetitive(plan.meals),
    ingredients: isMinimal && ingredients > L.maxIngredients,
    cooked: isMinimal && cooked > L.maxCooked,
    ...aroundTraining(plan.meals, athlete),
  };
  return MEAL_RULES.filter((rule) => broken[rule]);
}

const isEgg = ({ roles }: Food) => roles.includes('egg') || roles.includes('boiled-egg');
const isPowder = ({ roles }: Food) => roles.includes('powder');

/** Roles that make a meal a plated dish and don't belong in a shake. */
const HEARTY: readonly FoodRole[] = [
  ...(['meat', 'ground-meat', 'fish', 'seafood', 'canned-fish', 'plant-protein', 'leaf'] as const),
  ...(['rice', 'grain', 'pasta', 'noodle', 'potato', 'tomato-sauce'] as const),
];
const isHearty = ({ id, roles }: Food) =>
  !GREEN_SMOOTHIE.has(id) && roles.some((role) => HEARTY.includes(role));
const GREEN_SMOOTHIE = new Set(['spinach', 'kale']);

const hasAny = (meal: PlannedMeal, is: (food: Food) => boolean) => gramsOf(meal, is) > 0;

/** Whether a kind of food, such as cottage cheese, is in more meals than people like. */
function isRepetitive(meals: readonly PlannedMeal[]): boolean {
  const foods = meals.flatMap((meal) => meal.foods.flatMap(servingOf).map(({ food }) => food));
  return foods.some((food) => {
    const family = familyOf(food);
    const related = foods.filter((other) => family !== undefined && familyOf(other) === family);
    return family !== undefined && related.length > MAX_MEALS_PER_FAMILY[family];
  });
}

const servingOf = ({ foodId, grams }: PlannedMeal['foods'][number]) => {
  const food = foodById(foodId);
  return food ? [{ food, grams }] : [];
};

function gramsOf({ foods }: PlannedMeal, is: (food: Food) => boolean): number {
  return foods.flatMap(servingOf).reduce((sum, { food, grams }) => sum + (is(food) ? grams : 0), 0);
}

function aroundTraining(meals: readonly PlannedMeal[], athlete: AuditedAthlete) {
  const { weightKg, training } = athlete;
  const noFaults = { 'pre-time': false, 'pre-name': false, 'pre-carbs': false, 'pre-fat': false };
  const clear = { ...noFaults, 'pre-foods': false, 'post-protein': false };
  if (training === undefined) return clear;
  const start = minutesOf(training.time);
  const end = start + training.minutes;
  const isEarly = training.time < MEAL_LIMITS.earlyBefore;
  const [nearest, farthest] = MEAL_LIMITS.preHours;
  // A session after midnight follows the meals of the evening.
  const hoursBefore = ({ time }: PlannedMeal) => ((start - minutesOf(time) + DAY) % DAY) / 60;
  const pre = meals.filter((meal) => hoursBefore(meal) >= nearest && hoursBefore(meal) <= farthest);
  const shortlyBefore = meals.filter(
    (meal) => hoursBefore(meal) > 0 && hoursBefore(meal) <= farthest,
  );
  const post = meals.filter(({ time }) => {
    const hours = (minutesOf(time) - end) / 60;
    return hours >= 0 && hours <= MEAL_LIMITS.postHours;
  });
  const isLowCarb = athlete.dietaryRestrictions.some((one) => one === 'Keto' || one === 'Low-Carb');
  const perKg = (grams: number) => grams / (weightKg ?? Number.NaN);
  return {
    'pre-time': !isEarly && pre.length === 0,
    'pre-name': meals.some((meal) => meal.name === 'Pre-Workout' && !shortlyBefore.includes(meal)),
    'pre-carbs':
      !(isEarly || isLowCarb) &&
      pre.length > 0 &&
      !pre.some(({ carbs }) => hasPreCarbs(perKg(carbs))),
    'pre-fat': !isLowCarb && pre.some(isFatty),
    'pre-foods': shortlyBefore.some((meal) =>
      meal.foods.flatMap(servingOf).some(({ food }) => !isLightBeforeTraining(food)),
    ),
    'post-protein':
      post.length === 0 || post.every(({ protein }) => perKg(protein) < MEAL_LIMITS.minPostProtein),
  };
}

const DAY = 24 * 60;

const hasPreCarbs = (perKg: number) =>
  perKg >= MEAL_LIMITS.minPreCarbs && perKg <= MEAL_LIMITS.maxPreCarbs;

const isFatty = ({ fats, calories }: PlannedMeal) => 9 * fats > MEAL_LIMITS.maxPreFat * calories;
