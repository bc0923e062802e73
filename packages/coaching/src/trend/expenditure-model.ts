import { energyDensityOfWeightChange } from '../simulation/tissue.ts';
import {
  addEntry,
  type Belief,
  independentBelief,
  rotateEntries,
  scaleEntry,
  shiftEntry,
} from './kalman.ts';

/**
 * Model constants, all [our choice] unless a source is named. Fitted on the simulator of `npm run bench --
 * expenditure`, which isn't the model behind the demo data.
 */
const MODEL = {
  /** Standard error of the formula for one person, kcal a day: the scatter of Mifflin–St Jeor and of activity. */
  formulaSdKcal: 225,
  /**
   * Expenditure gained per kilogram of tissue, kcal a day: resting energy and the cost of moving it (after Hall
   * 2011).
   */
  kcalPerTissueKg: 24,
  /** Day-to-day drift of expenditure, kcal. */
  driftSdKcal: 10,
  /** Error of one logged day, kcal: portions, and the day's own expenditure. */
  loggedSdKcal: 170,
  /** Difference between an unlogged day and the usual day, kcal. */
  unloggedSdKcal: 330,
  /** The same if the usual intake is unknown; weeks of it are off in one direction. */
  unknownSdKcal: 2500,
  /** Morning scatter of the scale, correlated with the previous day: AR(1), sd in kg. */
  scatterSdKg: 0.6,
  scatterMemory: 0.55,
  /** Water and glycogen moved by a lasting intake change, kg per 500 kcal a day: 0.85 ± 0.4. */
  waterStepKcal: 500,
  waterKg: 0.85,
  waterSdKg: 0.4,
  /** Time constant of that water, days. */
  waterDays: 3.5,
  /** Uncertainty of the water on the first day, and of its settled level, kg. */
  firstWaterSdKg: 0.2,
  waterLevelSdKg: 0.15,
  /** Water from a carb load or a show, kg. */
  loadSdKg: 1,
  /** Amplitude of a menstrual cycle, kg for sine and cosine each, and its length in days. */
  cycleSdKg: 0.35,
  cycleDays: 28,
  /** Uncertainty of tissue from a first weigh-in, kg. */
  firstWeightSdKg: 5,
} as const;

/** Noise of one reading beyond the correlated scatter, kg². [our choice] */
export const READING_VARIANCE = 0.45 ** 2;
/** Indices of the belief; kg, but kcal a day for the expenditure, and kg per step for `waterPerStep`. */
export const ENTRY = {
  tissue: 0,
  expenditure: 1,
  scatter: 2,
  water: 3,
  waterLevel: 4,
  waterPerStep: 5,
  cycleSine: 6,
  cycleCosine: 7,
} as const;

const SCALE_ENTRIES = [ENTRY.tissue, ENTRY.scatter, ENTRY.water];
const SCALE_ENTRIES_WITH_CYCLE = [...SCALE_ENTRIES, ENTRY.cycleSine];

/** Entries whose sum the scale shows. */
export const scaleEntriesOf = ({ hasCycle }: Person): readonly number[] =>
  hasCycle ? SCALE_ENTRIES_WITH_CYCLE : SCALE_ENTRIES;

/** The model's facts about a person. */
export interface Person {
  /** Expenditure by formula, kcal a day. */
  formulaKcal: number;
  /** kg; measured or estimated. */
  fatKg: number;
  /** Whether the water of a menstrual cycle is likely. */
  hasCycle: boolean;
}

/**
 * The prior on the morning of the first weigh-in, for this logging share. Expenditure is in logged terms: what the
 * athlete logs on days of stable weight. In balance, water is level at the true maintenance, so an error of the
 * formula is an error of the water too.
 */
export function firstBelief(person: Person, weightKg: number, loggedShare: number): Belief {
  const expenditureSd = loggedShare * MODEL.formulaSdKcal;
  const cycle = { mean: 0, sd: MODEL.cycleSdKg };
  const belief = independentBelief([
    { mean: weightKg, sd: MODEL.firstWeightSdKg },
    { mean: loggedShare * person.formulaKcal, sd: expenditureSd },
    { mean: 0, sd: MODEL.scatterSdKg },
    { mean: 0, sd: MODEL.firstWaterSdKg },
    { mean: 0, sd: MODEL.waterLevelSdKg },
    { mean: MODEL.waterKg, sd: MODEL.waterSdKg },
    ...(person.hasCycle ? [cycle, cycle] : []),
  ]);
  const kgPerKcal = MODEL.waterKg / MODEL.waterStepKcal / loggedShare;
  addEntry(belief, { to: ENTRY.waterLevel, from: ENTRY.expenditure }, -kgPerKcal);
  belief.mean[ENTRY.waterLevel] = 0;
  return belief;
}

/** A day's intake as far as known. */
export interface EatenDay {
  /** kcal in logged terms: as logged, or a usual day's; null if unknown. */
  kcal: number | null;
  isLogged: boolean;
  /** Whether it is a carb-load or show day. */
  isLoad: boolean;
  /** How much expenditure has followed the intake so far, kcal a day (`followIntake`). */
  followedKcal: number;
}

/**
 * Advances the belief by one day, in place: tissue by (intake − expenditure)/ρ, with Hall et al. 2011's energy density
 * ρ at this fat mass; expenditure with tissue; water toward the intake's level.
 */
export function applyDay(belief: Belief, person: Person, day: EatenDay, loggedShare: number): void {
  const kcalPerKg = loggedShare * energyDensityOfWeightChange(person.fatKg);
  const drift = (loggedShare * MODEL.driftSdKcal) ** 2;
  const settling = 1 - Math.exp(-1 / MODEL.waterDays);
  scaleEntry(belief, ENTRY.water, 1 - settling);
  addEntry(belief, { to: ENTRY.water, from: ENTRY.waterLevel }, settling);
  if (day.kcal === null) {
    // Expenditure changes along with tissue.
    const follows = loggedShare * MODEL.kcalPerTissueKg;
    addEntry(belief, { to: ENTRY.expenditure, from: ENTRY.tissue }, -follows);
    shiftEntry(belief, ENTRY.tissue, 0, (MODEL.unknownSdKcal / kcalPerKg) ** 2);
    addEntry(belief, { to: ENTRY.expenditure, from: ENTRY.tissue }, follows);
    shiftEntry(belief, ENTRY.expenditure, 0, drift);
  } else {
    const steps = (day.kcal / loggedShare - person.formulaKcal) / MODEL.waterStepKcal;
    addEntry(belief, { to: ENTRY.water, from: ENTRY.waterPerStep }, settling * steps);
    const sdKcal = day.isLogged ? MODEL.loggedSdKcal : MODEL.unloggedSdKcal;
    const surplusKcal = day.kcal - loggedShare * day.followedKcal;
    const follows = (loggedShare * MODEL.kcalPerTissueKg) / kcalPerKg;
    addEntry(belief, { to: ENTRY.tissue, from: ENTRY.expenditure }, -1 / kcalPerKg);
    shiftEntry(belief, ENTRY.tissue, surplusKcal / kcalPerKg, (sdKcal / kcalPerKg) ** 2);
    scaleEntry(belief, ENTRY.expenditure, 1 - follows);
    shiftEntry(belief, ENTRY.expenditure, follows * surplusKcal, drift);
  }
  if (day.isLoad) shiftEntry(belief, ENTRY.water, 0, MODEL.loadSdKg ** 2);
  scaleEntry(belief, ENTRY.scatter, MODEL.scatterMemory);
  shiftEntry(belief, ENTRY.scatter, 0, MODEL.scatterSdKg ** 2 * (1 - MODEL.scatterMemory ** 2));
  if (person.hasCycle) {
    rotateEntries(belief, ENTRY.cycleSine, ENTRY.cycleCosine, (2 * Math.PI) / MODEL.cycleDays);
  }
}

/** Thermic effect of food 0.10 and adaptation 0.14 (Hall 2011), as far as they develop within weeks. */
const FOLLOWED_SHARE = 0.2;
const FOLLOW_DAYS = 10;

/** How far expenditure has followed a change of intake, kcal a day, after another day at this intake. */
export function followIntake(followedKcal: number, kcal: number, { formulaKcal }: Person): number {
  return followedKcal + (FOLLOWED_SHARE * (kcal - formulaKcal) - followedKcal) / FOLLOW_DAYS;
}
