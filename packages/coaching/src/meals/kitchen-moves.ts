import { MACRO_KEYS, type Macros } from '../foods/food.ts';
import { shownMacros } from '../foods/portion.ts';
import type { Portion } from './day-draft.ts';
import type { DayGoals, MealGoal } from './day-goals.ts';
import { macroPenalty, PENALTY, scaleOf } from './penalty.ts';

const STEPS = [1, -1, 2, -2, 4, -4];

/** A different amount of one serving, in whole kitchen increments, and its effects. */
export interface KitchenMove {
  serving: Portion;
  grams: number;
  /** Change of the shown macros, scaled so that a squared miss equals its cost. */
  change: readonly number[];
  /** Cost besides the day's macros: meals off their shares, portions off the usual. */
  softCost: number;
}

/** The macros the day still lacks, scaled like the moves' changes. */
export function scaledMissing(draft: readonly Portion[], goals: DayGoals): number[] {
  const shown = draft.map(({ food, grams }) => shownMacros(food, grams));
  return MACRO_KEYS.map((key) => {
    const missing = shown.reduce((remaining, item) => remaining - item[key], goals.day[key]);
    return missing * scale(goals.day, key);
  });
}

function scale(day: Macros, key: keyof Macros): number {
  return Math.sqrt(macroPenalty(key)) / scaleOf(day[key]);
}

/** The effects of other amounts of one serving, relative to its current amount. */
interface OtherAmounts {
  /** The current amount. */
  grams: number;
  amounts: readonly {
    grams: number;
    change: readonly number[];
    calories: number;
    protein: number;
    usualCost: number;
  }[];
}

/** Cached moves per serving; valid until the serving changes. */
export type MoveCache = Map<Portion, OtherAmounts>;

/** All moves of all servings. */
export function kitchenMoves(
  draft: readonly Portion[],
  goals: DayGoals,
  cache: MoveCache,
): KitchenMove[] {
  const scales = MACRO_KEYS.map((key) => scale(goals.day, key));
  const totals = mealTotals(draft, goals);
  const moves: KitchenMove[] = [];
  for (const serving of draft) {
    const total = totals[serving.meal];
    const goal = goals.meals[serving.meal];
    if (total === undefined || goal === undefined) continue;
    const before = cache.get(serving);
    const other = before?.grams === serving.grams ? before : otherAmounts(serving, scales);
    cache.set(serving, other);
    for (const amount of other.amounts) {
      const { grams, change } = amount;
      const softCost = mealCost(goal, total, amount) + amount.usualCost;
      moves.push({ serving, grams, change, softCost });
    }
  }
  return moves;
}

function otherAmounts(serving: Portion, scales: readonly number[]): OtherAmounts {
  const { food, grams } = serving;
  const now = shownMacros(food, grams);
  const amounts = gramsWithin(serving).map((other) => {
    const then = shownMacros(food, other);
    return {
      grams: other,
      change: MACRO_KEYS.map((key, index) => (then[key] - now[key]) * (scales[index] ?? 0)),
      calories: then.calories - now.calories,
      protein: then.protein - now.protein,
      usualCost: usualCost(serving, other) - usualCost(serving, grams),
    };
  });
  return { grams, amounts };
}

function mealTotals(draft: readonly Portion[], goals: DayGoals): MealGoal[] {
  const totals = goals.meals.map(() => ({ calories: 0, protein: 0 }));
  for (const { meal, food, grams } of draft) {
    const total = totals[meal];
    if (total === undefined) continue;
    const shown = shownMacros(food, grams);
    total.calories += shown.calories;
    total.protein += shown.protein;
  }
  return totals;
}

function gramsWithin({ food, grams, min, max, slot }: Portion): number[] {
  const { step } = food.portion;
  const inRange = (amount: number) => amount >= min && amount <= max;
  if (grams === 0) return [min, min + step].filter(inRange);
  const amounts = STEPS.map((count) => grams + count * step).filter(inRange);
  return slot.optional && grams <= min + step ? [...amounts, 0] : amounts;
}

function mealCost(
  goal: MealGoal,
  total: MealGoal,
  change: Pick<Macros, 'calories' | 'protein'>,
): number {
  let cost = 0;
  for (const key of ['calories', 'protein'] as const) {
    const before = (total[key] - goal[key]) / scaleOf(goal[key]);
    const after = before + change[key] / scaleOf(goal[key]);
    cost += after * after - before * before;
  }
  return PENALTY.meal * cost;
}

function usualCost({ usual, leeway }: Portion, grams: number): number {
  const miss = (grams - usual) / leeway;
  return grams === 0 ? 0 : PENALTY.usual * miss * miss;
}
