import { describe, expect, it } from 'vitest';
import type { BodyFatResult } from './body-fat-result.ts';
import { fatFreeMassIndex, leanMassKg } from './lean-mass.ts';
import { navyBodyFat } from './navy.ts';
import { skinfoldBodyFat } from './skinfolds.ts';

const percentOf = (result: BodyFatResult | { kind: 'not-enough-data' }) =>
  result.kind === 'body-fat' ? result.bodyFatPercent : Number.NaN;

describe('Navy body fat', () => {
  it('matches the published values for a man and a woman', () => {
    expect(
      percentOf(navyBodyFat({ sex: 'male', heightCm: 180, waistCm: 85, neckCm: 40 })),
    ).toBeCloseTo(14.53, 2);
    expect(
      percentOf(navyBodyFat({ sex: 'female', heightCm: 165, waistCm: 70, neckCm: 32, hipsCm: 95 })),
    ).toBeCloseTo(24.86, 2);
  });

  it('names the missing measurements, hips for women only', () => {
    expect(navyBodyFat({ sex: 'male', heightCm: 180, waistCm: 85 })).toEqual({
      kind: 'not-enough-data',
      missing: ['neckCm'],
    });
    expect(navyBodyFat({ sex: 'female', heightCm: 165, waistCm: 70, neckCm: 32 })).toEqual({
      kind: 'not-enough-data',
      missing: ['hipsCm'],
    });
  });

  it('rejects implausible measurements', () => {
    const neckAboveWaist = navyBodyFat({ sex: 'male', heightCm: 180, waistCm: 50, neckCm: 60 });
    expect(neckAboveWaist.kind).toBe('implausible');
  });
});

describe('skinfold body fat', () => {
  it('matches the published values for three folds of 60 mm at age 30', () => {
    const folds = { folds: 'three', ageYears: 30, sumMm: 60 } as const;
    expect(percentOf(skinfoldBodyFat({ ...folds, sex: 'male' }))).toBeCloseTo(17.95, 2);
    expect(percentOf(skinfoldBodyFat({ ...folds, sex: 'female' }))).toBeCloseTo(24.13, 2);
  });

  it('follows the seven-site equations', () => {
    const folds = { folds: 'seven', ageYears: 30, sumMm: 100 } as const;
    // D = 1.112 − 0.043499 + 0.0055 − 0.0086478 = 1.0653532
    expect(percentOf(skinfoldBodyFat({ ...folds, sex: 'male' }))).toBeCloseTo(
      495 / 1.0653532 - 450,
      6,
    );
    // D = 1.097 − 0.046971 + 0.0056 − 0.0038484 = 1.0517806
    expect(percentOf(skinfoldBodyFat({ ...folds, sex: 'female' }))).toBeCloseTo(
      495 / 1.0517806 - 450,
      6,
    );
  });
});

describe('lean mass', () => {
  it('is everything that isn’t fat', () => {
    expect(leanMassKg(80, 15)).toBeCloseTo(68, 10);
  });

  it('is also given as fat-free mass index, normalized to 1.80 m', () => {
    const index = fatFreeMassIndex({ leanMassKg: 68, heightCm: 170 });
    expect(index.ffmi).toBeCloseTo(23.53, 2);
    expect(index.normalised).toBeCloseTo(24.14, 2);
    const tall = fatFreeMassIndex({ leanMassKg: 72.9, heightCm: 180 });
    expect(tall.normalised).toBeCloseTo(tall.ffmi, 10);
  });
});
