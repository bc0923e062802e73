import { MACRO_KEYS, type Macros } from '../foods/food.ts';
import { shownMacros } from '../foods/portion.ts';
import type { Portion } from './day-draft.ts';
import type { DayGoals, MealGoal } from './day-goals.ts';
import { macroPenalty, PENALTY, scaleOf } from './penalty.ts';

const STEPS = [1, -1, 2, -2, 4, -4];

/** Another amount of one serving, in whole kitchen increments, and what it would change. */
export interface KitchenMove {
  serving: Portion;
  grams: number;
  /** Change of the shown macros, each scaled so that a squared miss is its cost. */
  change: readonly number[];
  /** What it costs beside the day's macros: meals off their shares, portions off the usual. */
  softCost: number;
}

/** The macros still missing from the day, scaled as the changes of the moves are. */
export function scaledMissing(draft: readonly Portion[], goals: DayGoals): number[] {
  const shown = draft.map(({ food, grams }) => shownMacros(food, grams));
  return MACRO_KEYS.map((key) => {
    const missing = shown.reduce((left, item) => left - item[key], goals.day[key]);
    return missing * scale(goals.day, key);
  });
}

function scale(day: Macros, key: keyof Macros): number {
  return Math.sqrt(macroPenalty(key)) / scaleOf(day[key]);
}

/** Every other amount of every serving. */
export function kitchenMoves(draft: readonly Portion[], goals: DayGoals): KitchenMove[] {
  const scales = MACRO_KEYS.map((key) => scale(goals.day, key));
  const totals = mealTotals(draft, goals);
  return draft.flatMap((serving) => {
    const total = totals[serving.meal];
    const goal = goals.meals[serving.meal];
    if (total === undefined || goal === undefined) return [];
    const now = shownMacros(serving.food, serving.grams);
    return otherAmounts(serving).map((grams) => {
      const then = shownMacros(serving.food, grams);
      return {
        serving,
        grams,
        change: MACRO_KEYS.map((key, index) => (then[key] - now[key]) * (scales[index] ?? 0)),
        softCost:
          mealCost(goal, total, now, then) +
          usualCost(serving, grams) -
          usualCost(serving, serving.grams),
      };
    });
  });
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

function otherAmounts({ food, grams, least, most, slot }: Portion): number[] {
  const { step } = food.portion;
  const inRange = (amount: number) => amount >= least && amount <= most;
  if (grams === 0) return [least, least + step].filter(inRange);
  const amounts = STEPS.map((count) => grams + count * step).filter(inRange);
  return slot.optional && grams <= least + step ? [...amounts, 0] : amounts;
}

function mealCost(goal: MealGoal, total: MealGoal, now: Macros, then: Macros): number {
  let cost = 0;
  for (const key of ['calories', 'protein'] as const) {
    const before = (total[key] - goal[key]) / scaleOf(goal[key]);
    const after = before + (then[key] - now[key]) / scaleOf(goal[key]);
    cost += after * after - before * before;
  }
  return PENALTY.meal * cost;
}

function usualCost({ usual, leeway }: Portion, grams: number): number {
  const miss = (grams - usual) / leeway;
  return grams === 0 ? 0 : PENALTY.usual * miss * miss;
}
