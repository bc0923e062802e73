import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { trendWeights } from './trend-weight.ts';
import { weightSlope } from './weight-slope.ts';

const FIRST = '2026-03-02';
const daily = (weights: readonly number[]) =>
  weights.map((weightKg, index) => ({ day: addDays(FIRST, index), weightKg }));

describe('trend weight', () => {
  it('moves a tenth of the way to each daily weight', () => {
    const trend = trendWeights(daily([80, 81, 79]));
    expect(trend.map((point) => point.trendKg)).toEqual([
      80,
      expect.closeTo(80.1, 10),
      expect.closeTo(79.99, 10),
    ]);
  });

  it('moves further after a gap, as if the missing days had the same reading', () => {
    const gap = trendWeights([
      { day: FIRST, weightKg: 80 },
      { day: addDays(FIRST, 3), weightKg: 82 },
    ]);
    const filled = trendWeights(daily([80, 82, 82, 82]));
    expect(gap.at(-1)?.trendKg).toBeCloseTo(filled.at(-1)?.trendKg ?? Number.NaN, 10);
  });

  it('accepts weigh-ins in any order and averages several a day', () => {
    const trend = trendWeights([
      { day: addDays(FIRST, 1), weightKg: 82 },
      { day: FIRST, weightKg: 80 },
      { day: addDays(FIRST, 1), weightKg: 80 },
    ]);
    expect(trend).toHaveLength(2);
    expect(trend.at(-1)?.trendKg).toBeCloseTo(80.1, 10);
  });

  it('stays between the lightest and the heaviest weigh-in', () => {
    const weights = fc.array(fc.double({ min: 40, max: 150, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(weights, (drawn) => {
        for (const { trendKg } of trendWeights(daily(drawn))) {
          expect(trendKg).toBeGreaterThanOrEqual(Math.min(...drawn) - 1e-9);
          expect(trendKg).toBeLessThanOrEqual(Math.max(...drawn) + 1e-9);
        }
      }),
    );
  });
});

describe('weekly slope', () => {
  it('matches a steady loss exactly', () => {
    const slope = weightSlope(daily(Array.from({ length: 21 }, (_, day) => 80 - 0.1 * day)));
    expect(slope).toMatchObject({ kind: 'slope', weighIns: 21, spanDays: 20 });
    expect(slope.kind === 'slope' && slope.kgPerWeek).toBeCloseTo(-0.7, 10);
  });

  it.each([
    [14, 306],
    [21, 167],
    [28, 108],
  ])('has an error for %i daily weigh-ins of ±%i kcal a day at 7700 kcal/kg', (days, kcal) => {
    const slope = weightSlope(daily(Array.from({ length: days }, () => 80)));
    const error = slope.kind === 'slope' ? (slope.standardErrorKg / 7) * 7700 : Number.NaN;
    expect(Math.abs(error - kcal)).toBeLessThan(1);
  });

  it('is less certain for scattered weigh-ins', () => {
    const errorOf = (scatter: number) => {
      const slope = weightSlope(
        daily(Array.from({ length: 20 }, (_, day) => 80 + (day % 2 ? scatter : -scatter))),
      );
      return slope.kind === 'slope' ? slope.standardErrorKg : Number.NaN;
    };
    expect(errorOf(2)).toBeGreaterThan(errorOf(0.1));
  });

  it('returns not enough data for few weigh-ins or few days', () => {
    const notEnoughData = { kind: 'not-enough-data', missing: ['weighIns'] };
    expect(weightSlope([])).toEqual(notEnoughData);
    expect(weightSlope(daily([80, 80, 80]))).toEqual(notEnoughData);
    expect(weightSlope(daily([80, 80, 80, 80, 80]))).toEqual(notEnoughData);
  });
});
