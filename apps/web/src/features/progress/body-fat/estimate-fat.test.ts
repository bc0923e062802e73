import { describe, expect, it } from 'vitest';
import { estimateFat, fatText, type Measured, siteErrorsOf, sitesOf } from './estimate-fat.ts';

const man: Measured = {
  ...{ method: 'tape', sex: 'male', heightCm: 180, ageYears: 30, units: 'metric' },
};
const woman: Measured = { ...man, sex: 'female', heightCm: 165 };

const percent = (measured: Measured) => {
  const estimate = estimateFat(measured);
  return estimate.kind === 'body-fat' ? fatText(estimate.bodyFatPercent) : estimate.kind;
};

describe('body fat by tape', () => {
  it('matches the published values in both units', () => {
    expect(percent({ ...man, waist: '85', neck: '40' })).toBe('14.5');
    expect(percent({ ...woman, waist: '70', neck: '32', hips: '95' })).toBe('24.9');
    const inches = { units: 'imperial', waist: '33.465', neck: '15.748' } as const;
    expect(percent({ ...man, ...inches })).toBe('14.5');
  });

  it('requires every site, and names those that are missing or impossible', () => {
    expect(percent({ ...woman, waist: '70', neck: '32' })).toBe('incomplete');
    expect(siteErrorsOf({ ...woman, waist: '70', neck: '3' })).toEqual({
      neck: 'Enter a number between 25 and 60 cm',
      hips: 'Enter this measurement',
    });
  });

  it('is not estimated for a waist smaller than the neck or without a height', () => {
    expect(estimateFat({ ...man, waist: '55', neck: '60' })).toMatchObject({
      kind: 'none',
      text: expect.stringContaining('measure again'),
    });
    expect(estimateFat({ ...man, heightCm: null, waist: '85', neck: '40' }).kind).toBe('none');
  });
});

describe('an estimate outside the accepted range', () => {
  it("is shown as an error and can't be used", () => {
    expect(estimateFat({ ...man, waist: '72', neck: '40' })).toEqual({
      kind: 'none',
      text: 'That comes to about 2.5% body fat, but entries accept 3 to 50%. Please measure again.',
    });
    expect(estimateFat({ ...woman, waist: '100', neck: '33', hips: '130' })).toMatchObject({
      kind: 'none',
      text: expect.stringContaining('entries accept 3 to 50%'),
    });
  });

  it('is checked after rounding', () => {
    expect(percent({ ...man, waist: '72.4', neck: '40' })).toBe('3');
  });
});

describe('body fat by skinfolds', () => {
  it('sums the three folds of each sex', () => {
    const three = { method: 'three' } as const;
    expect(percent({ ...man, ...three, chest: '20', abdomen: '20', thigh: '20' })).toBe('17.9');
    expect(percent({ ...woman, ...three, triceps: '20', suprailiac: '20', thigh: '20,0' })).toBe(
      '24.1',
    );
  });

  it('requires all seven folds and an age', () => {
    expect(sitesOf({ method: 'seven', sex: 'female' })).toHaveLength(7);
    expect(percent({ ...man, method: 'seven', chest: '10' })).toBe('incomplete');
    expect(siteErrorsOf({ ...man, method: 'three', chest: '200' }).chest).toBe(
      'Enter a number between 2 and 80 mm',
    );
    expect(estimateFat({ ...man, method: 'three', ageYears: null }).kind).toBe('none');
  });
});
