import { type Portion, roundTo } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { type KitchenMove, kitchenMoves, type MoveCache, scaledMissing } from './kitchen-moves.ts';

const MAX_MOVES = 60;
const MAX_PAIRS = 12;
/** If every daily macro is off by less than this percentage, pairs of moves aren't tried. */
const NEAR_PERCENT = 0.5;
const MIN_GAIN = 1e-6;

/**
 * Rounds portions to kitchen increments, then moves one or two at a time while the shown numbers get closer to the
 * goals. Uses rounded macros, since those are what the athlete sees.
 */
export function roundPortions(draft: readonly Portion[], goals: DayGoals): void {
  for (const serving of draft) serving.grams = onStep(serving);
  const cache: MoveCache = new Map();
  let pairs = 0;
  for (let count = 0; count < MAX_MOVES; count += 1) {
    const missing = scaledMissing(draft, goals);
    const moves = kitchenMoves(draft, goals, cache);
    const costs = Float64Array.from(moves, (move) => costOf(move, missing));
    let best = bestSingle(moves, costs);
    if (best.length === 0) {
      const near = missing.every((percent) => Math.abs(percent) <= NEAR_PERCENT);
      if (near || pairs >= MAX_PAIRS) return;
      best = bestPair(moves, costs);
      pairs += 1;
    }
    if (best.length === 0) return;
    for (const { serving, grams } of best) serving.grams = grams;
  }
}

function onStep({ grams, min, max, food }: Portion): number {
  if (grams === 0) return 0;
  return Math.min(max, Math.max(min, roundTo(grams, food.portion.step)));
}

/** Cost of a single move; negative is a gain. */
function costOf({ change, softCost }: KitchenMove, missing: readonly number[]): number {
  let cost = softCost;
  for (const [index, step] of change.entries()) cost += step * (step - 2 * (missing[index] ?? 0));
  return cost;
}

function bestSingle(moves: readonly KitchenMove[], costs: Float64Array): KitchenMove[] {
  let best: KitchenMove | undefined;
  let bestCost = -MIN_GAIN;
  for (const [index, move] of moves.entries()) {
    const cost = costs[index] ?? 0;
    if (cost < bestCost) [best, bestCost] = [move, cost];
  }
  return best === undefined ? [] : [best];
}

/** Two moves together cost the sum of their costs plus twice the product of their changes. */
function bestPair(moves: readonly KitchenMove[], costs: Float64Array): KitchenMove[] {
  const { length } = moves;
  const changes = Float64Array.from(moves.flatMap((move) => move.change));
  const at = (index: number) => changes[index] ?? 0;
  let best: KitchenMove[] = [];
  let bestCost = -MIN_GAIN;
  for (let one = 0; one < length; one += 1) {
    const [a, b, c, d] = [at(4 * one), at(4 * one + 1), at(4 * one + 2), at(4 * one + 3)];
    const costOfOne = costs[one] ?? 0;
    for (let two = one + 1; two < length; two += 1) {
      const product =
        a * at(4 * two) + b * at(4 * two + 1) + c * at(4 * two + 2) + d * at(4 * two + 3);
      const cost = costOfOne + (costs[two] ?? 0) + 2 * product;
      if (cost >= bestCost) continue;
      const [first, second] = [moves[one], moves[two]];
      if (first === undefined || second === undefined || first.serving === second.serving) continue;
      [best, bestCost] = [[first, second], cost];
    }
  }
  return best;
}
