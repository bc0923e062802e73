import {
  addDays,
  type CalendarDay,
  daysBetween,
  dietStarts,
  weightSlope,
} from '@posedown/coaching';
import { energyDensityOfWeightChange } from '../../packages/coaching/src/simulation/tissue.ts';
import {
  isWithin,
  type StablePeriod,
  stablePeriods,
} from '../../packages/coaching/src/trend/stable-periods.ts';
import { dailyWeighIns } from '../../packages/coaching/src/trend/weigh-ins.ts';
import type { Estimate, SimulatedAthlete } from './simulated-athlete.ts';

/* The estimator before the filter, for comparison: one regression over 28 days, frozen for a week after each new
   plan and weighted against the formula. */

const WINDOW_DAYS = 28;
const FREEZE_DAYS = 7;
const NEEDS = { spanDays: 13, weighIns: 8, loggedShare: 0.7 } as const;
const FROZEN_DAYS = FREEZE_DAYS + NEEDS.spanDays;
const FORMULA_SCATTER_KCAL = 300;
const DENSITY_SCATTER = 0.1;

/** The previous estimator's result on that day; null without enough data. */
export function previousEstimate(athlete: SimulatedAthlete, today: CalendarDay): Estimate | null {
  const steps = athlete.intakeSteps.filter(({ from }) => from <= today);
  const starts = dietStarts(steps, athlete.formulaKcal);
  for (const stretch of stretches(today, starts)) {
    const estimate = estimateIn(athlete, stretch);
    if (estimate) return estimate;
  }
  return null;
}

function stretches(today: CalendarDay, starts: readonly CalendarDay[]): StablePeriod[] {
  return stablePeriods(today, starts, FREEZE_DAYS)
    .filter(({ until }) => daysBetween(until, today) <= FROZEN_DAYS)
    .map(({ from, until }) => {
      const window = addDays(until, 1 - WINDOW_DAYS);
      return { from: from !== null && daysBetween(window, from) > 0 ? from : window, until };
    });
}

function estimateIn(athlete: SimulatedAthlete, stretch: StablePeriod): Estimate | null {
  const weighIns = dailyWeighIns(athlete.weighIns).filter(({ day }) => isWithin(stretch, day));
  const [first, last] = [weighIns[0]?.day, weighIns.at(-1)?.day];
  const slope = weightSlope(weighIns);
  if (first === undefined || last === undefined || slope.kind !== 'slope') return null;
  if (slope.spanDays < NEEDS.spanDays || slope.weighIns < NEEDS.weighIns) return null;
  const minKcal = Math.max(1000, 0.8 * athlete.restingKcal);
  const logged = athlete.intakes
    .filter(({ day, intakeKcal }) => day >= first && day < last && intakeKcal >= minKcal)
    .map(({ intakeKcal }) => intakeKcal);
  if (logged.length < NEEDS.loggedShare * slope.spanDays) return null;

  const kcalPerKg = energyDensityOfWeightChange(athlete.fatKg);
  const meanKcal = logged.reduce((sum, kcal) => sum + kcal, 0) / logged.length;
  const variance =
    logged.reduce((sum, kcal) => sum + (kcal - meanKcal) ** 2, 0) / Math.max(1, logged.length - 1);
  const missingShare = Math.max(0, 1 - logged.length / slope.spanDays);
  const changeKcal = (kcalPerKg * slope.kgPerWeek) / 7;
  const measuredVariance =
    (variance / logged.length) * missingShare +
    ((kcalPerKg * slope.standardErrorKg) / 7) ** 2 +
    (DENSITY_SCATTER * changeKcal) ** 2;
  const gain = FORMULA_SCATTER_KCAL ** 2 / (FORMULA_SCATTER_KCAL ** 2 + measuredVariance);
  return {
    kcal: athlete.formulaKcal + gain * (meanKcal - changeKcal - athlete.formulaKcal),
    sdKcal: Math.sqrt(gain * measuredVariance),
  };
}
