import type { DayDraft } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import {
  bestGrams,
  missingRows,
  type PortionProblem,
  portionProblem,
  type Variable,
} from './portion-problem.ts';
import { solveSymmetric } from './solve-symmetric.ts';

const MOST_ITERATIONS = 25;
const SHORTEST_STEP = 1 / 64;
/** The rows agree with their prices to this share of a per cent of a daily macro. */
const SETTLED = 1e-3;

/** What solved portions miss: the cost of the day's and the meals' rows, and the price of each row. */
export interface Solution {
  cost: number;
  prices: Float64Array;
}

/**
 * Sets the grams (not yet in kitchen steps) that bring the day closest to its macros and, with less weight, the
 * meals to their shares and the portions to the usual ones. Optional foods that come out far below their least
 * portion are left out. The prices of a similar day make it quicker.
 */
export function solvePortions(draft: DayDraft, goals: DayGoals, similar?: Float64Array): Solution {
  const prices = similar?.slice() ?? new Float64Array(4 + 2 * goals.meals.length);
  const cost = solve(portionProblem(draft, goals, 'may vanish'), prices);
  const small = draft.filter(({ grams, least }) => grams < least);
  if (small.length === 0) return { cost, prices };
  for (const serving of small) if (serving.grams < serving.least / 2) serving.grams = 0;
  const kept = draft.filter((serving) => serving.grams > 0);
  return { cost: solve(portionProblem(kept, goals, 'stay'), prices), prices };
}

/**
 * Newton's method on the dual problem, with step halving. The price of a row is what it still misses; every
 * portion follows from the prices, grams = usual + worth ÷ pull within its bounds, so there are as many unknowns as
 * rows, not as servings. Starts from the given prices and leaves the last ones there.
 */
function solve(problem: PortionProblem, prices: Float64Array): number {
  let value = place(problem, prices);
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration += 1) {
    const gap = missingRows(problem).map((missing, row) => missing - (prices[row] ?? 0));
    if (gap.every((each) => Math.abs(each) < SETTLED)) break;
    const before = Float64Array.from(prices);
    const step = newtonStep(problem, gap);
    const rise = step.reduce((sum, each, row) => sum - each * (gap[row] ?? 0), 0);
    let length = 1;
    let next: number;
    do {
      for (const [row, each] of step.entries()) prices[row] = (before[row] ?? 0) + length * each;
      next = place(problem, prices);
      length /= 2;
    } while (next > value + 0.2 * length * rise && length > SHORTEST_STEP);
    value = next;
  }
  return missingRows(problem).reduce((cost, miss) => cost + miss * miss, 0);
}

/** Sets the grams that the prices ask for; answers the value of the dual function, which Newton makes least. */
function place({ goals, variables }: PortionProblem, prices: Float64Array): number {
  let value = 0;
  for (const [row, price] of prices.entries()) value += price * (price / 2 - (goals[row] ?? 0));
  for (const variable of variables) {
    const best = bestGrams(variable, prices);
    variable.serving.grams = best.grams;
    value += best.value;
  }
  return value;
}

/** Solves (1 + Σ c·cᵀ ÷ pull) · step = gap, summed over the portions that are free to move. */
function newtonStep({ goals, variables }: PortionProblem, gap: Float64Array): Float64Array {
  const size = goals.length;
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) matrix[row * size + row] = 1;
  for (const variable of variables) {
    if (isFree(variable)) addOuterProduct(matrix, size, variable);
  }
  const step = Float64Array.from(gap);
  solveSymmetric(matrix, step);
  return step;
}

function isFree({ serving, least }: Variable): boolean {
  return serving.grams > least && serving.grams < serving.most;
}

function addOuterProduct(matrix: Float64Array, size: number, variable: Variable): void {
  const { rows, coefficients, pull } = variable;
  for (let i = 0; i < rows.length; i += 1) {
    const start = (rows[i] ?? 0) * size;
    const scaled = (coefficients[i] ?? 0) / pull;
    for (let j = 0; j < rows.length; j += 1) {
      const cell = start + (rows[j] ?? 0);
      matrix[cell] = (matrix[cell] ?? 0) + scaled * (coefficients[j] ?? 0);
    }
  }
}
