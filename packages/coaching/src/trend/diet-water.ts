import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { inDeficit } from '../energy/in-deficit.ts';
import type { WeighIn } from './weigh-ins.ts';

/** A plan with this much less energy than the previous one starts a diet. [our choice] */
const CLEAR_DROP = 0.1;

/** How long a diet counts as new, and the maximum days its loss is measured over. [our choice] */
export const NEW_DIET_DAYS = { assessed: 42, window: 21 } as const;

/**
 * Water lost with glycogen in a new diet, kg, over some days, and a typical tissue loss, % of body weight a week.
 * Source: `science.md`, adaptive expenditure version 2. The prior on the loss is our choice, and two weeks of daily
 * weigh-ins outweigh it.
 */
const WATER = { meanKg: 0.9, standardDeviationKg: 0.6, decayDays: 3.5 } as const;
const USUAL_LOSS = { meanPercent: 0.8, standardDeviationPercent: 0.55 } as const;
/** Scatter of a morning weight, kg, and the share still present the next morning (`science.md`). */
const SCATTER = { kg: 0.5, carriedOver: 0.4 } as const;

/** Planned intake from a day on, kcal a day, until the next. */
interface PlannedKcal {
  from: CalendarDay;
  calories: number;
}

/**
 * Days a diet started: planned intake clearly fell from no deficit into one. Further cuts move little water and
 * don't count, so that repeated cuts can't postpone the assessment.
 */
export function deficitStarts(
  steps: readonly PlannedKcal[],
  maintenanceKcal: number,
): CalendarDay[] {
  const byDay = new Map(steps.map(({ from, calories }) => [from, calories]));
  const inOrder = [...byDay].toSorted(([one], [other]) => daysBetween(other, one));
  return inOrder.flatMap(([day, kcal], index) => {
    const before = inOrder[index - 1]?.[1] ?? maintenanceKcal;
    const isClear = kcal <= (1 - CLEAR_DROP) * before;
    const starts =
      isClear && inDeficit(kcal, maintenanceKcal) && !inDeficit(before, maintenanceKcal);
    return starts ? [day] : [];
  });
}

/** The start of a diet that is still new on a day; undefined without one. */
export const recentStart = (
  starts: readonly CalendarDay[],
  until: CalendarDay,
): CalendarDay | undefined =>
  starts
    .filter((day) => day <= until && day > addDays(until, -NEW_DIET_DAYS.assessed))
    .toSorted()
    .at(-1);

/** Terms of the weight: its level, tissue lost per week, and water lost since the start. */
type Terms = [number, number, number];

/**
 * Tissue loss since a diet started, kg a week, with one standard error: a regression on level, tissue and water with
 * day-to-day correlation. Priors dominate while there are few days.
 * @param weighIns one per day from the start, earliest first
 */
export function tissueLoss(
  weighIns: readonly WeighIn[],
  start: CalendarDay,
): { kgPerWeek: number; standardErrorKg: number; meanWeightKg: number } {
  const meanWeightKg = weighIns.reduce((sum, { weightKg }) => sum + weightKg, 0) / weighIns.length;
  const perPercent = meanWeightKg / 100;
  const belief = { mean: USUAL_LOSS.meanPercent * perPercent };
  const lossPrecision = 1 / (USUAL_LOSS.standardDeviationPercent * perPercent) ** 2;
  const waterPrecision = 1 / WATER.standardDeviationKg ** 2;
  const squares: Terms[] = [
    [1e-9, 0, 0],
    [0, lossPrecision, 0],
    [0, 0, waterPrecision],
  ];
  const products: Terms = [0, lossPrecision * belief.mean, waterPrecision * WATER.meanKg];
  let before: { day: CalendarDay; terms: Terms; changeKg: number } | undefined;
  for (const { day, weightKg } of weighIns) {
    const days = daysBetween(start, day);
    const terms: Terms = [1, -days / 7, Math.exp(-days / WATER.decayDays) - 1];
    const changeKg = weightKg - meanWeightKg;
    const carried = before ? SCATTER.carriedOver ** daysBetween(before.day, day) : 0;
    const fresh = terms.map((term, index) => term - carried * (before?.terms[index] ?? 0));
    const freshKg = changeKg - carried * (before?.changeKg ?? 0);
    const precision = 1 / (SCATTER.kg ** 2 * (1 - carried ** 2));
    for (const row of [0, 1, 2] as const) {
      const weighed = precision * (fresh[row] ?? 0);
      products[row] += weighed * freshKg;
      for (const column of [0, 1, 2] as const) {
        const cells = squares[row];
        if (cells) cells[column] += weighed * (fresh[column] ?? 0);
      }
    }
    before = { day, terms, changeKg };
  }
  return {
    kgPerWeek: solve(squares, products)[1],
    standardErrorKg: Math.sqrt(solve(squares, [0, 1, 0])[1]),
    meanWeightKg,
  };
}

/** Solves three equations by Gauss–Jordan. The matrix is positive definite, so no pivot is 0. */
function solve(squares: readonly Terms[], products: Terms): Terms {
  const rows = squares.map((row, index) => [...row, products[index] ?? 0]);
  for (const [pivot, row] of rows.entries()) {
    for (const [place, other] of rows.entries()) {
      if (place === pivot) continue;
      const factor = (other[pivot] ?? 0) / (row[pivot] ?? 1);
      for (let column = pivot; column < other.length; column += 1) {
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
      }
    }
  }
  return rows.map((row, index) => (row[3] ?? 0) / (row[index] ?? 1)) as Terms;
}
