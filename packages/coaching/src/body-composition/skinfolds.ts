import type { Sex } from '../athlete/answers.ts';
import { type BodyFatResult, bodyFatResult } from './body-fat-result.ts';

/** Sites of the three-fold sum by sex, and of the seven-fold sum for both, in mm. */
export const SKINFOLD_SITES = {
  three: {
    male: ['chest', 'abdomen', 'thigh'],
    female: ['triceps', 'suprailiac', 'thigh'],
  },
  seven: ['chest', 'midaxillary', 'triceps', 'subscapular', 'abdomen', 'suprailiac', 'thigh'],
} as const;

interface Coefficients {
  constant: number;
  linear: number;
  square: number;
  age: number;
}

const THREE: Record<Sex, Coefficients> = {
  male: { constant: 1.10938, linear: 0.0008267, square: 0.0000016, age: 0.0002574 },
  female: { constant: 1.0994921, linear: 0.0009929, square: 0.0000023, age: 0.0001392 },
};

const SEVEN: Record<Sex, Coefficients> = {
  male: { constant: 1.112, linear: 0.00043499, square: 0.00000055, age: 0.00028826 },
  female: { constant: 1.097, linear: 0.00046971, square: 0.00000056, age: 0.00012828 },
};

/**
 * Body fat from skinfolds: density D = constant − linear·S + square·S² − age·years, then Siri, 495/D − 450. Source:
 * Jackson & Pollock 1978 (men), Jackson, Pollock & Ward 1980 (women); ages 18–61.
 * @param sumMm sum of the folds of `SKINFOLD_SITES`, mm
 */
export function skinfoldBodyFat(input: {
  folds: 'three' | 'seven';
  sex: Sex;
  ageYears: number;
  sumMm: number;
}): BodyFatResult {
  const { constant, linear, square, age } = (input.folds === 'three' ? THREE : SEVEN)[input.sex];
  const density =
    constant - linear * input.sumMm + square * input.sumMm ** 2 - age * input.ageYears;
  return bodyFatResult(495 / density - 450);
}
