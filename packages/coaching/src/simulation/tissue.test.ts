import { describe, expect, it } from 'vitest';
import { energyDensityOfWeightChange, leanEnergyShare } from './tissue.ts';

describe('tissue energy', () => {
  it.each([
    [35, 7694],
    [21.9, 6984],
    [10.8, 5700],
  ])('has an energy per kilogram at %d kg of fat of %d kcal', (fatKg, kcalPerKg) => {
    expect(Math.abs(energyDensityOfWeightChange(fatKg) - kcalPerKg)).toBeLessThan(3);
  });

  it('takes less from lean tissue the fatter the body is, and never more than the whole deficit', () => {
    expect(leanEnergyShare(30)).toBeLessThan(leanEnergyShare(5));
    expect(leanEnergyShare(0.1, 5)).toBe(1);
  });

  it('rejects a body without fat', () => {
    expect(() => energyDensityOfWeightChange(0)).toThrow(RangeError);
  });
});
