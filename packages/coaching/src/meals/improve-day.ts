import { type DayDraft, mayServe, type Serving, serve } from './day-draft.ts';
import { type DaySource, drawFood, drawMeal } from './draw-day.ts';
import { scaledGoals, servingWorth, variableOf } from './portion-problem.ts';
import { type Solution, solvePortions } from './solve-portions.ts';

/** A day with its portions solved. */
interface SolvedDay extends Solution {
  draft: DayDraft;
}

/** From this try on, rare foods and much cooking count as much as staples when they bring the day closer. */
const ANY_FOOD_FROM = 16;
/** Below this cost the day's macros fit and the meals are near their shares. */
const GOOD_COST = 1.5;
const REDRAW_MEAL = 0.2;
const REDRAW_FOOD = 0.3;

/**
 * Solves the portions of a draft, then changes a food or a whole meal as long as that helps, at most
 * `mostTries` times.
 */
export function improveDay(
  drawn: DayDraft,
  source: DaySource,
  mostTries: number,
): SolvedDay & { tries: number } {
  let best: SolvedDay = { draft: drawn, ...solvePortions(drawn, source.goals) };
  let tries = 0;
  for (; tries < mostTries && best.cost > GOOD_COST; tries += 1) {
    const draft = change(best, source, tries >= ANY_FOOD_FROM);
    if (draft === undefined) continue;
    const solution = solvePortions(draft, source.goals, best.prices);
    if (solution.cost < best.cost) best = { draft, ...solution };
  }
  return { ...best, tries };
}

function change(
  { draft, prices }: SolvedDay,
  source: DaySource,
  anyFood: boolean,
): DayDraft | undefined {
  const { presets, random } = source;
  if (draft.length === 0) return undefined;
  const copy = draft.map((serving) => ({ ...serving }));
  const kind = random.next();
  if (kind < REDRAW_MEAL) {
    const meal = random.integer(0, presets.length - 1);
    const others = copy.filter((serving) => serving.meal !== meal);
    return [...others, ...drawMeal(meal, others, source)];
  }
  const old = random.pick(copy);
  const others = copy.filter((serving) => serving !== old);
  const fresh =
    kind < REDRAW_MEAL + REDRAW_FOOD
      ? drawnInstead(old, others, source)
      : dearestInstead(old, others, source, { prices, anyFood });
  return fresh && copy.map((serving) => (serving === old ? fresh : serving));
}

function drawnInstead(old: Serving, others: DayDraft, source: DaySource): Serving | undefined {
  const food = drawFood(old, others, source);
  const goal = source.goals.meals[old.meal];
  return food && goal && serve(food, old, goal);
}

/** The food of the slot that brings most of what the day misses, by the prices of the solution. */
function dearestInstead(
  old: Serving,
  others: DayDraft,
  { goals, pantry, random }: DaySource,
  { prices, anyFood }: { prices: Float64Array; anyFood: boolean },
): Serving | undefined {
  const goal = goals.meals[old.meal];
  if (goal === undefined) return undefined;
  const { scales } = scaledGoals(goals);
  const worthOf = (serving: Serving) =>
    servingWorth(variableOf(serving, serving.slot.optional ? 0 : serving.least, scales), prices);
  let best: Serving | undefined;
  let bestWorth = worthOf(old);
  for (const food of pantry.foodsFor(old.slot)) {
    if (!anyFood && random.next() > pantry.weightOf(food)) continue;
    if (food === old.food || !mayServe(food, old.meal, others)) continue;
    const serving = serve(food, old, goal);
    const worth = worthOf(serving);
    if (worth > bestWorth) [best, bestWorth] = [serving, worth];
  }
  return best;
}
