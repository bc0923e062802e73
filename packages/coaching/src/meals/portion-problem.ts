import { type Food, isProduce, MACRO_KEYS } from '../foods/food.ts';
import type { Portion } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { macroPenalty, PENALTY, scaleOf } from './penalty.ts';

/** A serving in the problem. */
export interface Variable {
  serving: Portion;
  min: number;
  /** How strongly the portion is pulled to the usual amount. */
  pull: number;
  rows: readonly number[];
  /** What a gram adds to each of its rows. */
  coefficients: readonly number[];
}

/** Maximum rows a serving affects: the day's, and calories, protein and carbs of its meal. */
export const TOUCHED_ROWS = 9;

/**
 * Bounded least squares: over grams x between min and max, minimize the sum over rows of (goal − c · x)² and over
 * servings of pull · (x − usual)². Rows 0–3 are the day's calories, protein, carbs and fats, 4 and 5 its fiber and
 * produce. Then follow calories and protein of each meal, and carbs of those before training. Rows are scaled so
 * that a squared miss equals its cost. The solver's loops take most of a plan's time, so serving numbers are in flat
 * arrays.
 */
export interface PortionProblem {
  goals: Float64Array;
  servings: readonly Portion[];
  min: readonly number[];
  pull: readonly number[];
  grams: number[];
  touched: readonly TouchedRows[];
}

/** Sets up the problem. If optional servings may be dropped, their minimum is 0. */
export function portionProblem(
  draft: readonly Portion[],
  dayGoals: DayGoals,
  optional: 'may vanish' | 'stay',
): PortionProblem {
  const scaledBy = scaledGoals(dayGoals);
  return {
    goals: scaledBy.goals,
    servings: draft,
    min: draft.map(({ slot, min }) => (slot.optional && optional === 'may vanish' ? 0 : min)),
    pull: draft.map(pullOf),
    grams: draft.map(({ grams }) => grams),
    touched: draft.map((serving) => touchedRows(serving, scaledBy)),
  };
}

/** The rows' goals, the weight of a kcal or gram in each, and the rows of each meal. */
export interface ScaledGoals {
  goals: Float64Array;
  scales: Float64Array;
  /** Calories, protein and, before training, carbs. */
  mealRows: readonly (readonly number[])[];
  /** Cached rows of each food, by meal; the same for every draft of the day. */
  rowsByFood: readonly Map<Food, TouchedRows>[];
}

/** Rows a serving adds to, ascending, and what a gram adds to each. Padded with zeros for row 0. */
export interface TouchedRows {
  rows: readonly number[];
  coefficients: readonly number[];
}

type Row = [goal: number, penalty: number];

const cache = new WeakMap<DayGoals, ScaledGoals>();

export function scaledGoals(day: DayGoals): ScaledGoals {
  const found = cache.get(day) ?? scaled(day);
  cache.set(day, found);
  return found;
}

function scaled({ day, meals, quality }: DayGoals): ScaledGoals {
  const rows: Row[] = MACRO_KEYS.map((key) => [day[key], macroPenalty(key)]);
  rows.push([quality?.fiber ?? 0, quality ? PENALTY.fiber : 0]);
  rows.push([quality?.produce ?? 0, quality ? PENALTY.produce : 0]);
  const mealRows = meals.map(({ calories, protein, timing }) => {
    rows.push([calories, PENALTY.meal]);
    rows.push([protein, timing === 'post' ? PENALTY.training : PENALTY.meal]);
    return [rows.length - 2, rows.length - 1];
  });
  for (const [meal, { carbs }] of meals.entries()) {
    if (carbs === undefined) continue;
    mealRows[meal]?.push(rows.length);
    rows.push([carbs, PENALTY.training]);
  }
  const scales = Float64Array.from(rows, ([goal, penalty]) => Math.sqrt(penalty) / scaleOf(goal));
  return {
    scales,
    mealRows,
    rowsByFood: meals.map(() => new Map()),
    goals: Float64Array.from(rows, ([goal], row) => goal * (scales[row] ?? 0)),
  };
}

export function variableOf(serving: Portion, min: number, goals: ScaledGoals): Variable {
  return { serving, min: min, pull: pullOf(serving), ...touchedRows(serving, goals) };
}

const pullOf = ({ leeway }: Portion) => PENALTY.usual / leeway ** 2;

const DAY_ROWS = [0, 1, 2, 3, 4, 5] as const;

function touchedRows(portion: Portion, goals: ScaledGoals): TouchedRows {
  const mealCache = goals.rowsByFood[portion.meal];
  const found = mealCache?.get(portion.food) ?? touched(portion, goals);
  mealCache?.set(portion.food, found);
  return found;
}

function touched({ food, meal }: Portion, { scales, mealRows }: ScaledGoals): TouchedRows {
  const { calories, protein, carbs, fats, fiber } = food;
  const produce = isProduce(food) ? 100 : 0;
  const per100g = [calories, protein, carbs, fats, fiber, produce, calories, protein, carbs];
  const rows: number[] = [...DAY_ROWS, ...(mealRows[meal] ?? [])];
  const coefficients = rows.map((row, index) => ((per100g[index] ?? 0) / 100) * (scales[row] ?? 0));
  while (rows.length < TOUCHED_ROWS) {
    rows.push(0);
    coefficients.push(0);
  }
  return { rows, coefficients };
}

/** The value of a gram of the serving at these row prices. */
export function gramWorth({ rows, coefficients }: TouchedRows, prices: Float64Array): number {
  let worth = 0;
  for (let index = 0; index < rows.length; index += 1) {
    worth += (coefficients[index] ?? 0) * (prices[rows[index] ?? 0] ?? 0);
  }
  return worth;
}

/** The grams the row prices ask for, within bounds. */
function bestGrams(variable: Variable, prices: Float64Array): number {
  const { serving, min, pull } = variable;
  const optimum = serving.usual + gramWorth(variable, prices) / pull;
  return Math.min(serving.max, Math.max(min, optimum));
}

/** The value of the serving at these prices with its best grams. */
export function servingWorth(variable: Variable, prices: Float64Array): number {
  const grams = bestGrams(variable, prices);
  const unusual = grams - variable.serving.usual;
  return gramWorth(variable, prices) * grams - (variable.pull / 2) * unusual * unusual;
}
