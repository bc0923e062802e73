import { adaptiveExpenditure, addDays, type CalendarDay, weightSlope } from '@posedown/coaching';
import { BAND_SIGMAS } from '../../packages/coaching/src/trend/band.ts';
import { previousEstimate } from './previous.ts';
import { type Estimate, FIRST_DAY, type SimulatedAthlete } from './simulated-athlete.ts';

type Estimator = (athlete: SimulatedAthlete, today: CalendarDay) => Estimate | null;

const ESTIMATORS = {
  filter: filterEstimate,
  previous: previousEstimate,
  formula: ({ formulaKcal }) => ({ kcal: formulaKcal, sdKcal: null }),
  fixed7700: fixedEstimate,
} as const satisfies Record<string, Estimator>;

export type EstimatorName = keyof typeof ESTIMATORS;
export const ESTIMATOR_NAMES = Object.keys(ESTIMATORS) as EstimatorName[];

/** An estimator's result on the morning of a day, from the records until then. */
export function estimateOn(name: EstimatorName, athlete: SimulatedAthlete, day: number) {
  const today = addDays(FIRST_DAY, day);
  const recorded = {
    ...athlete,
    weighIns: athlete.weighIns.filter((weighIn) => weighIn.day <= today),
    intakes: athlete.intakes.filter((intake) => intake.day < today),
  };
  return ESTIMATORS[name](recorded, today);
}

/** The product's estimate. */
function filterEstimate(athlete: SimulatedAthlete, today: CalendarDay): Estimate | null {
  const { formulaKcal, fatKg, weighIns, intakes } = athlete;
  const hasCycle = athlete.sex === 'female';
  const estimate = adaptiveExpenditure({
    ...{ today, formulaKcal, fatKg, hasCycle, weighIns, intakes },
  });
  if (estimate.kind !== 'expenditure') return null;
  const { kcal, lowKcal, highKcal } = estimate;
  return { kcal, sdKcal: (highKcal - lowKcal) / (2 * BAND_SIGMAS) };
}

const FIXED_DAYS = 14;

/** A common method in apps: mean intake of two weeks − 7,700 kcal per kilogram of the fitted change. */
function fixedEstimate(athlete: SimulatedAthlete, today: CalendarDay): Estimate | null {
  const from = addDays(today, -FIXED_DAYS);
  const slope = weightSlope(athlete.weighIns.filter(({ day }) => day >= from));
  const logged = athlete.intakes.filter(({ day }) => day >= from);
  if (slope.kind !== 'slope' || logged.length === 0) return null;
  const meanKcal = logged.reduce((sum, { intakeKcal }) => sum + intakeKcal, 0) / logged.length;
  return { kcal: meanKcal - (7700 * slope.kgPerWeek) / 7, sdKcal: null };
}
