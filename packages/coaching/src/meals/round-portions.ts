import { MACRO_KEYS, type Macros } from '../foods/food.ts';
import { mapMacros, shownMacros } from '../foods/portion.ts';
import { type DayDraft, roundTo, type Serving } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { PENALTY, scaleOf } from './penalty.ts';

const MOST_MOVES = 60;
const STEPS = [1, -1, 2, -2, 4, -4];
/** Near enough: every daily macro within this share of its target. */
const NEAR_ENOUGH = 0.005;

/** Another amount of one serving, and what it changes in the numbers shown. */
interface Move {
  serving: Serving;
  grams: number;
  change: Macros;
  /** What it costs beside the day's macros. */
  softCost: number;
}

/**
 * Rounds the portions to kitchen increments, then moves one or two of them by steps for as long as the numbers
 * shown come closer to the goals. Works on the rounded macros, so what it reaches is what the athlete reads.
 */
export function roundPortions(draft: DayDraft, goals: DayGoals): void {
  for (const serving of draft) serving.grams = onStep(serving, serving.grams);
  const missing = missingMacros(draft, goals);
  for (let count = 0; count < MOST_MOVES; count += 1) {
    const moves = possibleMoves(draft, goals);
    const single = bestSingle(moves, missing, goals.day);
    const best =
      single ?? (isNear(missing, goals.day) ? undefined : bestPair(moves, missing, goals.day));
    if (best === undefined) return;
    for (const move of best) {
      move.serving.grams = move.grams;
      for (const key of MACRO_KEYS) missing[key] -= move.change[key];
    }
  }
}

function onStep(serving: Serving, grams: number): number {
  if (grams === 0) return 0;
  return Math.min(serving.most, Math.max(serving.least, roundTo(grams, serving.food.portion.step)));
}

function missingMacros(draft: DayDraft, goals: DayGoals): Macros {
  const shown = draft.map(({ food, grams }) => shownMacros(food, grams));
  return mapMacros((key) => shown.reduce((left, item) => left - item[key], goals.day[key]));
}

function isNear(missing: Macros, target: Macros): boolean {
  return MACRO_KEYS.every((key) => Math.abs(missing[key]) <= NEAR_ENOUGH * scaleOf(target[key]));
}

function possibleMoves(draft: DayDraft, goals: DayGoals): Move[] {
  const moves: Move[] = [];
  const totals = goals.meals.map(() => ({ calories: 0, protein: 0 }));
  for (const { meal, food, grams } of draft) {
    const total = totals[meal];
    if (total === undefined) continue;
    total.calories += (food.calories * grams) / 100;
    total.protein += (food.protein * grams) / 100;
  }
  for (const serving of draft) {
    const total = totals[serving.meal];
    const goal = goals.meals[serving.meal];
    if (total === undefined || goal === undefined) continue;
    const { food, grams } = serving;
    const now = shownMacros(food, grams);
    for (const other of otherAmounts(serving)) {
      const then = shownMacros(food, other);
      const change = mapMacros((key) => then[key] - now[key]);
      const softCost =
        wishCost(goal.calories, total.calories, change.calories) +
        wishCost(goal.protein, total.protein, change.protein) +
        usualCost(serving, other) -
        usualCost(serving, grams);
      moves.push({ serving, grams: other, change, softCost });
    }
  }
  return moves;
}

function otherAmounts({ food, grams, least, most, slot }: Serving): number[] {
  const { step } = food.portion;
  if (grams === 0) return [least, least + step].filter((amount) => amount <= most);
  const amounts = STEPS.map((count) => grams + count * step).filter(
    (amount) => amount >= least && amount <= most,
  );
  return slot.optional && grams <= least + step ? [...amounts, 0] : amounts;
}

function wishCost(goal: number, total: number, change: number): number {
  const scale = scaleOf(goal);
  const before = (total - goal) / scale;
  const after = (total + change - goal) / scale;
  return PENALTY.meal * (after * after - before * before);
}

function usualCost({ usual, least, most }: Serving, grams: number): number {
  const miss = (grams - usual) / (most - least || 1);
  return grams === 0 ? 0 : PENALTY.usual * miss * miss;
}

/** What a change of the missing macros costs; negative is a gain. */
function dayCost(missing: Macros, target: Macros, first: Macros, second?: Macros): number {
  let cost = 0;
  for (const key of MACRO_KEYS) {
    const before = missing[key];
    const after = before - first[key] - (second?.[key] ?? 0);
    const scale = scaleOf(target[key]);
    cost += (after * after - before * before) / (scale * scale);
  }
  return PENALTY.day * cost;
}

function bestSingle(moves: Move[], missing: Macros, target: Macros): Move[] | undefined {
  let best: Move | undefined;
  let bestCost = -1e-6;
  for (const move of moves) {
    const cost = move.softCost + dayCost(missing, target, move.change);
    if (cost < bestCost) [best, bestCost] = [move, cost];
  }
  return best && [best];
}

function bestPair(moves: Move[], missing: Macros, target: Macros): Move[] | undefined {
  let best: Move[] | undefined;
  let bestCost = -1e-6;
  for (const [index, first] of moves.entries()) {
    for (let other = index + 1; other < moves.length; other += 1) {
      const second = moves[other];
      if (second === undefined || second.serving === first.serving) continue;
      const cost =
        first.softCost + second.softCost + dayCost(missing, target, first.change, second.change);
      if (cost < bestCost) [best, bestCost] = [[first, second], cost];
    }
  }
  return best;
}
