import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barKgOf, floorToStep, loadStepOf, minLoadKg, platesFor, roundToStep } from './plates.ts';

const POUND = 0.45359237;

describe('roundToStep', () => {
  it('rounds to the nearest step, halves up, without binary fractions', () => {
    expect(roundToStep(61.2, 2.5)).toBe(60);
    expect(roundToStep(61.25, 2.5)).toBe(62.5);
    expect(roundToStep(0.3, 0.1)).toBe(0.3);
    expect(roundToStep(33.3, 0)).toBe(33.3);
    expect(() => roundToStep(-1, 2.5)).toThrow(RangeError);
  });
});

describe('floorToStep', () => {
  it('never exceeds the load', () => {
    expect(floorToStep(61.25, 2.5)).toBe(60);
    expect(floorToStep(62.5, 2.5)).toBe(62.5);
    expect(floorToStep(0.9, 2)).toBe(0);
    expect(floorToStep(33.3, 0)).toBe(33.3);
  });
});

describe('load steps and bars', () => {
  it('match the equipment, in kilograms and in pounds', () => {
    expect([0, 2, 2.5, 4, 5].map((kg) => loadStepOf(kg, 'metric'))).toEqual([0, 2, 2.5, 4, 5]);
    const pounds = [0, 2, 2.5, 4, 5].map((kg) => Math.round(loadStepOf(kg, 'imperial') / POUND));
    expect(pounds).toEqual([0, 5, 5, 5, 10]);
  });

  it('include a straight bar, a curl bar or no bar', () => {
    const straight = { loading: 'barbell', equipmentNeeded: ['Barbell'], loadStepKg: 2.5 };
    const curl = { ...straight, equipmentNeeded: ['EZ bar'] };
    expect([barKgOf(straight, 'metric'), barKgOf(curl, 'metric')]).toEqual([20, 10]);
    expect(Math.round((barKgOf(straight, 'imperial') ?? 0) / POUND)).toBe(45);
    expect(barKgOf({ ...straight, equipmentNeeded: ['T-bar row'] }, 'metric')).toBeNull();
    expect(barKgOf({ loading: 'dumbbell' }, 'metric')).toBeNull();
    expect(minLoadKg(straight, 'metric')).toBe(20);
    expect(minLoadKg({ loading: 'dumbbell', loadStepKg: 2 }, 'metric')).toBe(2);
  });
});

describe('platesFor', () => {
  it('loads the bar heaviest first', () => {
    expect(platesFor(142.5)).toEqual({
      perSideKg: [25, 25, 10, 1.25],
      totalKg: 142.5,
      missingKg: 0,
    });
    expect(platesFor(20)).toEqual({ perSideKg: [], totalKg: 20, missingKg: 0 });
  });

  it("returns the remainder the plates can't make up", () => {
    expect(platesFor(61)).toEqual({ perSideKg: [20], totalKg: 60, missingKg: 1 });
    expect(platesFor(22.499)).toEqual({ perSideKg: [], totalKg: 20, missingKg: 2.499 });
    expect(platesFor(50, 20, [10])).toEqual({ perSideKg: [10], totalKg: 40, missingKg: 10 });
  });

  it('rejects a load below the bar', () => {
    expect(() => platesFor(15)).toThrow(RangeError);
  });

  it('never loads more than requested, and misses by less than the smallest pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 400_000 }), (grams) => {
        const kg = grams / 1000;
        const { perSideKg, totalKg, missingKg } = platesFor(kg);
        expect(totalKg + missingKg).toBeCloseTo(kg, 6);
        expect(missingKg).toBeGreaterThanOrEqual(0);
        expect(missingKg).toBeLessThan(2.5);
        expect([...perSideKg].sort((a, b) => b - a)).toEqual(perSideKg);
      }),
      { seed: 11 },
    );
  });
});
