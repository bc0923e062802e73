import { addDays, toEpochDay } from '@posedown/coaching';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayDomain, dayTicks, nearestPoint, weightDomain } from './weight-chart.ts';

const point = (day: string, weight: number, halfBand = 0) => ({
  ...{ day, weight, trend: weight, low: weight - halfBand, high: weight + halfBand },
});
const chart = (weights: number[], goal: number | null) => ({
  points: weights.map((weight, index) => point(addDays('2026-09-01', index), weight)),
  goal,
  corridor: [],
  unit: 'kg',
});

describe('the days of the chart', () => {
  it('span the weigh-ins', () => {
    const points = [point('2026-08-29', 84), point('2026-11-21', 82)];
    expect(dayDomain(points)).toEqual([toEpochDay('2026-08-29'), toEpochDay('2026-11-21')]);
  });

  it('span two weeks around a single weigh-in', () => {
    expect(dayDomain([point('2026-11-21', 82)])).toEqual([
      toEpochDay('2026-11-07'),
      toEpochDay('2026-11-21'),
    ]);
  });
});

describe('the weights of the chart', () => {
  it('include the goal if it is near', () => {
    const [low, high] = weightDomain(chart([84, 82], 79));
    expect(low).toBeLessThan(79);
    expect(high).toBeGreaterThan(84);
  });

  it('leave out a goal that would flatten the weigh-ins', () => {
    const [low] = weightDomain(chart([84, 82], 60));
    expect(low).toBeGreaterThan(80);
  });

  it('span at least two units, so that a steady weight looks steady', () => {
    const [low, high] = weightDomain(chart([82, 82.1], null));
    expect(high - low).toBeGreaterThanOrEqual(2);
  });

  it('include the band of the trend', () => {
    const points = [point('2026-11-20', 82, 1.2), point('2026-11-21', 82, 1.1)];
    const [low, high] = weightDomain({ ...chart([], null), points });
    expect(low).toBeLessThan(80.8);
    expect(high).toBeGreaterThan(83.2);
  });

  it('always include every weigh-in', () => {
    const weight = fc.double({ min: 30, max: 300, noNaN: true });
    const goal = fc.option(weight, { nil: null });
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 90 }), goal, (weights, aim) => {
        const [low, high] = weightDomain(chart(weights, aim));
        expect(low).toBeLessThan(Math.min(...weights));
        expect(high).toBeGreaterThan(Math.max(...weights));
      }),
    );
  });
});

describe('the labeled days', () => {
  it('are counted back from the last day', () => {
    const twelveWeeks = [toEpochDay('2026-08-29'), toEpochDay('2026-11-21')] as const;
    expect(dayTicks(twelveWeeks, 4)).toEqual([
      '2026-08-29',
      '2026-09-26',
      '2026-10-24',
      '2026-11-21',
    ]);
  });

  it('never exceed the maximum number', () => {
    const span = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(span, fc.integer({ min: 1, max: 12 }), (days, max) => {
        const ticks = dayTicks([20_000, 20_000 + days], max);
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

it('finds the weigh-in nearest to a day', () => {
  const points = [point('2026-11-01', 84), point('2026-11-10', 83), point('2026-11-21', 82)];
  expect(nearestPoint(points, toEpochDay('2026-11-12'))?.weight).toBe(83);
  expect(nearestPoint(points, 0)?.weight).toBe(84);
  expect(nearestPoint([], 0)).toBeUndefined();
});
