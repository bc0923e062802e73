import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { energyDensityOfWeightChange } from '../simulation/tissue.ts';
import { BAND_SIGMAS } from './band.ts';
import { type Belief, updateBelief } from './kalman.ts';
import { isWithin, type Stretch, stillStretches } from './still-stretches.ts';
import { dailyWeighIns, type WeighIn } from './weigh-ins.ts';
import { type WeightSlope, weightSlope } from './weight-slope.ts';

/** Days looked back on. */
export const EXPENDITURE_WINDOW_DAYS = 28;
/** Days after the start of a diet or a carbohydrate load in which weight is water. [our choice, 7–10] */
export const FREEZE_DAYS = 7;
/** The least that gives an answer. [our choice] */
export const EXPENDITURE_NEEDS = { spanDays: 13, weighIns: 8, loggedShare: 0.7 } as const;
/** Days from the start of a freeze until the days after it may give an answer of their own. */
const FROZEN_DAYS = FREEZE_DAYS + EXPENDITURE_NEEDS.spanDays;
/** Days of logs and weigh-ins that an answer may rest on: the window before a freeze, and the freeze. */
export const EXPENDITURE_READ_DAYS = EXPENDITURE_WINDOW_DAYS + FROZEN_DAYS;
/** How far a formula is off for one person, kcal/day. [our choice, after the scatter of Mifflin–St Jeor and activity] */
export const FORMULA_SCATTER_KCAL = 300;
/** How far the energy of a kilogram is off, as a share: fat mass is itself an estimate. [our choice] */
const DENSITY_SCATTER = 0.1;

export interface IntakeDay {
  day: CalendarDay;
  /** All that was logged on the day; a day comes once. */
  intakeKcal: number;
}

export interface ExpenditureInput {
  today: CalendarDay;
  weighIns: readonly WeighIn[];
  intakes: readonly IntakeDay[];
  /** Expenditure by formula: resting energy times activity factor, kcal/day. */
  formulaKcal: number;
  restingKcal: number;
  /** Fat mass; measured or estimated. */
  fatKg: number;
  /** Days on which a diet or a carbohydrate load began; those to come are ignored. */
  freezeStarts?: readonly CalendarDay[];
}

export interface ExpenditureEstimate {
  kind: 'expenditure';
  /** Best estimate and its 95 % band, kcal/day. Always show the band. */
  kcal: number;
  lowKcal: number;
  highKcal: number;
  /** What the scale and the diary alone say, before the formula is weighed in. */
  measuredKcal: number;
  /** Share of the answer that comes from the measurement, 0–1. */
  gain: number;
  slope: WeightSlope;
  loggedDays: number;
}

type Missing = 'weighIns' | 'intakes';

/**
 * Whether a day was logged in part and so does not count: below max(1000 kcal, 0.8 · resting energy).
 */
export function isPartialDay(intakeKcal: number, restingKcal: number): boolean {
  return intakeKcal < Math.max(1000, 0.8 * restingKcal);
}

/**
 * Expenditure learnt from 28 days: mean logged intake − energy of the weight change, weighed against the formula by
 * how sure each is (Bayes). The energy of a kilogram follows the fat mass (Hall et al. 2011). It is the expenditure
 * that fits the athlete's own logging: whoever always forgets the oil gets a lower number, and targets on the same
 * terms. After the start of a diet or a load the estimate is frozen: it stays what it was on that day until the days
 * after the freeze are enough for a new one. 'Not enough data' names what is missing.
 */
export function adaptiveExpenditure(
  input: ExpenditureInput,
): ExpenditureEstimate | NotEnoughData<Missing> {
  const answers = stretches(input).map((stretch) => expenditureOf(input, stretch));
  const known = answers.find(({ kind }) => kind === 'expenditure');
  return known ?? answers[0] ?? notEnoughData<Missing>('weighIns');
}

/** The 28 days up to the end of each stretch, of the past ones as long as what follows is too short to learn from. */
function stretches({ today, freezeStarts = [] }: ExpenditureInput): Stretch[] {
  return stillStretches(today, freezeStarts, FREEZE_DAYS)
    .filter(({ until }) => daysBetween(until, today) <= FROZEN_DAYS)
    .map(({ from, until }) => {
      const window = addDays(until, 1 - EXPENDITURE_WINDOW_DAYS);
      return { from: from !== null && daysBetween(window, from) > 0 ? from : window, until };
    });
}

function expenditureOf(
  input: ExpenditureInput,
  stretch: Stretch,
): ExpenditureEstimate | NotEnoughData<Missing> {
  const weighIns = dailyWeighIns(input.weighIns).filter(({ day }) => isWithin(stretch, day));
  const first = weighIns[0]?.day;
  const last = weighIns.at(-1)?.day;
  const slope = weightSlope(weighIns);
  if (first === undefined || last === undefined || slope.kind !== 'slope' || !isLongEnough(slope)) {
    return notEnoughData<Missing>('weighIns');
  }
  const logged = loggedBetween(input, first, last);
  if (logged.length < EXPENDITURE_NEEDS.loggedShare * slope.spanDays) {
    return notEnoughData<Missing>('intakes');
  }

  const measured = measuredExpenditure(logged, slope, input.fatKg);
  const prior = { mean: input.formulaKcal, standardDeviation: FORMULA_SCATTER_KCAL };
  const belief = updateBelief(prior, measured);
  return {
    kind: 'expenditure',
    kcal: Math.round(belief.mean),
    lowKcal: Math.round(belief.mean - BAND_SIGMAS * belief.standardDeviation),
    highKcal: Math.round(belief.mean + BAND_SIGMAS * belief.standardDeviation),
    measuredKcal: Math.round(measured.mean),
    gain: belief.gain,
    slope,
    loggedDays: logged.length,
  };
}

function isLongEnough({ spanDays, weighIns }: WeightSlope): boolean {
  return spanDays >= EXPENDITURE_NEEDS.spanDays && weighIns >= EXPENDITURE_NEEDS.weighIns;
}

/** Whole logged days from the first weigh-in up to the eve of the last: what was eaten in between. */
function loggedBetween(
  { intakes, restingKcal }: ExpenditureInput,
  first: CalendarDay,
  last: CalendarDay,
): number[] {
  return intakes
    .filter(
      ({ day, intakeKcal }) =>
        daysBetween(first, day) >= 0 &&
        daysBetween(day, last) > 0 &&
        !isPartialDay(intakeKcal, restingKcal),
    )
    .map(({ intakeKcal }) => intakeKcal);
}

function measuredExpenditure(logged: readonly number[], slope: WeightSlope, fatKg: number): Belief {
  const kcalPerKg = energyDensityOfWeightChange(fatKg);
  const meanKcal = logged.reduce((sum, kcal) => sum + kcal, 0) / logged.length;
  const variance =
    logged.reduce((sum, kcal) => sum + (kcal - meanKcal) ** 2, 0) / Math.max(1, logged.length - 1);
  const missingShare = Math.max(0, 1 - logged.length / slope.spanDays);
  const intakeError = Math.sqrt((variance / logged.length) * missingShare);
  const slopeError = (kcalPerKg * slope.standardErrorKg) / 7;
  const weightChangeKcal = (kcalPerKg * slope.kgPerWeek) / 7;
  return {
    mean: meanKcal - weightChangeKcal,
    standardDeviation: Math.hypot(intakeError, slopeError, DENSITY_SCATTER * weightChangeKcal),
  };
}
