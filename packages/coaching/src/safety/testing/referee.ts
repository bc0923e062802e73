import type { PlanAnswers, Sex } from '../../athlete/answers.ts';
import { athleteEnergy, plannedExerciseKcal } from '../../targets/athlete-energy.ts';
import type { MacroTargets } from '../../targets/nutrition-calculator.ts';

/**
 * The limits of `science.md`, section 2, written a second time for the sweep, so that results aren't checked by the
 * code that produced them. Maintenance, exercise and the energy in a kilogram come from that code.
 */

/** The least kcal a day that an athlete may be planned for, limit by limit. */
export function leastKcal(answers: PlanAnswers): Record<string, number> {
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

/** The limits that an intake is below; a kcal of rounding apart. */
export const crossed = (least: Record<string, number>, kcal: number): string[] =>
  Object.entries(least).flatMap(([limit, kcalOf]) => (kcal < kcalOf - 1 ? [limit] : []));

/** Under 18, a condition without a clinician, too light or lean, an unsafe goal, or losing too fast already. */
function mayNotDiet(answers: PlanAnswers): boolean {
  const { bodyFatGoalPercent: goal, observedLoss } = answers;
  return (
    isBarred(answers) ||
    (goal !== undefined && goal < leastFat(answers.sex)) ||
    (observedLoss?.weeklyPercent ?? 0) > 1.5
  );
}

const BARRING: readonly string[] = [
  ...['Heart disease', 'Kidney disease', 'Diabetes'],
  ...['Eating disorder, now or before', 'Pregnancy or breastfeeding'],
];

/** Of those reasons the ones that lie in the body and not in what is planned or observed. */
export function isBarred(answers: PlanAnswers): boolean {
  const { ageYears, healthConditions = [], clinicianAgreed, bodyFatPercent } = answers;
  const isIll = healthConditions.some((condition) => BARRING.includes(condition));
  return (
    ageYears < 18 ||
    (isIll && !clinicianAgreed) ||
    bmi(answers) < 18.5 ||
    (bodyFatPercent ?? 100) <= leastFat(answers.sex)
  );
}

export const bmi = ({ weightKg, heightCm }: PlanAnswers) => weightKg / (heightCm / 100) ** 2;

const leastFat = (sex: Sex | undefined) => (sex === 'female' ? 12 : 5);

/** Measured, or by Gallagher 2000 and one standard error (5 %) leaner; the leaner of both where the sex is not known. */
export function leanMass(answers: PlanAnswers): number {
  const fats = answers.sex ? [gallagher(answers, answers.sex)] : bothSexes(answers);
  const estimated = Math.max(leastFat(answers.sex), Math.min(...fats) - 5);
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
  return Math.min(60, Math.max(leastFat(sex), percent));
}

/** The outer limits of the macros that targets cross; half a gram of rounding apart. */
export function macrosCrossed(answers: PlanAnswers, targets: MacroTargets): string[] {
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

/** Whether targets are outside the usual range, where a coach needs a reason. */
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
