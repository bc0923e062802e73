import { MACRO_KEYS } from '../foods/food.ts';
import type { Portion } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import {
  bestGrams,
  missingRows,
  type PortionProblem,
  portionProblem,
  scaledGoals,
  type Variable,
} from './portion-problem.ts';
import { solveSymmetric } from './solve-symmetric.ts';

const MOST_ITERATIONS = 15;
/** The rows agree with their prices to this much of a per cent of a daily macro. */
const SETTLED = 0.01;
/** A step may overshoot until the slope is half the first one, turned; then it is cut, at most so often. */
const MOST_TURN = 0.5;
const MOST_CUTS = 6;

/** What solved portions miss: the cost of the day's and the meals' rows, and the price of each row. */
export interface Solution {
  cost: number;
  /** What of it is for the day's macros. */
  dayCost: number;
  prices: Float64Array;
}

/**
 * Sets the grams (not yet in kitchen steps) that bring the day closest to its macros and, with less weight, the
 * meals to their shares and the portions to the usual ones. Optional foods that come out far below their least
 * portion are left out. The prices of a similar day make it quicker.
 */
export function solvePortions(
  draft: readonly Portion[],
  goals: DayGoals,
  similar?: Float64Array,
): Solution {
  const prices = similar?.slice() ?? new Float64Array(scaledGoals(goals).goals.length);
  const costs = solve(portionProblem(draft, goals, 'may vanish'), prices);
  const small = draft.filter(({ grams, least }) => grams < least);
  if (small.length === 0) return { ...costs, prices };
  for (const serving of small) if (serving.grams < serving.least / 2) serving.grams = 0;
  const kept = draft.filter((serving) => serving.grams > 0);
  return { ...solve(portionProblem(kept, goals, 'stay'), prices), prices };
}

/**
 * Newton's method on the dual problem. The price of a row is what it still misses; every portion follows from the
 * prices, grams = usual + worth ÷ pull within its bounds, so there are as many unknowns as rows, not as servings.
 * Starts from the given prices and leaves the last ones there.
 */
function solve(problem: PortionProblem, prices: Float64Array): Omit<Solution, 'prices'> {
  let gap = place(problem, prices);
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration += 1) {
    if (gap.every((each) => Math.abs(each) < SETTLED)) break;
    gap = walk(problem, prices, newtonStep(problem, gap), gap);
  }
  const squares = missingRows(problem).map((miss) => miss * miss);
  const sum = (rows: Float64Array) => rows.reduce((total, square) => total + square, 0);
  return { cost: sum(squares), dayCost: sum(squares.subarray(0, MACRO_KEYS.length)) };
}

/** Sets the grams that the prices ask for; answers by how much each row misses more than its price says. */
function place(problem: PortionProblem, prices: Float64Array): Float64Array {
  for (const variable of problem.variables) {
    variable.serving.grams = bestGrams(variable, prices);
  }
  const gap = missingRows(problem);
  for (let row = 0; row < gap.length; row += 1) gap[row] = (gap[row] ?? 0) - (prices[row] ?? 0);
  return gap;
}

/**
 * Moves the prices along a step. Portions that reach a bound on the way can carry it too far; the slope then turns,
 * and the step is cut to where a straight line puts the turn.
 */
function walk(
  problem: PortionProblem,
  prices: Float64Array,
  step: Float64Array,
  gap: Float64Array,
): Float64Array {
  const start = prices.slice();
  const slope = dot(gap, step);
  let length = 1;
  for (let cuts = 0; ; cuts += 1) {
    for (let row = 0; row < step.length; row += 1) {
      prices[row] = (start[row] ?? 0) + length * (step[row] ?? 0);
    }
    const next = place(problem, prices);
    const slopeThere = dot(next, step);
    if (slopeThere > -MOST_TURN * slope || cuts === MOST_CUTS) return next;
    length *= slope / (slope - slopeThere);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Solves (1 + Σ c·cᵀ ÷ pull) · step = gap, summed over the portions that are free to move. */
function newtonStep({ goals, variables }: PortionProblem, gap: Float64Array): Float64Array {
  const size = goals.length;
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) matrix[row * size + row] = 1;
  for (const variable of variables) {
    if (isFree(variable)) addOuterProduct(matrix, size, variable);
  }
  const step = gap.slice();
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
    // Rows ascend, and only the lower half of a symmetric matrix is read.
    for (let j = 0; j <= i; j += 1) {
      const cell = start + (rows[j] ?? 0);
      matrix[cell] = (matrix[cell] ?? 0) + scaled * (coefficients[j] ?? 0);
    }
  }
}
