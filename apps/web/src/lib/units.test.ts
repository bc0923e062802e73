import { ONBOARDING_LIMITS } from '@posedown/coaching';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DISTANCE,
  formatDistance,
  formatGirth,
  formatHeight,
  formatSmallWater,
  formatSpeed,
  formatWater,
  formatWeight,
  fromMetric,
  LENGTH,
  SMALL_WATER,
  SPEED,
  toMetric,
  typedHeightCm,
  typedMetric,
  WATER,
  WEIGHT,
} from './units.ts';

describe('weights', () => {
  it('formats kilograms and pounds', () => {
    expect(formatWeight(82.5, 'metric')).toBe('82.5 kg');
    expect(formatWeight(82.5, 'imperial')).toBe('181.9 lb');
  });

  it("parses the athlete's unit, or the one typed after the number", () => {
    const limit = ONBOARDING_LIMITS.weight;
    expect(typedMetric('82,5', WEIGHT, 'metric', limit)).toBe(82.5);
    expect(typedMetric('100', WEIGHT, 'imperial', limit)).toBeCloseTo(45.359, 3);
    expect(typedMetric('100 lbs', WEIGHT, 'metric', limit)).toBeCloseTo(45.359, 3);
    expect(typedMetric('80 kg', WEIGHT, 'imperial', limit)).toBeCloseTo(80, 9);
    expect(typedMetric('82.125', WEIGHT, 'metric', limit)).toBe(82.125);
    expect(typedMetric('heavy', WEIGHT, 'metric', limit)).toBeNaN();
    expect(typedMetric(' ', WEIGHT, 'metric', limit)).toBeUndefined();
  });
});

describe('heights and girths', () => {
  it('formats centimeters, and feet with inches', () => {
    expect(formatHeight(175, 'metric')).toBe('175 cm');
    expect(formatHeight(175, 'imperial')).toBe('5 ft 8.9 in');
    expect(formatHeight(182.8, 'imperial')).toBe('6 ft 0 in');
    expect(formatHeight(182.88, 'imperial')).toBe('6 ft 0 in');
    expect(formatGirth(84, 'imperial')).toBe('33.1 in');
  });

  const limit = ONBOARDING_LIMITS.height;

  it.each([
    ...['5\'9"', '5 ft 9 in', '5ft9', '69 in', '69"', '5’9”', '5′ 9″', '5ft 9in', '５ ft ９'],
  ])('parses %s as 175.26 cm', (text) => {
    expect(typedHeightCm(text, 'metric', limit)).toBeCloseTo(175.26, 2);
    expect(typedHeightCm(text, 'imperial', limit)).toBeCloseTo(175.26, 2);
  });

  it('parses two bare numbers as feet and inches for imperial users', () => {
    expect(typedHeightCm('5 9', 'imperial', limit)).toBeCloseTo(175.26, 2);
    expect(typedHeightCm('5 9', 'metric', limit)).toBeNaN();
    expect(typedHeightCm('5 12', 'imperial', limit)).toBeNaN();
  });

  it("parses a bare number in the athlete's unit", () => {
    expect(typedHeightCm('175', 'metric', limit)).toBe(175);
    expect(typedHeightCm('1.75 m', 'metric', limit)).toBe(175);
    expect(typedHeightCm('69', 'imperial', limit)).toBeCloseTo(175.26, 2);
    expect(typedHeightCm('tall', 'metric', limit)).toBeNaN();
    expect(typedHeightCm('', 'metric', limit)).toBeUndefined();
  });
});

describe('water', () => {
  it('formats liters and milliliters, and whole fluid ounces for both', () => {
    expect(formatWater(3.25, 'metric')).toBe('3.25 l');
    expect(formatWater(3.25, 'imperial')).toBe('110 fl oz');
    expect(formatSmallWater(2400, 'metric')).toBe('2,400 ml');
    expect(formatSmallWater(2400, 'imperial')).toBe('81 fl oz');
  });
});

describe('distances and speeds', () => {
  it('formats kilometers, and miles', () => {
    expect(formatDistance(5, 'metric')).toBe('5 km');
    expect(formatDistance(5, 'imperial')).toBe('3.11 mi');
    expect(formatSpeed(5.5, 'metric')).toBe('5.5 km/h');
    expect(formatSpeed(5.5, 'imperial')).toBe('3.4 mph');
  });
});

it('converts back to the stored value from either unit', () => {
  const value = fc.double({ min: 1, max: 400, noNaN: true });
  const units = fc.constantFrom('metric' as const, 'imperial' as const);
  fc.assert(
    fc.property(value, units, (stored, unit) => {
      for (const measure of [WEIGHT, LENGTH, WATER, SMALL_WATER, DISTANCE, SPEED]) {
        expect(toMetric(fromMetric(stored, measure, unit), measure, unit)).toBeCloseTo(stored, 9);
      }
    }),
  );
});
