import type { Portion } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { PENALTY, scaleOf } from './penalty.ts';

/** Each serving touches so many rows: four of the day, two of its meal. */
const ROWS_TOUCHED = 6;

/** A serving in the problem. */
export interface Variable {
  serving: Portion;
  least: number;
  /** How strongly the portion is drawn to the usual one. */
  pull: number;
  rows: readonly number[];
  /** What a gram adds to each of its rows. */
  coefficients: Float64Array;
}

/**
 * Bounded least squares: over grams x between least and most, the sum over the rows of (goal − c · x)² and over
 * the servings of pull · (x − usual)². Rows 0–3 are calories, protein, carbs and fats of the day, then calories
 * and protein of each meal, each scaled so that a squared miss is its cost.
 */
export interface PortionProblem {
  goals: Float64Array;
  variables: readonly Variable[];
}

/** Sets up the problem; where optional servings may vanish, their least amount is 0. */
export function portionProblem(
  draft: readonly Portion[],
  dayGoals: DayGoals,
  optional: 'may vanish' | 'stay',
): PortionProblem {
  const { goals, scales } = scaledGoals(dayGoals);
  return {
    goals,
    variables: draft.map((serving) => {
      const vanishing = serving.slot.optional && optional === 'may vanish';
      return variableOf(serving, vanishing ? 0 : serving.least, scales);
    }),
  };
}

/** The goals of the rows, and what a kcal or gram counts in each. */
export function scaledGoals({ day, meals }: DayGoals) {
  const wanted = [
    ...[day.calories, day.protein, day.carbs, day.fats].map((goal) => [goal, PENALTY.day]),
    ...meals.flatMap((meal) => [
      [meal.calories, PENALTY.meal],
      [meal.protein, PENALTY.meal],
    ]),
  ];
  const scales = wanted.map(([goal = 0, penalty = 0]) => Math.sqrt(penalty) / scaleOf(goal));
  const goals = Float64Array.from(wanted, ([goal = 0], row) => goal * (scales[row] ?? 0));
  return { goals, scales };
}

export function variableOf(serving: Portion, least: number, scales: readonly number[]): Variable {
  const pull = PENALTY.usual / serving.leeway ** 2;
  return { serving, least, pull, ...touched(serving, scales) };
}

function touched({ food, meal }: Portion, scales: readonly number[]) {
  const { calories, protein, carbs, fats } = food;
  const per100g = [calories, protein, carbs, fats, calories, protein];
  const rows = [0, 1, 2, 3, 4 + 2 * meal, 5 + 2 * meal];
  const coefficients = new Float64Array(ROWS_TOUCHED);
  for (const [index, row] of rows.entries()) {
    coefficients[index] = ((per100g[index] ?? 0) / 100) * (scales[row] ?? 0);
  }
  return { rows, coefficients };
}

/** What a gram of the serving is worth at these prices of the rows. */
export function gramWorth({ rows, coefficients }: Variable, prices: Float64Array): number {
  let worth = 0;
  for (let index = 0; index < ROWS_TOUCHED; index += 1) {
    worth += (coefficients[index] ?? 0) * (prices[rows[index] ?? 0] ?? 0);
  }
  return worth;
}

/** The grams that the prices of the rows ask for, within the bounds. */
export function bestGrams(variable: Variable, prices: Float64Array): number {
  const { serving, least, pull } = variable;
  const wanted = serving.usual + gramWorth(variable, prices) / pull;
  return Math.min(serving.most, Math.max(least, wanted));
}

/** What the serving is worth at these prices when it has the grams they ask for. */
export function servingWorth(variable: Variable, prices: Float64Array): number {
  const grams = bestGrams(variable, prices);
  const unusual = grams - variable.serving.usual;
  return gramWorth(variable, prices) * grams - (variable.pull / 2) * unusual * unusual;
}

/** What the rows still miss at the present grams. */
export function missingRows({ goals, variables }: PortionProblem): Float64Array {
  const missing = goals.slice();
  for (const { serving, rows, coefficients } of variables) {
    for (let index = 0; index < ROWS_TOUCHED; index += 1) {
      const row = rows[index] ?? 0;
      missing[row] = (missing[row] ?? 0) - (coefficients[index] ?? 0) * serving.grams;
    }
  }
  return missing;
}
