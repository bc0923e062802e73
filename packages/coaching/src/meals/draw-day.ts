import { type Food, isCooked } from '../foods/food.ts';
import type { SeededRandom } from '../random/seeded.ts';
import { type DayDraft, mayServe, type Serving, serve, type Variety } from './day-draft.ts';
import type { DayGoals, MealGoal } from './day-goals.ts';
import {
  FAT_SIDES,
  isSweet,
  LOOSE_GLASS,
  looseFatSides,
  MORE_SIDES,
  SHAKE,
  SIDES,
} from './dishes/all-dishes.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';
import { likeness } from './dishes/likeness.ts';
import type { Pantry } from './pantry.ts';
import type { MealKind, MealPreset } from './presets.ts';

/** Input for drawing a day. */
export interface DaySource {
  presets: readonly MealPreset[];
  goals: DayGoals;
  pantry: Pantry;
  random: SeededRandom;
  /** Dishes of the previous plan, used last. */
  recentDishes: ReadonlySet<Dish>;
  /** Whether meals may include a shake because the diet's dishes provide too little protein. */
  withShakes: boolean;
  /** Set if no day met the targets by the rules: foods may repeat in many meals, with any sides. */
  isLoose: boolean;
}

const LARGE_MEAL_KCAL = 800;
const VERY_LARGE_MEAL_KCAL = 1200;
/** On a fat-based diet, meals from this many kcal on have extra fat. */
const FAT_MEAL_KCAL = 350;
/** Dishes for these kinds are finger food without sauces. */
const BITES = new Set<MealKind>(['snack', 'pre-workout']);
/** Weight of a food used a second time in a day: lower in general, higher with minimal cooking. */
const REPEAT_WEIGHT = 0.25;
const MINIMAL_REPEAT_WEIGHT = 12;
/** Repeating a dish counts far more than chance, and chance about as much as two foods to buy. */
const REPEATED_DISH_COST = 100;
const CHANCE = 2.5;
const CHANCE_ON_MINIMAL = 0.8;
const ALIKE = 1.2;
const ALIKE_ON_MINIMAL = 0.3;
const TWIN_ON_MINIMAL = 5;
const ALIKE_IN_A_ROW = 1.5;
/** Share of a dish's optional foods with minimal cooking. */
const EXTRAS_ON_MINIMAL = { few: 0.75, many: 0.45 } as const;
const MANY_MEALS = 5;
const DRAWS_ON_MINIMAL = { few: 4, many: 8 } as const;

/**
 * Draws dishes for the meals and foods for the dishes. With minimal cooking, the shortest shopping list of several
 * draws.
 */
export function drawDay(source: DaySource): DayDraft {
  const isLong = source.presets.length >= MANY_MEALS;
  const draws = source.pantry.isMinimal ? DRAWS_ON_MINIMAL[isLong ? 'many' : 'few'] : 1;
  const days = Array.from({ length: draws }, () => drawMeals(source));
  const toBuyFor = (day: DayDraft) => {
    const foods = new Set(day.map(({ food }) => food));
    return foods.size + [...foods].filter(isCooked).length;
  };
  return days.reduce((best, day) => (toBuyFor(day) < toBuyFor(best) ? day : best));
}

function drawMeals(source: DaySource): DayDraft {
  const draft: Serving[] = [];
  for (const meal of source.presets.keys()) draft.push(...drawMeal(meal, draft, source));
  return draft;
}

/**
 * Draws one meal that fits the draft: a new dish if possible, no food too often. A dish that lacks a required food,
 * because it was used twice already, is served only if all dishes do.
 */
export function drawMeal(meal: number, others: DayDraft, source: DaySource): DayDraft {
  const { presets, pantry } = source;
  const preset = presets[meal];
  if (preset === undefined) return [];
  const dishes = pantry.dishesFor(preset);
  const variety = varietyOf(source);
  const varied = drawFrom(dishes, meal, others, source, variety);
  if (varied.isWhole || variety === 'repeated') return varied.servings;
  const repeated = drawFrom(dishes, meal, others, source, 'repeated');
  if (repeated.servings.length > 0) return repeated.servings;
  return drawFrom(pantry.possibleDishes(preset), meal, others, source, 'repeated').servings;
}

/** How often foods may repeat in days of this source. */
export function varietyOf({ isLoose, pantry, presets, goals }: DaySource): Variety {
  if (isLoose) return 'repeated';
  if (goals.meals.some(({ isFatRich }) => isFatRich)) return 'limited';
  return pantry.isMinimal && presets.length >= MANY_MEALS ? 'plain' : 'varied';
}

function drawFrom(
  dishes: readonly Dish[],
  meal: number,
  others: DayDraft,
  source: DaySource,
  variety: Variety,
): { servings: DayDraft; isWhole: boolean } {
  const { pantry, random, recentDishes } = source;
  const today = new Map<Dish, number>();
  for (const { dish, meal: other } of others) {
    if (!today.has(dish) || Math.abs(other - meal) === 1) today.set(dish, other);
  }
  const atHome = new Set(others.map((serving) => serving.food));
  const rank = (dish: Dish) => {
    const { alike, inARow, isTwin } = likenessToDay(dish, meal, today);
    const isRecent = recentDishes.has(dish) || (isTwin && variety === 'varied');
    const repetition = today.has(dish) ? 2 : isRecent ? 1 : 0;
    const liking = pantry.isMinimal
      ? missingFoods(dish, atHome) + ALIKE_ON_MINIMAL * alike + (isTwin ? TWIN_ON_MINIMAL : 0)
      : ALIKE * alike;
    const chance = random.next() * (pantry.isMinimal ? CHANCE_ON_MINIMAL : CHANCE);
    return REPEATED_DISH_COST * repetition + chance + liking + ALIKE_IN_A_ROW * inARow;
  };
  const ranks = dishes.map((dish) => ({ dish, rank: rank(dish) }));
  let fallback: DayDraft = [];
  for (const { dish } of ranks.sort((one, other) => one.rank - other.rank)) {
    const servings = fillDish(dish, meal, others, source, variety);
    const isWhole = dish.slots.every(
      (slot) => slot.optional || servings.some((serving) => serving.slot === slot),
    );
    if (isWhole) return { servings, isWhole };
    if (servings.length > fallback.length) fallback = servings;
  }
  return { servings: fallback, isWhole: false };
}

/** How many of the day's dishes share this dish's first food, over the day and next to this meal. */
function likenessToDay(dish: Dish, meal: number, today: ReadonlyMap<Dish, number>) {
  let [alike, inARow, isTwin] = [0, 0, false];
  for (const [other, at] of today) {
    const like = likeness(dish, other);
    if (like === null) continue;
    alike += 1;
    if (Math.abs(at - meal) === 1) inARow += 1;
    if (like === 'twin') isTwin = true;
  }
  return { alike, inARow, isTwin };
}

/** How many of a dish's required foods aren't in the day yet. */
function missingFoods({ slots }: Dish, atHome: ReadonlySet<Food>): number {
  return slots.filter(({ optional, foods }) => !optional && !foods.some((food) => atHome.has(food)))
    .length;
}

function fillDish(
  dish: Dish,
  meal: number,
  others: DayDraft,
  source: DaySource,
  variety: Variety,
): DayDraft {
  const goal = source.goals.meals[meal];
  if (goal === undefined) return [];
  const servings: Serving[] = [];
  for (const slot of slotsOf(dish, goal, source)) {
    const place = { meal, dish, slot };
    const food = drawFood(place, [...others, ...servings], source, variety);
    if (food !== undefined) servings.push(serve(food, place, goal));
    // Another dish is tried, or this one is filled again with repeated foods.
    else if (!slot.optional && variety !== 'repeated') return [];
  }
  return servings;
}

/** Foods that are poured or spread. A dish with one needs no other. */
const isOil = ({ roles }: Food) => roles.includes('oil') || roles.includes('spread-fat');

function slotsOf(dish: Dish, goal: MealGoal, source: DaySource): DishSlot[] {
  const { pantry, presets, random, withShakes, isLoose } = source;
  const has = (side: DishSlot) =>
    dish.slots.some(({ foods }) =>
      foods.some(
        (food) => side.foods.includes(food) || (!isLoose && isOil(food) && side.foods.some(isOil)),
      ),
    );
  const taste = isSweet(dish) ? 'sweet' : 'savory';
  const [sidesOf, from] = goal.isFatRich ? [FAT_SIDES, FAT_MEAL_KCAL] : [SIDES, LARGE_MEAL_KCAL];
  const isVeryLarge = !goal.isFatRich && goal.calories > VERY_LARGE_MEAL_KCAL;
  const more = isVeryLarge ? [...MORE_SIDES[taste], ...(isLoose ? [LOOSE_GLASS] : [])] : [];
  const loose =
    goal.isFatRich && isLoose ? looseFatSides(dish, source.goals.quality === undefined) : [];
  const offered = [...sidesOf[taste], ...more, ...loose];
  const isBite =
    goal.isFatRich &&
    !isLoose &&
    (taste === 'savory' || goal.timing === 'pre') &&
    dish.kinds.every((kind) => BITES.has(kind));
  const sides = goal.calories > from && !isBite ? offered.filter((side) => !has(side)) : [];
  const hasShake = withShakes && (isLoose || taste === 'sweet') && !has(SHAKE);
  const slots = [...dish.slots, ...sides, ...(hasShake ? [SHAKE] : [])];
  if (!pantry.isMinimal) return slots;
  const share = EXTRAS_ON_MINIMAL[presets.length < MANY_MEALS ? 'few' : 'many'];
  return slots.filter(({ optional }) => !optional || random.next() < share);
}

/** Draws a food for a slot; undefined if every candidate was already used twice. */
export function drawFood(
  place: Pick<Serving, 'meal' | 'slot'>,
  others: DayDraft,
  source: DaySource,
  variety = varietyOf(source),
): Food | undefined {
  const { pantry, random, presets } = source;
  const foods = pantry.foodsFor(place.slot, presets[place.meal]);
  const weights = foods.map((food) => {
    if (!mayServe(food, place, others, variety)) return 0;
    const isRepeated = others.some((serving) => serving.food === food);
    const repeatWeight = isRepeated
      ? pantry.isMinimal
        ? MINIMAL_REPEAT_WEIGHT
        : REPEAT_WEIGHT
      : 1;
    return repeatWeight * pantry.weightOf(food);
  });
  let remaining = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return foods.find((_, index) => {
    const weight = weights[index] ?? 0;
    remaining -= weight;
    return weight > 0 && remaining <= 0;
  });
}
