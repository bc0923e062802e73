import { ONBOARDING_LIMITS, PROGRESS_LIMITS, UNREADABLE_NUMBER } from '@posedown/coaching';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISTANCE, SMALL_WATER } from '../units.ts';
import {
  heightField,
  measureField,
  numberField,
  required,
  waterField,
  weightField,
} from './number-field.ts';

const weight = weightField(PROGRESS_LIMITS.weight);
const units = fc.constantFrom('metric' as const, 'imperial' as const);

describe('a number field', () => {
  const sleep = numberField(PROGRESS_LIMITS.sleepHours, { unit: 'hours', digits: 2 });

  it('is undefined when empty and NaN when unreadable', () => {
    expect([sleep.parse('7,5'), sleep.parse(' '), sleep.parse('long')]).toEqual([
      ...[7.5, undefined, Number.NaN],
    ]);
  });

  it('distinguishes unreadable from out of range', () => {
    expect(sleep.error('7.5 hours')).toBeUndefined();
    expect(sleep.error('')).toBeUndefined();
    expect(sleep.error('long')).toBe(UNREADABLE_NUMBER);
    expect(sleep.error('25')).toBe('Enter a number between 1 and 15 hours');
    const age = numberField(ONBOARDING_LIMITS.age, { unit: 'years', isWhole: true });
    expect(age.error('30.5')).toBe('Enter a whole number between 13 and 100 years');
    const rpe = numberField({ min: 1, max: 10 }, { message: 'Enter 1 to 10' });
    expect([rpe.error('11'), rpe.error('x')]).toEqual(['Enter 1 to 10', UNREADABLE_NUMBER]);
  });

  it('accepts a second unit with the same meaning', () => {
    const reps = numberField({ min: 0, max: 1000 }, { unit: 'reps', otherUnit: 's' });
    expect(['8 reps', '30 s', '8'].map((text) => reps.parse(text))).toEqual([8, 30, 8]);
    expect(reps.parse('30 kg')).toBeNaN();
  });

  it('reports a required empty field as out of range', () => {
    const sets = required(numberField({ min: 1, max: 9 }, { unit: 'sets' }));
    expect(sets.parse('')).toBe(Number.NEGATIVE_INFINITY);
    expect(sets.error(' ')).toBe('Enter a number between 1 and 9 sets');
    expect(sets.error('3')).toBeUndefined();
    expect(sets.isOptional).toBe(false);
  });

  it('is rounded as stored, but not into the range', () => {
    const sodium = numberField({ min: 0, max: 100 }, { storedDigits: 0 });
    expect([sodium.parse('99.6'), sodium.parse('100.4')]).toEqual([100, 100.4]);
  });
});

describe('a size in the person’s own units', () => {
  it('is stored in metric units, to hundredths', () => {
    expect(weight.parse('182', 'imperial')).toBe(82.55);
    expect(weight.parse('82,5 kg', 'imperial')).toBe(82.5);
    expect(weight.format(82.5, 'imperial')).toBe('181.9');
    expect(weight.format(null, 'metric')).toBe('');
  });

  it('states its range in those units', () => {
    expect(weight.error('20', 'imperial')).toBe('Enter a number between 66.2 and 661.3 lb');
    expect(weight.ownMessage?.('metric')).toBe('Enter a number between 30 and 300 kg');
    expect(weight.error('heavy', 'imperial')).toBe(UNREADABLE_NUMBER);
  });

  it('stores miles to the meter and fluid in whole milliliters', () => {
    const distance = measureField(DISTANCE, { min: 0, max: 200 });
    expect([distance.parse('3.1', 'metric'), distance.parse('3.1', 'imperial')]).toEqual([
      3.1, 4.989,
    ]);
    const drunk = measureField(SMALL_WATER, { min: 0, max: 20_000 });
    expect(drunk.parse('1.5 l', 'metric')).toBe(1500);
    // No one logs two milliliters.
    expect(drunk.parse('2.300', 'metric')).toBe(2300);
  });

  it("shows every stored number so that saving it again doesn't change it", () => {
    for (let ounces = 0; ounces <= 676; ounces += 1) {
      const drunk = measureField(SMALL_WATER, { min: 0, max: 20_000 });
      const ml = drunk.parse(String(ounces), 'imperial') ?? 0;
      expect(drunk.format(ml, 'imperial')).toBe(String(ounces));
    }
    const hundredths = fc.integer({ min: 3000, max: 30_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(hundredths, (kg) => {
        expect(weight.parse(weight.format(kg, 'metric'), 'metric')).toBe(kg);
        const shown = weight.format(kg, 'imperial');
        const secondText = weight.format(weight.parse(shown, 'imperial') ?? 0, 'imperial');
        expect(secondText).toBe(shown);
      }),
    );
  });

  it('switches units and back to the typed text', () => {
    const tenths = fc.integer({ min: 670, max: 3000 }).map((value) => String(value / 10));
    fc.assert(
      fc.property(tenths, units, (typed, from) => {
        const to = from === 'metric' ? 'imperial' : 'metric';
        const there = weight.convert?.(typed, from, to) ?? '';
        expect(weight.convert?.(there, to, from)).toBe(typed);
      }),
    );
    expect(weight.convert?.('heavy', 'metric', 'imperial')).toBe('heavy');
    expect(weight.convert?.('', 'metric', 'imperial')).toBe('');
  });

  it('never stores a number 1,000 times the typed one', () => {
    const water = waterField(PROGRESS_LIMITS.waterIntake);
    const typed = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 100, max: 999 }));
    fc.assert(
      fc.property(typed, fc.constantFrom('.', ','), ([whole, rest], separator) => {
        // The range decides: no one drinks 1,250 liters.
        const liters = water.parse(`${whole}${separator}${rest}`, 'metric');
        expect(liters).toBeCloseTo(Number(`${whole}.${rest}`), 2);
      }),
    );
  });

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), units, (text, own) => {
        const value = weight.parse(text, own);
        expect(value === undefined || typeof value === 'number').toBe(true);
        expect(weight.accepts(text)).toBe(true);
        weight.convert?.(text, own, 'imperial');
      }),
    );
  });
});

describe('a height', () => {
  const height = heightField(ONBOARDING_LIMITS.height);

  it('is shown in centimeters, or feet and inches, and stored to the tenth', () => {
    expect([height.format(175.26, 'metric'), height.format(175.26, 'imperial')]).toEqual([
      ...['175.3', '5 ft 9 in'],
    ]);
    expect(height.parse(`5'9"`, 'imperial')).toBe(175.3);
    expect(height.convert?.('175', 'metric', 'imperial')).toBe('5 ft 8.9 in');
    expect(height.convert?.('tall', 'metric', 'imperial')).toBe('tall');
    expect(height.error('10', 'metric')).toMatch(/cm$/);
  });
});
