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

  it('comes less from lean tissue the fatter the body, and never from more than all of it', () => {
    expect(leanEnergyShare(30)).toBeLessThan(leanEnergyShare(5));
    expect(leanEnergyShare(0.1, 5)).toBe(1);
  });

  it('rejects a body without fat', () => {
    expect(() => energyDensityOfWeightChange(0)).toThrow(RangeError);
  });
});
