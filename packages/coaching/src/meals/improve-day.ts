import { type DayDraft, mayServe, type Serving, serve } from './day-draft.ts';
import { type DaySource, drawFood, drawMeal } from './draw-day.ts';
import { scaledGoals, servingWorth, variableOf } from './portion-problem.ts';
import { ruleCost } from './rule-cost.ts';
import { type Solution, solvePortions } from './solve-portions.ts';

/** A day with its portions solved. */
interface SolvedDay extends Solution {
  draft: DayDraft;
  /** What the rules cost that it breaks. */
  broken: number;
}

/** From this try on, rare foods and much cooking count as much as staples when they bring the day closer. */
const ANY_FOOD_FROM = 16;
/** Below these costs the day's macros fit, no rule is broken, and the meals are near their shares. */
const GOOD = { day: 1, rules: 0.01, all: 12 } as const;
/** On minimal cooking, so often a food that its dish is whole without is dropped. */
const DROP_EXTRA = 0.2;
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
  const solve = (draft: DayDraft, prices?: Float64Array): SolvedDay => {
    const solution = solvePortions(draft, source.goals, prices);
    const broken = ruleCost(draft, source.goals, source.pantry.isMinimal);
    return { ...solution, draft, broken, cost: solution.cost + broken };
  };
  let best = solve(drawn);
  let tries = 0;
  for (; tries < mostTries && !isGood(best); tries += 1) {
    const draft = change(best, source, tries >= ANY_FOOD_FROM);
    if (draft === undefined) continue;
    const solved = solve(draft, best.prices);
    if (solved.cost < best.cost) best = solved;
  }
  return { ...best, tries };
}

function isGood({ cost, dayCost, broken }: SolvedDay): boolean {
  return dayCost < GOOD.day && broken < GOOD.rules && cost < GOOD.all;
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
  if (source.pantry.isMinimal && random.next() < DROP_EXTRA) return withoutExtra(copy, source);
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

function withoutExtra(copy: DayDraft, { random }: DaySource): DayDraft | undefined {
  const extras = copy.filter(({ slot }) => slot.optional);
  if (extras.length === 0) return undefined;
  const dropped = random.pick(extras);
  return copy.filter((serving) => serving !== dropped);
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
  { goals, pantry, random, presets }: DaySource,
  { prices, anyFood }: { prices: Float64Array; anyFood: boolean },
): Serving | undefined {
  const goal = goals.meals[old.meal];
  if (goal === undefined) return undefined;
  const scaled = scaledGoals(goals);
  const worthOf = (serving: Serving) =>
    servingWorth(variableOf(serving, serving.slot.optional ? 0 : serving.least, scaled), prices);
  let best: Serving | undefined;
  let bestWorth = worthOf(old);
  for (const food of pantry.foodsFor(old.slot, presets[old.meal])) {
    if (!anyFood && random.next() > pantry.weightOf(food)) continue;
    if (food === old.food || !mayServe(food, old.meal, others)) continue;
    const serving = serve(food, old, goal);
    const worth = worthOf(serving);
    if (worth > bestWorth) [best, bestWorth] = [serving, worth];
  }
  return best;
}
