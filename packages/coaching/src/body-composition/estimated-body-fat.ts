import type { Sex } from '../athlete/answers.ts';
import { bodyFatLimits, bodyMassIndex } from '../safety/body-checks.ts';

export interface BodySizes {
  /** Without it the leaner of the two sexes is assumed, which is the stricter for every limit. */
  sex?: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/** One standard error of the estimate, % body fat: 2.8 to 5.4 in the paper; we take the upper end. */
const STANDARD_ERROR_PERCENT = 5;
const MOST_FAT_PERCENT = 60;

/**
 * Body fat from BMI, age and sex, %: 64.5 − 848/BMI + 0.079·age, and for men − 16.4 + 0.05·age + 39/BMI.
 * Source: Gallagher et al. 2000 (Am J Clin Nutr 72:694), adults with a BMI up to 35. Made on untrained adults, so it
 * overstates the fat of muscular people: see `leanSideBodyFatPercent`.
 */
export function estimatedBodyFatPercent({ sex, ...sizes }: BodySizes): number {
  const estimates = (sex ? [sex] : (['male', 'female'] as const)).map((one) => {
    const regression = gallagherPercent({ ...sizes, sex: one });
    // The regression approaches zero for very light people; clamp it to the safe minimum.
    return Math.min(MOST_FAT_PERCENT, Math.max(bodyFatLimits(one).block, regression));
  });
  return Math.min(...estimates);
}

/** One standard error below the estimate: more lean mass than assumed must not make a limit too low. */
export function leanSideBodyFatPercent(body: BodySizes): number {
  const { block } = bodyFatLimits(body.sex);
  return Math.max(block, estimatedBodyFatPercent(body) - STANDARD_ERROR_PERCENT);
}

function gallagherPercent({ sex, ageYears, heightCm, weightKg }: Required<BodySizes>): number {
  const bmi = bodyMassIndex(weightKg, heightCm);
  const female = 64.5 - 848 / bmi + 0.079 * ageYears;
  return sex === 'female' ? female : female - 16.4 + 0.05 * ageYears + 39 / bmi;
}
