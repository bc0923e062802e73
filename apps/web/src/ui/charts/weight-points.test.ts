import { expect, it } from 'vitest';
import { inTenths, weightPoints } from './weight-points.ts';

const WEIGH_INS = [
  { date: '2026-11-01', weight: 84, trend: 84 },
  { date: '2026-11-02', weight: 83, trend: 83.9 },
];

it('gives each trend value its band, in kg or pounds like the other values', () => {
  expect(weightPoints(WEIGH_INS, 'metric')).toEqual([
    {
      day: '2026-11-01',
      weight: 84,
      trend: 84,
      low: expect.closeTo(82.824, 3),
      high: expect.closeTo(85.176, 3),
    },
    {
      day: '2026-11-02',
      weight: 83,
      trend: 83.9,
      low: expect.closeTo(82.832, 3),
      high: expect.closeTo(84.788, 3),
    },
  ]);
  const [first] = weightPoints(WEIGH_INS, 'imperial');
  expect(first?.weight).toBeCloseTo(185.19, 2);
  expect((first?.high ?? 0) - (first?.weight ?? 0)).toBeCloseTo(2.593, 3);
});

it('rounds the values of its table like the chart does', () => {
  expect([83, 83.05, 82.94].map(inTenths)).toEqual(['83.0', '83.1', '82.9']);
});
