import { expect, it } from 'vitest';
import { hundredths, trendPoints } from './trend-points.ts';

it('rounds a trend to the hundredth, and never to negative zero', () => {
  const weighIns = [
    { day: '2026-03-02', weightKg: 80 },
    { day: '2026-03-04', weightKg: 81 },
  ];
  expect(trendPoints(weighIns)).toEqual([
    { date: '2026-03-02', weight: 80, trend: 80 },
    { date: '2026-03-04', weight: 81, trend: 80.19 },
  ]);
  expect(Object.is(hundredths(-0.001), 0)).toBe(true);
});
