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
  /** Measured, where it was, else by formula. */
  maintenanceKcal: number;
  /** Resting energy times the non-exercise factor, plus the planned training. */
  formulaKcal: number;
  bodyFatPercent: number;
  bodyFatSource: 'measured' | 'estimated';
  fatKg: number;
  leanMassKg: number;
  /** For safety limits: the measured lean mass, or else an estimate on the high side. */
  safetyLeanMassKg: number;
  /** Net energy of the planned weights and the cardio at its dearest, averaged over the week. */
  exerciseKcal: number;
  /** Energy in a kilogram of weight change at this fat mass. */
  kcalPerKg: number;
}

/**
 * Maintenance as measured, else resting energy times the non-exercise factor plus planned training (`science.md`,
 * section 1); body composition as measured, else by Gallagher 2000. With unknown sex, the lower maintenance and the
 * leaner body.
 */
export function athleteEnergy(answers: PlanAnswers): AthleteEnergy {
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

/** Resting energy: Cunningham where body fat was measured, else Mifflin–St Jeor, the lower one without a sex. */
function restingKcalOf({ bodyFatPercent, sex, ...body }: PlanAnswers): number {
  if (bodyFatPercent !== undefined) return cunningham(leanMassKg(body.weightKg, bodyFatPercent));
  return Math.min(...(sex ? [sex] : SEXES).map((one) => mifflinStJeor({ ...body, sex: one })));
}

/** Net energy of what these answers plan to be trained in a week, the cardio at its dearest; kcal a day. */
export function plannedExerciseKcal(answers: PlanAnswers): number {
  return trainingKcal(answers, maxCardioWeekKcal(answers));
}

function trainingKcal(answers: PlanAnswers, cardioKcal: number): number {
  const { trainingFrequency, sessionDuration, weightKg } = answers;
  const liftingMinutes = leadingNumber(trainingFrequency) * leadingNumber(sessionDuration);
  return exerciseKcalPerDay({ weightKg, liftingMinutes, cardioKcal });
}

/** kcal a day above (or below) maintenance for this change of weight, kg a week. */
export function kcalForWeeklyRate(weeklyRateKg: number, energy: AthleteEnergy): number {
  return (weeklyRateKg * energy.kcalPerKg) / 7;
}

/** The expected change of weight, kg a week, at this intake; negative is a loss. Water apart. */
export function weeklyRateAt(intakeKcal: number, energy: AthleteEnergy): number {
  return ((intakeKcal - energy.maintenanceKcal) * 7) / energy.kcalPerKg;
}

/** The pace that an intake is planned for, % of body weight a week, by what the plan takes for maintenance, or else the formula. */
export function weeklyRatePercent(
  answers: PlanAnswers,
  { kcal, maintenanceKcal }: { kcal: number; maintenanceKcal: number | null },
): number {
  const energy = athleteEnergy(answers);
  const taken = { ...energy, maintenanceKcal: maintenanceKcal ?? energy.formulaKcal };
  return (100 * weeklyRateAt(kcal, taken)) / answers.weightKg;
}

/** A planned change below this counts as no change, % of body weight a week. [our choice] */
export const STEADY_PERCENT = 0.05;
