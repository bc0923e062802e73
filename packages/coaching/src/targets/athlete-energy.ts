import type { PlanAnswers } from '../athlete/answers.ts';
import { leadingNumber } from '../athlete/answers.ts';
import { dearestCardioWeekKcal } from '../cardio/dearest-week.ts';
import { activityFactor } from '../energy/activity-factor.ts';
import { mifflinStJeor } from '../energy/resting-energy.ts';
import { exerciseKcalPerDay } from '../energy/week-exercise.ts';
import { bodyFatLimits } from '../safety/body-checks.ts';
import { regressionBodyFatPercent } from '../simulation/simulated-athlete.ts';
import { energyDensityOfWeightChange } from '../simulation/tissue.ts';

/** What the answers say of an athlete's energy and body. kcal per day. */
export interface AthleteEnergy {
  restingKcal: number;
  /** Measured, where it was, else by formula. */
  maintenanceKcal: number;
  /** Resting energy times the activity factor. */
  formulaKcal: number;
  bodyFatPercent: number;
  bodyFatSource: 'measured' | 'estimated';
  fatKg: number;
  leanMassKg: number;
  /** Net energy of the planned weights and the cardio, averaged over the week. */
  exerciseKcal: number;
  /** Energy in a kilogram of weight change at this fat mass. */
  kcalPerKg: number;
}

const MOST_FAT_PERCENT = 60;

/**
 * Resting energy by Mifflin–St Jeor, maintenance as measured or else by the activity factor, body composition as
 * measured or else by the age and BMI regression of Hall et al. 2011 (male form when the sex is not known).
 */
export function athleteEnergy(answers: PlanAnswers): AthleteEnergy {
  const { weightKg } = answers;
  const restingKcal = mifflinStJeor(answers);
  const bodyFatPercent = answers.bodyFatPercent ?? estimatedBodyFatPercent(answers);
  const fatKg = (weightKg * bodyFatPercent) / 100;
  const formulaKcal = restingKcal * activityFactor(answers.activityLevel);
  return {
    restingKcal,
    maintenanceKcal: answers.measuredKcal ?? formulaKcal,
    formulaKcal,
    bodyFatPercent,
    bodyFatSource: answers.bodyFatPercent === undefined ? 'estimated' : 'measured',
    fatKg,
    leanMassKg: weightKg - fatKg,
    exerciseKcal: plannedExerciseKcal(answers),
    kcalPerKg: energyDensityOfWeightChange(fatKg),
  };
}

/** Net energy of what these answers plan to be trained in a week, the cardio at its dearest; kcal a day. */
export function plannedExerciseKcal(answers: PlanAnswers): number {
  const { trainingFrequency, sessionDuration, weightKg } = answers;
  return exerciseKcalPerDay({
    weightKg,
    liftingMinutes: leadingNumber(trainingFrequency) * leadingNumber(sessionDuration),
    cardioKcal: dearestCardioWeekKcal(answers),
  });
}

function estimatedBodyFatPercent(answers: PlanAnswers): number {
  const sex = answers.sex ?? 'male';
  const estimate = regressionBodyFatPercent({ ...answers, sex });
  // The regression falls to nothing in very light people; nobody has less than the least that is safe.
  return Math.min(MOST_FAT_PERCENT, Math.max(bodyFatLimits(sex).block, estimate));
}

/** kcal a day above (or below) maintenance for this change of weight, kg a week. */
export function kcalForWeeklyRate(weeklyRateKg: number, energy: AthleteEnergy): number {
  return (weeklyRateKg * energy.kcalPerKg) / 7;
}

/** The expected change of weight, kg a week, at this intake; negative is a loss. Water apart. */
export function weeklyRateAt(intakeKcal: number, energy: AthleteEnergy): number {
  return ((intakeKcal - energy.maintenanceKcal) * 7) / energy.kcalPerKg;
}
