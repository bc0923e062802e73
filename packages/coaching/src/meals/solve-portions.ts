import { MACRO_KEYS } from '../foods/food.ts';
import type { Portion } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { macroPenalty } from './penalty.ts';
import {
  gramWorth,
  type PortionProblem,
  portionProblem,
  scaledGoals,
  TOUCHED_ROWS,
  type TouchedRows,
} from './portion-problem.ts';
import { solveSymmetric } from './solve-symmetric.ts';

const MAX_ITERATIONS = 15;
/** Convergence threshold between rows and prices, in percent of a daily macro. */
const SETTLED = 0.03;
/**
 * A step may overshoot until the slope reaches minus half its initial value. Then it is cut, up to a maximum number
 * of times.
 */
const MAX_OVERSHOOT = 0.5;
const MAX_CUTS = 6;

/** The cost of the day's and the meals' rows after solving, and the price of each row. */
export interface Solution {
  /** Infinite for an abandoned draft. */
  cost: number;
  /** The largest miss of a daily macro, in percent. */
  worstPercent: number;
  prices: Float64Array;
}

/**
 * Solves the grams (not yet in kitchen steps) that bring the day closest to its macros and, with less weight, meals
 * to their shares and portions to usual ones. Optional foods far below their minimum are dropped. Prices of a
 * similar day speed it up, as does a cost to beat: a draft that is sure to cost more is abandoned.
 */
export function solvePortions(
  draft: readonly Portion[],
  goals: DayGoals,
  similar?: Float64Array,
  toBeat = Number.POSITIVE_INFINITY,
): Solution {
  const prices = similar?.slice() ?? new Float64Array(scaledGoals(goals).goals.length);
  const costs = solve(portionProblem(draft, goals, 'may vanish'), prices, toBeat);
  const small = draft.filter(({ grams, min }) => grams < min);
  if (small.length === 0 || costs === ABANDONED) return { ...costs, prices };
  for (const serving of small) if (serving.grams < serving.min / 2) serving.grams = 0;
  const served = draft.filter((serving) => serving.grams > 0);
  return { ...solve(portionProblem(served, goals, 'stay'), prices, toBeat), prices };
}

const ABANDONED = { cost: Number.POSITIVE_INFINITY, worstPercent: Number.POSITIVE_INFINITY };

/** The solver's buffers: the gap between rows and prices, and the step. */
interface Workspace {
  gap: Float64Array;
  step: Float64Array;
  start: Float64Array;
  matrix: Float64Array;
}

/**
 * Newton's method on the dual problem. A row's price is its remaining miss. Every portion follows from the prices,
 * grams = usual + worth ÷ pull within its bounds, so there are as many unknowns as rows, not servings. Starts from
 * the given prices and updates them.
 */
function solve(
  problem: PortionProblem,
  prices: Float64Array,
  toBeat: number,
): Omit<Solution, 'prices'> {
  const { length } = prices;
  const work: Workspace = {
    gap: new Float64Array(length),
    step: new Float64Array(length),
    start: new Float64Array(length),
    matrix: new Float64Array(length * length),
  };
  let bound = applyPrices(problem, prices, work.gap);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    if (bound >= toBeat) return ABANDONED;
    if (isSettled(work.gap)) break;
    newtonStep(problem, work);
    bound = walk(problem, prices, work);
  }
  for (const [index, serving] of problem.servings.entries()) {
    serving.grams = problem.grams[index] ?? 0;
  }
  const missing = work.gap;
  fillMissing(problem, missing);
  const percents = MACRO_KEYS.map((key, row) => {
    return (100 * Math.abs(missing[row] ?? 0)) / Math.sqrt(macroPenalty(key));
  });
  const cost = missing.reduce((sum, miss) => sum + miss * miss, 0);
  return { cost, worstPercent: Math.max(...percents) };
}

function isSettled(gap: Float64Array): boolean {
  for (const each of gap) if (Math.abs(each) >= SETTLED) return false;
  return true;
}

/**
 * Sets the grams for the prices, and the gap. Returns a lower bound of the rows' cost: by weak duality, rows and
 * unusual portions cost at least Σ price · (2 goal − price) + Σ (pull · (grams − usual)² − 2 · worth · grams). The
 * maximum cost of unusual portions is subtracted.
 */
function applyPrices(problem: PortionProblem, prices: Float64Array, gap: Float64Array): number {
  const { goals, servings, min, pull, touched } = problem;
  let bound = 0;
  for (let index = 0; index < servings.length; index += 1) {
    const [serving, touches] = [servings[index], touched[index]];
    if (serving === undefined || touches === undefined) continue;
    const worth = gramWorth(touches, prices);
    const { max, usual } = serving;
    const from = min[index] ?? 0;
    const strength = pull[index] ?? 0;
    const grams = Math.min(max, Math.max(from, usual + worth / strength));
    problem.grams[index] = grams;
    const unusual = grams - usual;
    const farthest = Math.max(usual - from, max - usual);
    bound += strength * (unusual * unusual - farthest * farthest) - 2 * worth * grams;
  }
  fillMissing(problem, gap);
  for (let row = 0; row < gap.length; row += 1) {
    const price = prices[row] ?? 0;
    gap[row] = (gap[row] ?? 0) - price;
    bound += price * (2 * (goals[row] ?? 0) - price);
  }
  return bound;
}

/** Fills `missing` with what the rows still lack at the current grams. */
function fillMissing({ goals, grams, touched }: PortionProblem, missing: Float64Array): void {
  missing.set(goals);
  for (let index = 0; index < grams.length; index += 1) {
    const touches = touched[index];
    if (touches === undefined) continue;
    const { rows, coefficients } = touches;
    const amount = grams[index] ?? 0;
    for (let at = 0; at < TOUCHED_ROWS; at += 1) {
      const row = rows[at] ?? 0;
      missing[row] = (missing[row] ?? 0) - (coefficients[at] ?? 0) * amount;
    }
  }
}

/**
 * Moves the prices along a step. Portions that reach a bound can make it overshoot; the slope then changes sign, and
 * the step is cut by linear interpolation.
 */
function walk(problem: PortionProblem, prices: Float64Array, work: Workspace): number {
  const { gap, step, start } = work;
  start.set(prices);
  const slope = dot(gap, step);
  let length = 1;
  for (let cuts = 0; ; cuts += 1) {
    for (let row = 0; row < step.length; row += 1) {
      prices[row] = (start[row] ?? 0) + length * (step[row] ?? 0);
    }
    const bound = applyPrices(problem, prices, gap);
    const slopeThere = dot(gap, step);
    if (slopeThere > -MAX_OVERSHOOT * slope || cuts === MAX_CUTS) return bound;
    length *= slope / (slope - slopeThere);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Solves (1 + Σ c·cᵀ ÷ pull) · step = gap, summed over the portions that are free to move. */
function newtonStep(problem: PortionProblem, { gap, step, matrix }: Workspace): void {
  const { grams, min, servings, pull, touched } = problem;
  const size = gap.length;
  matrix.fill(0);
  for (let row = 0; row < size; row += 1) matrix[row * size + row] = 1;
  for (let index = 0; index < grams.length; index += 1) {
    const [serving, touches] = [servings[index], touched[index]];
    if (serving === undefined || touches === undefined) continue;
    const amount = grams[index] ?? 0;
    const isFree = amount > (min[index] ?? 0) && amount < serving.max;
    if (isFree) addOuterProduct(matrix, size, touches, pull[index] ?? 0);
  }
  step.set(gap);
  solveSymmetric(matrix, step);
}

function addOuterProduct(
  matrix: Float64Array,
  size: number,
  { rows, coefficients }: TouchedRows,
  strength: number,
): void {
  for (let i = 0; i < TOUCHED_ROWS; i += 1) {
    const start = (rows[i] ?? 0) * size;
    const scaled = (coefficients[i] ?? 0) / strength;
    // Rows ascend, and only the lower half of a symmetric matrix is used.
    for (let j = 0; j <= i; j += 1) {
      const cell = start + (rows[j] ?? 0);
      matrix[cell] = (matrix[cell] ?? 0) + scaled * (coefficients[j] ?? 0);
    }
  }
}
