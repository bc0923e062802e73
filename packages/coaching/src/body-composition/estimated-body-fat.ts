import type { Sex } from '../athlete/answers.ts';
import { bodyFatLimits, bodyMassIndex } from '../safety/body-checks.ts';

export interface BodySizes {
  /** If unknown, the leaner of both sexes is assumed, which is stricter for every limit. */
  sex?: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/** One standard error of the estimate, % body fat: 2.8–5.4 in the paper; we use the upper end. */
const STANDARD_ERROR_PERCENT = 5;
const MAX_FAT_PERCENT = 60;

/**
 * Body fat from BMI, age and sex, %: 64.5 − 848/BMI + 0.079·age, and for men − 16.4 + 0.05·age + 39/BMI. Source:
 * Gallagher et al. 2000 (Am J Clin Nutr 72:694), adults with a BMI up to 35. Based on untrained adults, so it
 * overstates the fat of muscular people: see `leanSideBodyFatPercent`.
 */
export function estimatedBodyFatPercent({ sex, ...sizes }: BodySizes): number {
  const estimates = (sex ? [sex] : (['male', 'female'] as const)).map((one) => {
    const regression = gallagherPercent({ ...sizes, sex: one });
    // The regression approaches zero for very light people, so it is clamped to the safe minimum.
    return Math.min(MAX_FAT_PERCENT, Math.max(bodyFatLimits(one).block, regression));
  });
  return Math.min(...estimates);
}

/** One standard error below the estimate, so that more lean mass than assumed doesn't make a limit too low. */
export function leanSideBodyFatPercent(body: BodySizes): number {
  const { block } = bodyFatLimits(body.sex);
  return Math.max(block, estimatedBodyFatPercent(body) - STANDARD_ERROR_PERCENT);
}

function gallagherPercent({ sex, ageYears, heightCm, weightKg }: Required<BodySizes>): number {
  const bmi = bodyMassIndex(weightKg, heightCm);
  const female = 64.5 - 848 / bmi + 0.079 * ageYears;
  return sex === 'female' ? female : female - 16.4 + 0.05 * ageYears + 39 / bmi;
}
