import { describe, expect, it } from 'vitest';
import { cunningham, katchMcArdle, mifflinStJeor } from './resting-energy.ts';

describe('resting energy', () => {
  const figures = { ageYears: 30, heightCm: 180, weightKg: 90 };

  it('follows Mifflin–St Jeor for men and women', () => {
    expect(mifflinStJeor({ ...figures, sex: 'male' })).toBe(1880);
    expect(mifflinStJeor({ ...figures, sex: 'female' })).toBe(1714);
  });

  it('uses the specification’s male formula when the sex is unknown', () => {
    expect(mifflinStJeor(figures)).toBe(mifflinStJeor({ ...figures, sex: 'male' }));
  });

  it('follows Cunningham and Katch–McArdle for known fat-free mass', () => {
    expect(cunningham(70)).toBe(2040);
    expect(katchMcArdle(70)).toBeCloseTo(1882, 6);
  });
});
