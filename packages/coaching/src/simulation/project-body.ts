import type { Sex } from '../athlete/answers.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { BMI_LIMITS, bodyFatLimits, bodyMassIndex } from '../safety/body-checks.ts';
import { simulateDay } from './simulate-day.ts';
import {
  bodyWeightKg,
  fatFreeMassKg,
  hallRestingKcal,
  isHumanBody,
  type SimulatedAthlete,
  simulatedBodyFatPercent,
  startAthlete,
  USUAL_CARBOHYDRATE_SHARE,
} from './simulated-athlete.ts';

/** Half a year. Eating and activity rarely stay the same for longer. */
const MAX_PROJECTED_WEEKS = 26;
/** The `leanShare` multiplier offered to lean, trained athletes with high protein. [our choice] */
export const SPARED_LEAN_SHARE = 0.5;

/** A person's current state. */
export interface ProjectedPerson {
  sex: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  /** Measured, %. By default, the model's regression on age and BMI. */
  bodyFatPercent?: number;
  /** Maintenance, kcal a day: measured or by formula. */
  expenditureKcal: number;
  /** Share of energy from carbohydrate until now, 0–1; 0.5 as in the published model. */
  carbohydrateShare?: number;
}

/** Daily intake from now on. */
interface ProjectedIntake {
  kcal: number;
  /** Share of energy from carbohydrate, 0–1; unchanged if omitted. */
  carbohydrateShare?: number;
}

interface ProjectionOptions {
  /** Whole weeks, 0–26. */
  weeks: number;
  /**
   * Multiplies p, the share of an energy imbalance from lean tissue (`leanEnergyShare`); 1 is the published model.
   * Lean, trained athletes with high protein lose less; how much less is our assumption, not a measurement.
   */
  leanShare?: number;
}

/** The body at the end of a week, kg. */
export interface ProjectedWeek {
  /** From 0, which is now. */
  week: number;
  weightKg: number;
  fatKg: number;
  /** Everything except fat; together with `fatKg` it is the weight. */
  leanKg: number;
  /** The part of `leanKg` that changes within days: extracellular water, glycogen and its water. */
  waterKg: number;
}

/** The safety limit that ends a projection. */
type ProjectionLimit = 'body-fat' | 'bmi';

export interface BodyProjection {
  kind: 'projection';
  /** Week 0 to the last week within the limits. */
  weeks: readonly ProjectedWeek[];
  /** The limit the next week would exceed; null if all weeks are included. */
  endsAt: ProjectionLimit | null;
}

type RequiredInput =
  | 'ageYears'
  | 'heightCm'
  | 'weightKg'
  | 'bodyFatPercent'
  | 'expenditureKcal'
  | 'kcal';

/**
 * Projects weight, fat and lean mass week by week on a constant intake. Source: Hall et al. 2011, Lancet 378:826
 * (`simulateDay`), starting in energy balance at `expenditureKcal`. Valid for adults over weeks to half a year, if
 * only intake changes. A person already in a deficit has lost the initial water before, which is counted again here.
 * With very little carbohydrate before (a share below about 0.3) and more now, the model overestimates water. A
 * projection, not a promise. In a deficit it ends before body fat falls below 5% (men) or 12% (women), or BMI below
 * 18.5 (`science.md`, section 2). Impossible figures return 'not enough data'.
 * @throws RangeError if the weeks aren't a whole number of 0–26, or the multiplier isn't above 0
 */
export function projectBody(
  person: ProjectedPerson,
  intake: ProjectedIntake,
  { weeks, leanShare = 1 }: ProjectionOptions,
): BodyProjection | NotEnoughData<RequiredInput> {
  if (!Number.isInteger(weeks) || weeks < 0 || weeks > MAX_PROJECTED_WEEKS || !(leanShare > 0)) {
    throw new RangeError(`no projection of ${weeks} weeks with a multiplier of ${leanShare}`);
  }
  const missing = missingOf(person, intake);
  if (missing.length > 0) return notEnoughData(...missing);
  const { carbohydrateShare: usualCarbohydrateShare = USUAL_CARBOHYDRATE_SHARE } = person;
  const pal = person.expenditureKcal / hallRestingKcal(person);
  const start = { ...person, pal, usualCarbohydrateShare, forbesMultiplier: leanShare };
  if (!isHumanBody(start)) return notEnoughData('bodyFatPercent');
  if (pal < 1) return notEnoughData('expenditureKcal');
  const carbohydrateShare = intake.carbohydrateShare ?? usualCarbohydrateShare;
  const day = { energyIntakeKcal: intake.kcal, carbohydrateKcal: intake.kcal * carbohydrateShare };
  const inDeficit = intake.kcal < person.expenditureKcal;

  let athlete = startAthlete(start);
  const points = [weekOf(athlete)];
  while (points.length <= weeks) {
    for (let days = 0; days < 7; days += 1) athlete = simulateDay(athlete, day);
    const endsAt = inDeficit ? limitPassed(person, athlete) : null;
    if (endsAt) return { kind: 'projection', weeks: points, endsAt };
    points.push(weekOf(athlete));
  }
  return { kind: 'projection', weeks: points, endsAt: null };
}

function missingOf(person: ProjectedPerson, { kcal }: ProjectedIntake): RequiredInput[] {
  const required = ['ageYears', 'heightCm', 'weightKg', 'expenditureKcal'] as const;
  const missing: RequiredInput[] = required.filter((name) => !(person[name] > 0));
  if (!(kcal > 0)) missing.push('kcal');
  return missing;
}

function limitPassed(
  { sex, heightCm }: ProjectedPerson,
  athlete: SimulatedAthlete,
): ProjectionLimit | null {
  if (simulatedBodyFatPercent(athlete) < bodyFatLimits(sex).block) return 'body-fat';
  if (bodyMassIndex(bodyWeightKg(athlete), heightCm) < BMI_LIMITS.block) return 'bmi';
  return null;
}

function weekOf(athlete: SimulatedAthlete): ProjectedWeek {
  const leanKg = fatFreeMassKg(athlete);
  return {
    week: athlete.day / 7,
    weightKg: bodyWeightKg(athlete),
    fatKg: athlete.fatKg,
    leanKg,
    waterKg: leanKg - athlete.leanTissueKg,
  };
}
