import {
  applyDay,
  ENTRY,
  firstBelief,
  followIntake,
  type Person,
  READING_VARIANCE,
  scaleEntriesOf,
} from './expenditure-model.ts';
import {
  type Belief,
  copyBelief,
  meanOf,
  observeSum,
  predictSum,
  shiftEntry,
  varianceOf,
} from './kalman.ts';
import { assessLoggedDay } from './partial-day.ts';

/**
 * How completely people log, with a prior for each case. Each has its own belief, and the scale decides. [our
 * choice: under-reporting is common, but most of our athletes weigh their food]
 */
const LOGGING = [
  { loggedShare: 1, weight: 1 },
  { loggedShare: 0.9, weight: 0.05 },
  { loggedShare: 0.8, weight: 0.04 },
] as const;
/** No hypothesis gets less likely than e^−12, so that later evidence can restore it. */
const MIN_LOG_WEIGHT = -12;
/** Outliers, such as salty days, count as this many standard errors off. [our choice] */
const CLIP_SIGMAS = 2.2;
/** A reading further off is a slip or another unit, until it has occurred this many times in a row. [our choice] */
const WILD = { sigmas: 6, readings: 3 } as const;
/** After this many days without a log, the usual intake is unknown. */
const USUAL_LASTS_DAYS = 7;
/** Logged days over which the usual intake is averaged. */
const USUAL_MEAN_DAYS = 10;
/**
 * Uncertainty about the energy of a kilogram and about unlogged food, as a share of the surplus or deficit. [our
 * choice]
 */
const BALANCE_SD_SHARE = 0.09;

/** A calendar day as recorded. */
export interface RecordedDay {
  /** Mean of the day's weigh-ins, kg. */
  weightKg?: number | undefined;
  /** Total logged, kcal. */
  intakeKcal?: number | undefined;
  /** Whether it is a carb-load or show day. */
  isLoad?: boolean;
}

interface Hypothesis {
  loggedShare: number;
  logWeight: number;
  belief: Belief;
}

/** The filter's state: plain JSON, stored and continued the next day. */
export interface ExpenditureFilter {
  person: Person;
  hypotheses: Hypothesis[];
  recentKcal: number[];
  usualKcal: number | null;
  daysWithoutLog: number;
  followedKcal: number;
  wildReadings: number;
}

/** The filter on the morning of the first weigh-in, before that weigh-in. */
export function startFilter(person: Person, weightKg: number): ExpenditureFilter {
  return {
    person,
    hypotheses: LOGGING.map(({ loggedShare, weight }) => ({
      loggedShare,
      logWeight: Math.log(weight),
      belief: firstBelief(person, weightKg, loggedShare),
    })),
    recentKcal: [],
    usualKcal: null,
    daysWithoutLog: 0,
    followedKcal: 0,
    wildReadings: 0,
  };
}

/** The filter on the next morning, after a completed day. Days without any record count, too. */
export function advanceFilter(filter: ExpenditureFilter, day: RecordedDay): ExpenditureFilter {
  const weighed = applyReading(filter, day.weightKg);
  const { person } = weighed;
  const { kcal, recentKcal } = assessLoggedDay(day.intakeKcal, weighed.recentKcal);
  const usualKcal = usualAfter(weighed.usualKcal, kcal);
  const daysWithoutLog = kcal === null ? weighed.daysWithoutLog + 1 : 0;
  const eatenKcal = kcal ?? (daysWithoutLog <= USUAL_LASTS_DAYS ? usualKcal : null);
  const eaten = {
    ...{ kcal: eatenKcal, isLogged: kcal !== null, isLoad: day.isLoad ?? false },
    followedKcal: weighed.followedKcal,
  };
  // These are copies made by `applyReading`, so they can be modified.
  for (const { belief, loggedShare } of weighed.hypotheses) {
    applyDay(belief, person, eaten, loggedShare);
  }
  const followedKcal =
    eatenKcal === null
      ? weighed.followedKcal
      : followIntake(weighed.followedKcal, eatenKcal, person);
  return { ...weighed, recentKcal, usualKcal, daysWithoutLog, followedKcal };
}

const usualAfter = (usualKcal: number | null, kcal: number | null) => {
  if (kcal === null || usualKcal === null) return usualKcal ?? kcal;
  return usualKcal + (kcal - usualKcal) / USUAL_MEAN_DAYS;
};

/** The filter after a scale reading on the same morning. Doesn't modify its input. */
export function applyReading(
  filter: ExpenditureFilter,
  weightKg: number | undefined,
): ExpenditureFilter {
  const hypotheses = filter.hypotheses.map((hypothesis) => ({
    ...hypothesis,
    belief: copyBelief(hypothesis.belief),
  }));
  if (weightKg === undefined) return { ...filter, hypotheses };
  const scaleEntries = scaleEntriesOf(filter.person);
  const offKg = wildlyOff(hypotheses, scaleEntries, weightKg);
  const wildReadings = offKg === 0 ? 0 : filter.wildReadings + 1;
  if (wildReadings > 0 && wildReadings < WILD.readings) {
    return { ...filter, hypotheses, wildReadings };
  }
  for (const hypothesis of hypotheses) {
    const { belief } = hypothesis;
    // A lasting new level: tissue follows the scale, and expenditure stays the same.
    if (offKg !== 0) shiftEntry(belief, ENTRY.tissue, 0, offKg ** 2);
    const reading = { value: weightKg, variance: READING_VARIANCE, clipSigmas: CLIP_SIGMAS };
    hypothesis.logWeight += observeSum(belief, scaleEntries, reading);
  }
  const top = Math.max(...hypotheses.map(({ logWeight }) => logWeight));
  for (const hypothesis of hypotheses) {
    hypothesis.logWeight = Math.max(MIN_LOG_WEIGHT, hypothesis.logWeight - top);
  }
  return { ...filter, hypotheses, wildReadings: 0 };
}

/** How far a reading is beyond any possible weight, kg; 0 if some hypothesis finds it possible. */
function wildlyOff(
  hypotheses: readonly Hypothesis[],
  scaleEntries: readonly number[],
  weightKg: number,
) {
  let offKg = 0;
  for (const { belief } of hypotheses) {
    const expected = predictSum(belief, scaleEntries);
    offKg = weightKg - expected.mean;
    const sigma = Math.sqrt(expected.variance + READING_VARIANCE);
    if (Math.abs(offKg) <= WILD.sigmas * sigma) return 0;
  }
  return offKg;
}

/**
 * Expenditure today in logged terms, kcal a day, with its standard deviation: the mixture of hypotheses plus an
 * irreducible uncertainty.
 */
export function filteredExpenditure(filter: ExpenditureFilter): { kcal: number; sdKcal: number } {
  const parts = filter.hypotheses.map(({ belief, loggedShare, logWeight }) => ({
    weight: Math.exp(logWeight),
    kcal: meanOf(belief, ENTRY.expenditure) + loggedShare * filter.followedKcal,
    variance: varianceOf(belief, ENTRY.expenditure),
  }));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const kcal = parts.reduce((sum, part) => sum + part.weight * part.kcal, 0) / total;
  const variance =
    parts.reduce((sum, part) => sum + part.weight * (part.variance + (part.kcal - kcal) ** 2), 0) /
    total;
  const balanceKcal = filter.usualKcal === null ? 0 : kcal - filter.usualKcal;
  return { kcal, sdKcal: Math.sqrt(variance + (BALANCE_SD_SHARE * balanceKcal) ** 2) };
}
