import { bodyMassIndex } from '../safety/body-checks.ts';

/** kg/m². Outside this range, height or weight must be a typo. [our choice] */
const PLAUSIBLE_BMI = { min: 12, max: 80 } as const;

interface Sizes {
  heightCm: number | null | undefined;
  weightKg: number | null | undefined;
}

/** Shown if height and weight can't both be right. */
export const SIZE_CONFLICT =
  'This height and weight don’t match. Check both values and their units.';

/** Whether height and weight can't belong to one person. False if one of them is unknown. */
export function isSizeConflict({ heightCm, weightKg }: Sizes): boolean {
  if (!heightCm || !weightKg) return false;
  const bmi = bodyMassIndex(weightKg, heightCm);
  return bmi < PLAUSIBLE_BMI.min || bmi > PLAUSIBLE_BMI.max;
}
