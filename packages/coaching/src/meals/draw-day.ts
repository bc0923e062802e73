import type { Food } from '../foods/food.ts';
import type { SeededRandom } from '../random/seeded.ts';
import { type DayDraft, MOST_TIMES_A_DAY, serve } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { SIDES } from './dishes/all-dishes.ts';
import type { Dish, DishSlot } from './dishes/dish.ts';
import type { Pantry } from './pantry.ts';
import type { MealPreset } from './presets.ts';

const LARGE_MEAL_KCAL = 800;
/** How much less likely a food is the second time in a day, and one that takes more cooking than liked. */
const AGAIN = 0.25;
const TOO_MUCH_COOKING = 0.05;

/** Draws dishes for the meals and foods for the dishes; no food more than twice, none twice in a meal. */
export function drawDay(
  presets: readonly MealPreset[],
  goals: DayGoals,
  pantry: Pantry,
  random: SeededRandom,
): DayDraft {
  const draft: DayDraft = [];
  const dishesUsed = new Set<Dish>();
  presets.forEach((preset, meal) => {
    const goal = goals.meals[meal];
    if (goal === undefined) return;
    const dish = drawDish(pantry.dishesFor(preset.kind), dishesUsed, random);
    if (dish === undefined) return;
    dishesUsed.add(dish);
    const sides = goal.calories > LARGE_MEAL_KCAL ? SIDES : [];
    for (const slot of [...dish.slots, ...sides]) {
      const food = drawFood(slot, meal, draft, pantry, random);
      if (food !== undefined) draft.push(serve(food, slot, meal, goal));
    }
  });
  return draft;
}

function drawDish(
  dishes: readonly Dish[],
  used: ReadonlySet<Dish>,
  random: SeededRandom,
): Dish | undefined {
  const fresh = dishes.filter((dish) => !used.has(dish));
  const choice = fresh.length > 0 ? fresh : dishes;
  return choice.length > 0 ? random.pick(choice) : undefined;
}

function drawFood(
  slot: DishSlot,
  meal: number,
  draft: DayDraft,
  pantry: Pantry,
  random: SeededRandom,
): Food | undefined {
  const foods = pantry.foodsFor(slot);
  const weights = foods.map((food) => foodWeight(food, meal, draft, pantry));
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return foods.find((_, index) => {
    const weight = weights[index] ?? 0;
    left -= weight;
    return weight > 0 && left <= 0;
  });
}

function foodWeight(food: Food, meal: number, draft: DayDraft, pantry: Pantry): number {
  if (!mayServe(food, meal, draft)) return 0;
  const again = draft.some((serving) => serving.food === food) ? AGAIN : 1;
  return again * (pantry.tooMuchCooking(food) ? TOO_MUCH_COOKING : 1);
}

/** Whether a food may still come into this meal of the day. */
export function mayServe(food: Food, meal: number, draft: DayDraft): boolean {
  const servings = draft.filter((serving) => serving.food === food);
  return servings.length < MOST_TIMES_A_DAY && servings.every((serving) => serving.meal !== meal);
}
