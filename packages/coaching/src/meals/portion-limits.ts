import type { Food, FoodRole } from '../foods/food.ts';
import type { MealGoal } from './day-goals.ts';

/** In meals larger than this, portions grow, up to the factor below. */
export const USUAL_MEAL_KCAL = 550;
const LARGEST_MEAL_FACTOR = 1.8;

type Limits = Readonly<Partial<Record<FoodRole, number>>>;

/**
 * Maximum grams per meal, even for a large meal. [science.md, Meals, version 2; the others our
 * choice]
 */
const HARD_LIMITS: Limits = {
  ...{ egg: 300, 'boiled-egg': 300, 'egg-white': 350, powder: 50, bar: 60, oil: 55, nuts: 90 },
  ...{ seeds: 60, leaf: 250, milk: 450, juice: 300, 'nut-butter': 60, 'hard-cheese': 60 },
  ...{ 'soy-sauce': 30, rice: 530, pasta: 530, noodle: 530, potato: 650 },
};

/** The largest acceptable portions, even in a large meal: g. Others keep their usual portion. [our choice] */
const USUAL_LIMITS: Limits = {
  ...{ meat: 320, 'ground-meat': 300, fish: 320, seafood: 300, 'plant-protein': 300, pulse: 280 },
  ...{ rice: 430, grain: 400, pasta: 430, noodle: 430, potato: 500, oats: 120, cereal: 90 },
  ...{ egg: 250, 'boiled-egg': 200, 'egg-white': 300, powder: 50, bar: 60, jerky: 60 },
  ...{ bread: 160, wrap: 150, cracker: 54, milk: 400, juice: 300, yogurt: 350, curd: 300 },
  ...{ oil: 25, 'spread-fat': 30, 'sauce-fat': 150, nuts: 45, 'nut-butter': 40, cheese: 80 },
  ...{ 'hard-cheese': 30, honey: 30, leaf: 150, 'soy-sauce': 20, seeds: 40 },
};
/** Roles whose portions grow with the meal. Dressings and toppings don't. */
const GROWS = new Set<FoodRole>([
  ...([
    'meat',
    'ground-meat',
    'fish',
    'seafood',
    'plant-protein',
    'pulse',
    'rice',
    'grain',
  ] as const),
  ...(['pasta', 'noodle', 'potato', 'oats', 'cereal', 'milk', 'juice'] as const),
]);
/** Factor for these foods on a fat-based diet. */
const FAT_RICH_FACTOR = 1.3;
const FAT_ROLES = new Set<FoodRole>(['oil', 'spread-fat', 'nuts', 'cheese']);
/** Maximum share of a meal's energy from oil, in general and on a fat-based diet. */
const MAX_OIL_SHARE = { usual: 0.4, fatRich: 0.5 } as const;

type MealSize = Pick<MealGoal, 'calories' | 'portions' | 'isFatRich'>;

const cache = new WeakMap<MealSize, Map<Food, number>>();

/** The largest sensible portion of a food in a meal of this size, in whole kitchen increments. */
export function largestPortion(food: Food, goal: MealSize): number {
  const ofGoal = cache.get(goal) ?? new Map<Food, number>();
  cache.set(goal, ofGoal);
  const grams = ofGoal.get(food) ?? computeLargest(food, goal);
  ofGoal.set(food, grams);
  return grams;
}

function computeLargest({ portion, roles }: Food, goal: MealSize): number {
  const factor = Math.min(LARGEST_MEAL_FACTOR, Math.max(1, goal.calories / USUAL_MEAL_KCAL));
  const isWide = goal.portions !== 'usual';
  const grows = isWide || roles.some((role) => GROWS.has(role));
  const isMoreFat = !isWide && goal.isFatRich && roles.some((role) => FAT_ROLES.has(role));
  const more = isMoreFat ? FAT_RICH_FACTOR : 1;
  const limits = isWide ? HARD_LIMITS : USUAL_LIMITS;
  let limit = Number.POSITIVE_INFINITY;
  for (const role of roles) limit = Math.min(limit, limits[role] ?? Number.POSITIVE_INFINITY);
  limit *= more;
  if (!isWide && roles.includes('oil')) {
    const share = MAX_OIL_SHARE[goal.isFatRich ? 'fatRich' : 'usual'];
    limit = Math.min(limit, (share * goal.calories) / 9);
  }
  const maxGrams = Math.min(toStep(portion.max * (grows ? factor : more), portion.step), limit);
  return Math.floor(Math.max(portion.min, maxGrams) / portion.step) * portion.step;
}

const toStep = (grams: number, step: number) => Math.round(grams / step) * step;
