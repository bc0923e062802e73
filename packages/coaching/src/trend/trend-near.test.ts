import { expect, it } from 'vitest';
import { daysForTrendNear, trendNear } from './trend-near.ts';
import { trendWeights } from './trend-weight.ts';

const WEIGH_INS = [
  { day: '2026-11-01', weightKg: 84 },
  { day: '2026-11-10', weightKg: 82 },
];

it('uses the trend of the nearest day, but not one that is too far away', () => {
  // 84 + (1 - 0.9^9) * (82 - 84)
  expect(trendNear(WEIGH_INS, '2026-11-09')).toBeCloseTo(82.7748, 4);
  expect(trendNear(WEIGH_INS, '2026-11-05')).toBe(84);
  expect(trendNear(WEIGH_INS, '2026-11-20')).toBeNull();
  expect(trendNear([], '2026-11-20')).toBeNull();
});

it('goes back as far as the trend’s history', () => {
  const day = '2026-11-20';
  const { from, until } = daysForTrendNear(day);
  expect([from, until]).toEqual(['2026-07-31', '2026-11-24']);
  const within = [
    { day: from, weightKg: 80 },
    { day, weightKg: 82 },
  ];
  const all = trendWeights([{ day: '2026-07-30', weightKg: 120 }, ...within]);
  expect(trendNear(within, day)).toBeCloseTo(all.at(-1)?.trendKg ?? 0, 2);
});
