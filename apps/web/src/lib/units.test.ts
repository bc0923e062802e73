import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatGirth,
  formatHeight,
  formatWeight,
  lengthFromCm,
  lengthToCm,
  parseHeight,
  parseWeight,
  weightFromKg,
  weightToKg,
} from './units.ts';

describe('weights', () => {
  it('prints kilograms and pounds', () => {
    expect(formatWeight(82.5, 'metric')).toBe('82.5 kg');
    expect(formatWeight(82.5, 'imperial')).toBe('181.9 lb');
  });

  it('reads the athlete’s unit, or the one typed behind the number', () => {
    expect(parseWeight('82,5', 'metric')).toBe(82.5);
    expect(parseWeight('100', 'imperial')).toBeCloseTo(45.359, 3);
    expect(parseWeight('100 lbs', 'metric')).toBeCloseTo(45.359, 3);
    expect(parseWeight('80 kg', 'imperial')).toBe(80);
    expect(parseWeight('heavy', 'metric')).toBeUndefined();
  });
});

describe('heights and girths', () => {
  it('prints centimetres, and feet with inches', () => {
    expect(formatHeight(175, 'metric')).toBe('175 cm');
    expect(formatHeight(175, 'imperial')).toBe('5 ft 9 in');
    expect(formatHeight(182.88, 'imperial')).toBe('6 ft 0 in');
    expect(formatGirth(84, 'imperial')).toBe('33.1 in');
  });

  it.each(['5\'9"', '5 ft 9 in', '5ft9', '69 in', '69"'])('reads %s as 175.26 cm', (text) => {
    expect(parseHeight(text, 'metric')).toBeCloseTo(175.26, 2);
  });

  it('reads a bare number in the athlete’s unit', () => {
    expect(parseHeight('175', 'metric')).toBe(175);
    expect(parseHeight('69', 'imperial')).toBeCloseTo(175.26, 2);
    expect(parseHeight('tall', 'metric')).toBeUndefined();
  });
});

it('comes back to the stored value from either unit', () => {
  const value = fc.double({ min: 1, max: 400, noNaN: true });
  const units = fc.constantFrom('metric' as const, 'imperial' as const);
  fc.assert(
    fc.property(value, units, (stored, unit) => {
      expect(weightToKg(weightFromKg(stored, unit), unit)).toBeCloseTo(stored, 9);
      expect(lengthToCm(lengthFromCm(stored, unit), unit)).toBeCloseTo(stored, 9);
    }),
  );
});
