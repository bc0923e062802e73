import type { Food } from '../foods/food.ts';
import type { SeededRandom } from '../random/seeded.ts';
import { type DayDraft, mayServe, type Serving, serve } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { SIDES } from './dishes/all-dishes.ts';
import type { Dish } from './dishes/dish.ts';
import type { Pantry } from './pantry.ts';
import type { MealPreset } from './presets.ts';

/** What a day is drawn from. */
export interface DaySource {
  presets: readonly MealPreset[];
  goals: DayGoals;
  pantry: Pantry;
  random: SeededRandom;
}

const LARGE_MEAL_KCAL = 800;
/** How much less likely a food is for the second time in a day. */
const AGAIN = 0.25;

/** Draws dishes for the meals and foods for the dishes. */
export function drawDay(source: DaySource): DayDraft {
  const draft: Serving[] = [];
  for (const meal of source.presets.keys()) draft.push(...drawMeal(meal, draft, source));
  return draft;
}

/**
 * Draws one meal that goes with the others of the draft: another dish where there is one, no food too often.
 * A dish that lacks a food it needs, because that came twice already, is served only if every dish does.
 */
export function drawMeal(meal: number, others: DayDraft, source: DaySource): DayDraft {
  const { presets, pantry, random } = source;
  const preset = presets[meal];
  if (preset === undefined) return [];
  const dishes = random.shuffle(pantry.dishesFor(preset.kind));
  const isFresh = (dish: Dish) => others.every((serving) => serving.dish !== dish);
  let fallback: DayDraft = [];
  for (const dish of [...dishes.filter(isFresh), ...dishes.filter((each) => !isFresh(each))]) {
    const servings = fillDish(dish, meal, others, source);
    const isWhole = dish.slots.every(
      (slot) => slot.optional || servings.some((serving) => serving.slot === slot),
    );
    if (isWhole) return servings;
    if (servings.length > fallback.length) fallback = servings;
  }
  return fallback;
}

function fillDish(dish: Dish, meal: number, others: DayDraft, source: DaySource): DayDraft {
  const goal = source.goals.meals[meal];
  if (goal === undefined) return [];
  const servings: Serving[] = [];
  for (const slot of [...dish.slots, ...(goal.calories > LARGE_MEAL_KCAL ? SIDES : [])]) {
    const place = { meal, dish, slot };
    const food = drawFood(place, [...others, ...servings], source);
    if (food !== undefined) servings.push(serve(food, place, goal));
  }
  return servings;
}

/** Draws a food for a place on a plate; undefined where every food of its roles came twice already. */
export function drawFood(
  place: Pick<Serving, 'meal' | 'slot'>,
  others: DayDraft,
  { pantry, random }: DaySource,
): Food | undefined {
  const foods = pantry.foodsFor(place.slot);
  const weights = foods.map((food) => {
    if (!mayServe(food, place.meal, others)) return 0;
    const again = others.some((serving) => serving.food === food) ? AGAIN : 1;
    return again * pantry.weightOf(food);
  });
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return foods.find((_, index) => {
    const weight = weights[index] ?? 0;
    left -= weight;
    return weight > 0 && left <= 0;
  });
}
