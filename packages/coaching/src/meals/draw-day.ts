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

/** What a day is drawn from. */
export interface DaySource {
  presets: readonly MealPreset[];
  goals: DayGoals;
  pantry: Pantry;
  random: SeededRandom;
  /** Dishes of the previous plan, used last. */
  recentDishes: ReadonlySet<Dish>;
  /** Whether meals may have a shake beside them, because the diet's dishes bring too little protein. */
  withShakes: boolean;
  /** No day met the targets by the rules, so that foods may come back in many meals and have anything beside them. */
  isLoose: boolean;
}

const LARGE_MEAL_KCAL = 800;
const VERY_LARGE_MEAL_KCAL = 1200;
/** On a diet that lives on fat, a meal of so many kcal has fat beside its dish. */
const FAT_MEAL_KCAL = 350;
/** Dishes for these alone are eaten from the hand: nothing is poured over them. */
const BITES = new Set<MealKind>(['snack', 'pre-workout']);
/** How much less likely a food is for the second time in a day; on minimal cooking, how much more. */
const AGAIN = 0.25;
const AGAIN_ON_MINIMAL = 12;
/** Another dish of the day counts far more than chance, chance about as much as two foods to buy. */
const FAR = 100;
const CHANCE = 2.5;
const CHANCE_ON_MINIMAL = 0.8;
const ALIKE = 1.2;
const ALIKE_ON_MINIMAL = 0.3;
const TWIN_ON_MINIMAL = 5;
const ALIKE_IN_A_ROW = 1.5;
/** On minimal cooking a dish has so many of the foods that it is whole without. */
const EXTRAS_ON_MINIMAL = { few: 0.75, many: 0.45 } as const;
const MANY_MEALS = 5;
const DRAWS_ON_MINIMAL = { few: 4, many: 8 } as const;

/** Draws dishes for the meals and foods for the dishes; on minimal cooking, the shortest list of several. */
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
 * Draws one meal that fits the draft: another dish if possible, no food too often. A dish missing a required food, used
 * twice already, is served only if every dish is.
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

/** How often foods come back in the days of this source. */
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
    const isAgain = recentDishes.has(dish) || (isTwin && variety === 'varied');
    const again = today.has(dish) ? 2 : isAgain ? 1 : 0;
    const liking = pantry.isMinimal
      ? toBuy(dish, atHome) + ALIKE_ON_MINIMAL * alike + (isTwin ? TWIN_ON_MINIMAL : 0)
      : ALIKE * alike;
    const chance = random.next() * (pantry.isMinimal ? CHANCE_ON_MINIMAL : CHANCE);
    return FAR * again + chance + liking + ALIKE_IN_A_ROW * inARow;
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

/** How many dishes of the day are made with the same first food, in the day and beside this meal. */
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

/** How many of the foods that a dish needs are not in the day yet. */
function toBuy({ slots }: Dish, atHome: ReadonlySet<Food>): number {
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
    // Another dish will do, or this one is filled again with foods that come back.
    else if (!slot.optional && variety !== 'repeated') return [];
  }
  return servings;
}

/** What is poured or spread: a dish with one of these needs no other. */
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

/** Draws a food for a place on a plate; undefined where every food of the place came twice already. */
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
    const isAgain = others.some((serving) => serving.food === food);
    const again = isAgain ? (pantry.isMinimal ? AGAIN_ON_MINIMAL : AGAIN) : 1;
    return again * pantry.weightOf(food);
  });
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return foods.find((_, index) => {
    const weight = weights[index] ?? 0;
    left -= weight;
    return weight > 0 && left <= 0;
  });
}
