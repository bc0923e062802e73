import type { PlanAnswers, Sex } from '../../athlete/answers.ts';
import { athleteEnergy, plannedExerciseKcal } from '../../targets/athlete-energy.ts';
import type { MacroTargets } from '../../targets/nutrition-calculator.ts';

/**
 * An independent implementation of the limits of `science.md`, section 2, so that the code doesn't
 * check its own results. Only maintenance, exercise and the energy in a kilogram come from the
 * product's code.
 */

/** The minimum kcal a day for an athlete's plan, by limit. */
export function minKcal(answers: PlanAnswers): Record<string, number> {
  const energy = athleteEnergy(answers);
  const { sex, weightKg } = answers;
  const perKg = sex === 'male' ? 25 : 30;
  const fastest = (0.015 * weightKg * energy.kcalPerKg) / 7;
  return {
    floor: sex === 'female' ? 1200 : 1500,
    availability: perKg * leanMass(answers) + plannedExerciseKcal(answers),
    rate: energy.maintenanceKcal - fastest,
    ...(mayNotDiet(answers) && {
      deficit: Math.round(Math.max(energy.maintenanceKcal, energy.formulaKcal)),
    }),
  };
}

/** The limits an intake falls below, allowing for 1 kcal of rounding. */
export const violatedLimits = (minByLimit: Record<string, number>, kcal: number): string[] =>
  Object.entries(minByLimit).flatMap(([limit, kcalOf]) => (kcal < kcalOf - 1 ? [limit] : []));

/** Under 18, a condition without a clinician, too light or lean, an unsafe goal, or already losing too fast. */
function mayNotDiet(answers: PlanAnswers): boolean {
  const { bodyFatGoalPercent: goal, observedLoss } = answers;
  return (
    isBarred(answers) ||
    (goal !== undefined && goal < minFat(answers.sex)) ||
    (observedLoss?.weeklyPercent ?? 0) > 1.5
  );
}

const DEFICIT_CONDITIONS: readonly string[] = [
  ...['Heart disease', 'Kidney disease', 'Diabetes'],
  ...['Eating disorder, now or before', 'Pregnancy or breastfeeding'],
];

/** The reasons that depend on the body rather than on plans or observations. */
export function isBarred(answers: PlanAnswers): boolean {
  const { ageYears, healthConditions = [], clinicianAgreed, bodyFatPercent } = answers;
  const isIll = healthConditions.some((condition) => DEFICIT_CONDITIONS.includes(condition));
  return (
    ageYears < 18 ||
    (isIll && !clinicianAgreed) ||
    bmi(answers) < 18.5 ||
    (bodyFatPercent ?? 100) <= minFat(answers.sex)
  );
}

export const bmi = ({ weightKg, heightCm }: PlanAnswers) => weightKg / (heightCm / 100) ** 2;

const minFat = (sex: Sex | undefined) => (sex === 'female' ? 12 : 5);

/** Measured, or by Gallagher 2000 and one standard error (5%) leaner; the leaner of both sexes if unknown. */
export function leanMass(answers: PlanAnswers): number {
  const fats = answers.sex ? [gallagher(answers, answers.sex)] : bothSexes(answers);
  const estimated = Math.max(minFat(answers.sex), Math.min(...fats) - 5);
  return answers.weightKg * (1 - (answers.bodyFatPercent ?? estimated) / 100);
}

const bothSexes = (answers: PlanAnswers) => [
  gallagher(answers, 'male'),
  gallagher(answers, 'female'),
];

function gallagher(answers: PlanAnswers, sex: Sex): number {
  const male = sex === 'male' ? 1 : 0;
  const { ageYears } = answers;
  const percent =
    64.5 -
    848 / bmi(answers) +
    0.079 * ageYears -
    16.4 * male +
    0.05 * male * ageYears +
    (39 * male) / bmi(answers);
  return Math.min(60, Math.max(minFat(sex), percent));
}

/** The outer macro limits that targets violate, allowing for half a gram of rounding. */
export function violatedMacros(answers: PlanAnswers, targets: MacroTargets): string[] {
  const { weightKg } = answers;
  const counted = Math.min(weightKg, 30 * (answers.heightCm / 100) ** 2);
  const { maintenanceKcal, formulaKcal } = athleteEnergy(answers);
  return [
    ...(targets.protein < 0.8 * counted - 0.5 ? ['little protein'] : []),
    ...(targets.protein > 6 * weightKg + 0.5 ? ['much protein'] : []),
    ...(targets.fats < 0.3 * counted - 0.5 ? ['little fat'] : []),
    ...(targets.calories > 2.5 * Math.max(maintenanceKcal, formulaKcal) + 1 ? ['many kcal'] : []),
  ];
}

/** Whether targets are outside the usual range, so that a coach needs a reason. */
export function macrosNeedReason(answers: PlanAnswers, targets: MacroTargets): boolean {
  const { weightKg, dietaryRestrictions } = answers;
  const { calories, protein, carbs, fats } = targets;
  const counted = Math.min(weightKg, 30 * (answers.heightCm / 100) ** 2);
  const { maintenanceKcal, formulaKcal } = athleteEnergy(answers);
  const isLowCarb = dietaryRestrictions.some((one) => one === 'Keto' || one === 'Low-Carb');
  return (
    protein < 1.2 * counted - 0.5 ||
    protein > 4 * weightKg + 0.5 ||
    fats < 0.5 * counted - 0.5 ||
    fats < (0.15 * calories) / 9 - 0.5 ||
    (!isLowCarb && carbs < counted - 0.5) ||
    calories > 1.6 * Math.max(maintenanceKcal, formulaKcal) + 1
  );
}
