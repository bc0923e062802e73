import { expect, it } from 'vitest';
import { weightPoints } from './weight-points.ts';

const WEIGH_INS = [
  { date: '2026-11-01', weight: 84, trend: 84 },
  { date: '2026-11-02', weight: 83, trend: 83.9 },
];

it('gives each trend its band, in kg or in pounds as all the rest', () => {
  expect(weightPoints(WEIGH_INS, 'metric')).toEqual([
    { day: '2026-11-01', weight: 84, trend: 84, giveOrTake: expect.closeTo(1.176, 3) },
    { day: '2026-11-02', weight: 83, trend: 83.9, giveOrTake: expect.closeTo(1.065, 3) },
  ]);
  const [first] = weightPoints(WEIGH_INS, 'imperial');
  expect(first?.weight).toBeCloseTo(185.19, 2);
  expect(first?.giveOrTake).toBeCloseTo(2.593, 3);
});
