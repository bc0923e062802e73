import type { Sex } from '../athlete/answers.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { type BodyFatResult, bodyFatResult } from './body-fat-result.ts';

export interface NavyGirths {
  sex: Sex;
  heightCm: number;
  waistCm?: number;
  neckCm?: number;
  /** Required for women only. */
  hipsCm?: number;
}

/**
 * Body fat by the US Navy girths (Hodgdon & Beckett 1984), all in cm:
 * male 495/(1.0324 − 0.19077·log10(waist − neck) + 0.15456·log10 height) − 450,
 * female 495/(1.29579 − 0.35004·log10(waist + hips − neck) + 0.22100·log10 height) − 450.
 * Adults; standard error about 3–4 percentage points.
 */
export function navyBodyFat(
  girths: NavyGirths,
): BodyFatResult | NotEnoughData<'waistCm' | 'neckCm' | 'hipsCm'> {
  const { sex, heightCm, waistCm, neckCm, hipsCm } = girths;
  if (waistCm === undefined || neckCm === undefined || (sex === 'female' && hipsCm === undefined)) {
    const measurements =
      sex === 'female'
        ? (['waistCm', 'neckCm', 'hipsCm'] as const)
        : (['waistCm', 'neckCm'] as const);
    return notEnoughData(...measurements.filter((name) => girths[name] === undefined));
  }
  const logHeight = Math.log10(heightCm);
  if (sex === 'male') {
    const density = 1.0324 - 0.19077 * Math.log10(waistCm - neckCm) + 0.15456 * logHeight;
    return bodyFatResult(495 / density - 450);
  }
  const girth = waistCm + (hipsCm ?? Number.NaN) - neckCm;
  return bodyFatResult(495 / (1.29579 - 0.35004 * Math.log10(girth) + 0.221 * logHeight) - 450);
}
