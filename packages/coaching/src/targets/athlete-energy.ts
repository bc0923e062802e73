import type { PlanAnswers } from '../athlete/answers.ts';
import { leadingNumber } from '../athlete/answers.ts';
import { activityFactor } from '../energy/activity-factor.ts';
import { EXERCISE_METS, netKcalPerMinute } from '../energy/exercise-cost.ts';
import { mifflinStJeor } from '../energy/resting-energy.ts';
import { regressionBodyFatPercent } from '../simulation/simulated-athlete.ts';
import { energyDensityOfWeightChange } from '../simulation/tissue.ts';

/** What the answers say of an athlete's energy and body. kcal per day. */
export interface AthleteEnergy {
  restingKcal: number;
  maintenanceKcal: number;
  bodyFatPercent: number;
  bodyFatSource: 'measured' | 'estimated';
  fatKg: number;
  leanMassKg: number;
  /** Net energy of the planned lifting, averaged over the week. */
  liftingKcal: number;
  /** Energy in a kilogram of weight change at this fat mass. */
  kcalPerKg: number;
}

// The regression falls to nothing in very light people; nobody has less than essential fat.
const ESSENTIAL_FAT_PERCENT = { male: 5, female: 12 } as const;
const MOST_FAT_PERCENT = 60;

/**
 * Resting energy by Mifflin–St Jeor, maintenance by the activity factor, body composition as measured or else
 * by the age and BMI regression of Hall et al. 2011 (male form when the sex is not known).
 */
export function athleteEnergy(answers: PlanAnswers): AthleteEnergy {
  const { weightKg } = answers;
  const restingKcal = mifflinStJeor(answers);
  const bodyFatPercent = answers.bodyFatPercent ?? estimatedBodyFatPercent(answers);
  const fatKg = (weightKg * bodyFatPercent) / 100;
  const minutesAWeek =
    leadingNumber(answers.trainingFrequency) * leadingNumber(answers.sessionDuration);
  return {
    restingKcal,
    maintenanceKcal: restingKcal * activityFactor(answers.activityLevel),
    bodyFatPercent,
    bodyFatSource: answers.bodyFatPercent === undefined ? 'estimated' : 'measured',
    fatKg,
    leanMassKg: weightKg - fatKg,
    liftingKcal: (minutesAWeek * netKcalPerMinute(EXERCISE_METS.lifting, weightKg)) / 7,
    kcalPerKg: energyDensityOfWeightChange(fatKg),
  };
}

function estimatedBodyFatPercent(answers: PlanAnswers): number {
  const sex = answers.sex ?? 'male';
  const estimate = regressionBodyFatPercent({ ...answers, sex });
  return Math.min(MOST_FAT_PERCENT, Math.max(ESSENTIAL_FAT_PERCENT[sex], estimate));
}

/** kcal a day above (or below) maintenance for this change of weight, kg a week. */
export function kcalForWeeklyRate(weeklyRateKg: number, energy: AthleteEnergy): number {
  return (weeklyRateKg * energy.kcalPerKg) / 7;
}

/** The expected change of weight, kg a week, at this intake; negative is a loss. Water apart. */
export function weeklyRateAt(intakeKcal: number, energy: AthleteEnergy): number {
  return ((intakeKcal - energy.maintenanceKcal) * 7) / energy.kcalPerKg;
}
