import type { Sex } from '../athlete/answers.ts';
import { TISSUE } from './tissue.ts';

/** Glycogen on day 0, kg. */
export const START_GLYCOGEN_KG = 0.5;
/** A kilogram of glycogen is stored with 2.7 kg of water. */
const GLYCOGEN_WITH_WATER = 3.7;
/** Share of energy eaten as carbohydrate, as in the published model. */
export const USUAL_CARBOHYDRATE_SHARE = 0.5;

export interface StartingAthlete {
  sex: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  /** Physical activity level: total over resting expenditure, about 1.2–2.4. */
  pal: number;
  /** Measured body fat, %. By default, the regression of Hall et al. 2011 on age and BMI. */
  bodyFatPercent?: number;
  /** Multiplies the lean share of weight change; an assumption, 1 = as published. */
  forbesMultiplier?: number;
  /** Share of energy from carbohydrate before day 0; 0.5 as in the published model. */
  usualCarbohydrateShare?: number;
}

/** Values fixed on day 0; kcal are per day. */
export interface AthleteBaseline {
  restingKcal: number;
  /** Intake that maintains the starting weight. */
  maintenanceKcal: number;
  carbohydrateKcal: number;
  extracellularKg: number;
  /** kcal per kg of body weight and day spent on movement. */
  activityRate: number;
  /** The model's constant K, which closes the energy balance on day 0. */
  balanceKcal: number;
  forbesMultiplier: number;
}

/** An athlete at the end of a simulated day. All masses in kg. */
export interface SimulatedAthlete {
  baseline: AthleteBaseline;
  day: number;
  fatKg: number;
  /** Lean tissue without extracellular water and glycogen. For fat-free mass see `fatFreeMassKg`. */
  leanTissueKg: number;
  glycogenKg: number;
  extracellularKg: number;
  /** Adaptive thermogenesis, kcal/day. */
  adaptationKcal: number;
}

/**
 * Body fat from age and BMI, %: male 0.14·age + 37.31·ln BMI − 103.94, female 0.14·age + 39.96·ln BMI − 102.01.
 * Source: the regression used by Hall et al. 2011 for untrained adults, so it overstates muscular athletes' fat. Can
 * be below 0 at a very low BMI.
 */
export function regressionBodyFatPercent(athlete: {
  sex: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}): number {
  const logBmi = Math.log(athlete.weightKg / (athlete.heightCm / 100) ** 2);
  return athlete.sex === 'male'
    ? 0.14 * athlete.ageYears + 37.31 * logBmi - 103.94
    : 0.14 * athlete.ageYears + 39.96 * logBmi - 102.01;
}

/**
 * Resting energy, kcal/day: Mifflin–St Jeor with the coefficients 9.99, 6.25 and 4.92 of Hall et al. 2011, so it
 * differs from `mifflinStJeor` by a kilocalorie or two. Adults.
 */
export function hallRestingKcal(athlete: {
  sex: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}): number {
  const { sex, ageYears, heightCm, weightKg } = athlete;
  return 9.99 * weightKg + 6.25 * heightCm - 4.92 * ageYears + (sex === 'male' ? 5 : -161);
}

/** Whether the model's fat, lean tissue and water are all above 0 kg for these figures. */
export function isHumanBody(start: Omit<StartingAthlete, 'pal'>): boolean {
  return Object.values(startMasses(start)).every((massKg) => massKg > 0);
}

function startMasses(start: Omit<StartingAthlete, 'pal'>) {
  const { weightKg } = start;
  const fatKg = (weightKg * (start.bodyFatPercent ?? regressionBodyFatPercent(start))) / 100;
  const extracellularKg = startExtracellularKg(start);
  const leanTissueKg = weightKg - fatKg - extracellularKg - GLYCOGEN_WITH_WATER * START_GLYCOGEN_KG;
  return { fatKg, leanTissueKg, extracellularKg };
}

/**
 * An athlete on day 0, in energy balance at `baseline.maintenanceKcal`. Hall et al. 2011, Lancet 378:826.
 * @throws RangeError if the figures are impossible for a human body (fat or lean tissue of 0 kg or less)
 */
export function startAthlete(start: StartingAthlete): SimulatedAthlete {
  const { weightKg, pal, forbesMultiplier = 1 } = start;
  if (!(isHumanBody(start) && pal >= 1)) {
    throw new RangeError('these figures describe no human body');
  }
  const { fatKg, leanTissueKg, extracellularKg } = startMasses(start);
  const restingKcal = hallRestingKcal(start);
  const maintenanceKcal = restingKcal * pal;
  // Digestion takes a tenth of intake; everything beyond resting energy is movement.
  const activityRate = ((0.9 * pal - 1) * restingKcal) / weightKg;
  return {
    baseline: {
      restingKcal,
      maintenanceKcal,
      carbohydrateKcal:
        maintenanceKcal * (start.usualCarbohydrateShare ?? USUAL_CARBOHYDRATE_SHARE),
      extracellularKg,
      activityRate,
      balanceKcal:
        maintenanceKcal -
        TISSUE.leanMetabolicRate * leanTissueKg -
        TISSUE.fatMetabolicRate * fatKg -
        activityRate * weightKg,
      forbesMultiplier,
    },
    day: 0,
    fatKg,
    leanTissueKg,
    glycogenKg: START_GLYCOGEN_KG,
    extracellularKg,
    adaptationKcal: 0,
  };
}

function startExtracellularKg({
  sex,
  ageYears,
  heightCm,
  weightKg,
}: Omit<StartingAthlete, 'pal'>): number {
  const heightM = heightCm / 100;
  return sex === 'male'
    ? 0.025 * ageYears + 9.57 * heightM + 0.191 * weightKg - 12.4
    : 5.98 * heightM + 0.167 * weightKg - 4.0;
}

type Masses = Pick<SimulatedAthlete, 'fatKg' | 'leanTissueKg' | 'glycogenKg' | 'extracellularKg'>;

/** Body weight in kg: fat, lean tissue, extracellular water, glycogen with its water. */
export function bodyWeightKg(masses: Masses): number {
  return (
    masses.fatKg +
    masses.leanTissueKg +
    masses.extracellularKg +
    GLYCOGEN_WITH_WATER * masses.glycogenKg
  );
}

/** Everything except fat, kg: what a coach calls lean mass. */
export function fatFreeMassKg(masses: Masses): number {
  return bodyWeightKg(masses) - masses.fatKg;
}

/** Fat as a percentage of body weight. */
export function simulatedBodyFatPercent(masses: Masses): number {
  return (100 * masses.fatKg) / bodyWeightKg(masses);
}
