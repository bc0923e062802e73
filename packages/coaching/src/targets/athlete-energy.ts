import { leadingNumber, type PlanAnswers, SEXES } from '../athlete/answers.ts';
import {
  estimatedBodyFatPercent,
  leanSideBodyFatPercent,
} from '../body-composition/estimated-body-fat.ts';
import { leanMassKg } from '../body-composition/lean-mass.ts';
import { maxCardioWeekKcal, usualCardioWeekKcal } from '../cardio/planned-cardio-kcal.ts';
import { nonExerciseFactor } from '../energy/activity-factor.ts';
import { cunningham, mifflinStJeor } from '../energy/resting-energy.ts';
import { exerciseKcalPerDay } from '../energy/week-exercise.ts';
import { energyDensityOfWeightChange } from '../simulation/tissue.ts';

/** An athlete's energy and body from their answers. kcal per day. */
export interface AthleteEnergy {
  restingKcal: number;
  /** Measured if available, otherwise by formula. */
  maintenanceKcal: number;
  /** Resting energy times the non-exercise factor, plus the planned training. */
  formulaKcal: number;
  bodyFatPercent: number;
  bodyFatSource: 'measured' | 'estimated';
  fatKg: number;
  leanMassKg: number;
  /** For safety limits: the measured lean mass, otherwise an estimate on the high side. */
  safetyLeanMassKg: number;
  /** Net energy of the planned weights and the costliest cardio, averaged over the week. */
  exerciseKcal: number;
  /** Energy in a kilogram of weight change at this fat mass. */
  kcalPerKg: number;
}

/** Assessing an athlete needs the same energy several times. Answers don't change once they are found. */
const cache = new WeakMap<PlanAnswers, AthleteEnergy>();

/**
 * Maintenance as measured, otherwise resting energy times the non-exercise factor plus planned training
 * (`science.md`, section 1). Body composition as measured, otherwise by Gallagher 2000. If the sex is unknown, the
 * lower maintenance and the leaner body.
 */
export function athleteEnergy(answers: PlanAnswers): AthleteEnergy {
  const known = cache.get(answers);
  if (known) return known;
  const energy = computeEnergy(answers);
  cache.set(answers, energy);
  return energy;
}

function computeEnergy(answers: PlanAnswers): AthleteEnergy {
  const { weightKg } = answers;
  const restingKcal = restingKcalOf(answers);
  const bodyFatPercent = answers.bodyFatPercent ?? estimatedBodyFatPercent(answers);
  const safetyFatPercent = answers.bodyFatPercent ?? leanSideBodyFatPercent(answers);
  const fatKg = (weightKg * bodyFatPercent) / 100;
  const formulaKcal =
    restingKcal * nonExerciseFactor(answers.activityLevel) +
    trainingKcal(answers, usualCardioWeekKcal(answers));
  return {
    restingKcal,
    maintenanceKcal: answers.measuredKcal ?? formulaKcal,
    formulaKcal,
    bodyFatPercent,
    bodyFatSource: answers.bodyFatPercent === undefined ? 'estimated' : 'measured',
    fatKg,
    leanMassKg: weightKg - fatKg,
    safetyLeanMassKg: leanMassKg(weightKg, safetyFatPercent),
    exerciseKcal: plannedExerciseKcal(answers),
    kcalPerKg: energyDensityOfWeightChange(fatKg),
  };
}

/**
 * Resting energy: Cunningham if body fat was measured, otherwise Mifflin–St Jeor; the lower one if the sex is
 * unknown.
 */
function restingKcalOf({ bodyFatPercent, sex, ...body }: PlanAnswers): number {
  if (bodyFatPercent !== undefined) return cunningham(leanMassKg(body.weightKg, bodyFatPercent));
  return Math.min(...(sex ? [sex] : SEXES).map((one) => mifflinStJeor({ ...body, sex: one })));
}

/** Net energy of a week's training planned from these answers, with the costliest cardio; kcal a day. */
export function plannedExerciseKcal(answers: PlanAnswers): number {
  return trainingKcal(answers, maxCardioWeekKcal(answers));
}

function trainingKcal(answers: PlanAnswers, cardioKcal: number): number {
  const { trainingFrequency, sessionDuration, weightKg } = answers;
  const liftingMinutes = leadingNumber(trainingFrequency) * leadingNumber(sessionDuration);
  return exerciseKcalPerDay({ weightKg, liftingMinutes, cardioKcal });
}

/** kcal a day above (or below) maintenance for this weight change, kg a week. */
export function kcalForWeeklyRate(weeklyRateKg: number, energy: AthleteEnergy): number {
  return (weeklyRateKg * energy.kcalPerKg) / 7;
}

/** The expected weight change at this intake, kg a week, excluding water; negative is a loss. */
export function weeklyRateAt(intakeKcal: number, energy: AthleteEnergy): number {
  return ((intakeKcal - energy.maintenanceKcal) * 7) / energy.kcalPerKg;
}

/** The planned pace of an intake, % of body weight a week, by the plan's maintenance or else the formula. */
export function weeklyRatePercent(
  answers: PlanAnswers,
  { kcal, maintenanceKcal }: { kcal: number; maintenanceKcal: number | null },
): number {
  const energy = athleteEnergy(answers);
  const planEnergy = { ...energy, maintenanceKcal: maintenanceKcal ?? energy.formulaKcal };
  return (100 * weeklyRateAt(kcal, planEnergy)) / answers.weightKg;
}

/** A planned change below this counts as no change, % of body weight a week. [our choice] */
export const STEADY_PERCENT = 0.05;
