import type { Food } from '../foods/food.ts';
import { MEAL_LIMITS } from './audit-meals.ts';
import { type DayDraft, mayServe, type Serving, serve } from './day-draft.ts';
import { type DaySource, drawDay, drawFood, drawMeal, varietyOf } from './draw-day.ts';
import { scaledGoals, servingWorth, variableOf } from './portion-problem.ts';
import { ruleCost } from './rule-cost.ts';
import { type Solution, solvePortions } from './solve-portions.ts';

/** A day with its portions solved. */
interface SolvedDay extends Solution {
  draft: DayDraft;
  /** Total cost of broken rules. */
  ruleCost: number;
}

/** From this try on, rare foods and much cooking count as much as staples if they bring the day closer. */
const ANY_FOOD_FROM = 16;
/** Below these values the day's macros fit, no rule is broken, and the meals are near their shares. */
const GOOD = { percent: 0.8, rules: 0.01, all: 15 } as const;
/** With minimal cooking, how often an optional food is dropped or added, or a food is reused. */
const MINIMAL_MOVES = {
  tooMany: { drop: 0.2, reuse: 0.4, add: 0 },
  few: { drop: 0.1, reuse: 0.1, add: 0.15 },
} as const;
const REDRAW_MEAL = 0.2;
const REDRAW_FOOD = 0.3;

/**
 * Draws a day, or two if the first isn't good, and solves its portions. Then changes foods or meals while that
 * helps, at most `maxTries` times.
 */
export function improveDay(source: DaySource, maxTries: number): SolvedDay & { tries: number } {
  const solve = (draft: DayDraft, prices?: Float64Array, toBeat?: number): SolvedDay => {
    const solution = solvePortions(draft, source.goals, prices, toBeat);
    if (solution.cost === Number.POSITIVE_INFINITY) return { ...solution, draft, ruleCost: 0 };
    const broken = ruleCost(draft, source.goals, source.pantry.isMinimal);
    return { ...solution, draft, ruleCost: broken, cost: solution.cost + broken };
  };
  let best = solve(drawDay(source));
  if (!isGood(best)) {
    const other = solve(drawDay(source), best.prices, best.cost);
    if (other.cost < best.cost) best = other;
  }
  let tries = 0;
  for (; tries < maxTries && !isGood(best); tries += 1) {
    const draft = change(best, source, tries >= ANY_FOOD_FROM);
    if (draft === undefined) continue;
    const solved = solve(draft, best.prices, best.cost);
    if (solved.cost < best.cost) best = solved;
  }
  return { ...best, tries };
}

function isGood({ cost, worstPercent, ruleCost }: SolvedDay): boolean {
  return worstPercent < GOOD.percent && ruleCost < GOOD.rules && cost < GOOD.all;
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
  if (source.pantry.isMinimal) {
    const { drop, reuse, add } = isLongList(copy) ? MINIMAL_MOVES.tooMany : MINIMAL_MOVES.few;
    const move = random.next();
    if (move < drop) return withoutExtra(copy, source);
    if (move < drop + reuse) return withReused(copy, source);
    if (move < drop + reuse + add) return withExtra(copy, source);
  }
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
      : mostHelpfulFood(old, others, source, { prices, anyFood });
  return fresh && copy.map((serving) => (serving === old ? fresh : serving));
}

function withoutExtra(copy: DayDraft, { random }: DaySource): DayDraft | undefined {
  const extras = copy.filter(({ slot }) => slot.optional);
  if (extras.length === 0) return undefined;
  const dropped = random.pick(extras);
  return copy.filter((serving) => serving !== dropped);
}

/** Adds an optional food of a dish, preferably one already bought. */
function withExtra(copy: DayDraft, source: DaySource): DayDraft | undefined {
  const { random, presets, pantry } = source;
  const { meal, dish } = random.pick(copy);
  const goal = source.goals.meals[meal];
  const optionalSlots = dish.slots.filter(
    (slot) =>
      slot.optional && !copy.some((serving) => serving.meal === meal && serving.slot === slot),
  );
  if (optionalSlots.length === 0 || goal === undefined) return undefined;
  const place = { meal, dish, slot: random.pick(optionalSlots) };
  const food =
    foodFromOtherMeal(pantry.foodsFor(place.slot, presets[meal]), place, copy, source) ??
    drawFood(place, copy, source);
  return food && [...copy, serve(food, place, goal)];
}

/** Replaces a food used in only one meal with one from another meal. */
function withReused(copy: DayDraft, source: DaySource): DayDraft | undefined {
  const { random, presets, pantry, goals } = source;
  const swaps = copy.flatMap((old) => {
    const others = copy.filter((serving) => serving !== old);
    if (others.some(({ food }) => food === old.food)) return [];
    const food = foodFromOtherMeal(
      pantry.foodsFor(old.slot, presets[old.meal]),
      old,
      others,
      source,
    );
    return food ? [{ old, food }] : [];
  });
  if (swaps.length === 0) return undefined;
  const { old, food } = random.pick(swaps);
  const goal = goals.meals[old.meal];
  return goal && copy.map((serving) => (serving === old ? serve(food, old, goal) : serving));
}

/** Whether a day needs more ingredients than minimal cooking allows. */
function isLongList(draft: DayDraft): boolean {
  const foods = new Set(draft.filter(({ grams }) => grams > 0).map(({ food }) => food));
  return foods.size > MEAL_LIMITS.maxIngredients;
}

/** A food the day already has in another meal. */
function foodFromOtherMeal(
  foods: readonly Food[],
  place: Pick<Serving, 'meal' | 'slot'>,
  others: DayDraft,
  source: DaySource,
): Food | undefined {
  const variety = varietyOf(source);
  const bought = foods.filter(
    (food) =>
      others.some((serving) => serving.food === food) && mayServe(food, place, others, variety),
  );
  return bought.length > 0 ? source.random.pick(bought) : undefined;
}

function drawnInstead(old: Serving, others: DayDraft, source: DaySource): Serving | undefined {
  const food = drawFood(old, others, source);
  const goal = source.goals.meals[old.meal];
  return food && goal && serve(food, old, goal);
}

/** The slot's food that provides most of what the day lacks, by the prices of the solution. */
function mostHelpfulFood(
  old: Serving,
  others: DayDraft,
  source: DaySource,
  { prices, anyFood }: { prices: Float64Array; anyFood: boolean },
): Serving | undefined {
  const { goals, pantry, random, presets } = source;
  const goal = goals.meals[old.meal];
  if (goal === undefined) return undefined;
  const variety = varietyOf(source);
  const scaled = scaledGoals(goals);
  const worthOf = (serving: Serving) =>
    servingWorth(variableOf(serving, serving.slot.optional ? 0 : serving.min, scaled), prices);
  let best: Serving | undefined;
  let bestWorth = worthOf(old);
  for (const food of pantry.foodsFor(old.slot, presets[old.meal])) {
    if (!anyFood && random.next() > pantry.weightOf(food)) continue;
    if (food === old.food || !mayServe(food, old, others, variety)) continue;
    const serving = serve(food, old, goal);
    const worth = worthOf(serving);
    if (worth > bestWorth) [best, bestWorth] = [serving, worth];
  }
  return best;
}
