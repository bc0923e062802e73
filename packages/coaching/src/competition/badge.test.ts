import { expect, it } from 'vitest';
import { badgeToneOf } from './badge.ts';

it('is green when completed, red up to 2 weeks, orange up to 8, blue beyond', () => {
  const tone = (weeksOut: number, status = 'upcoming') => badgeToneOf({ status, weeksOut });
  expect([0, 1, 2].map((weeks) => tone(weeks))).toEqual(['close', 'close', 'close']);
  expect([3, 8].map((weeks) => tone(weeks))).toEqual(['near', 'near']);
  expect([9, 40].map((weeks) => tone(weeks))).toEqual(['far', 'far']);
  expect([0, 2, 9].map((weeks) => tone(weeks, 'completed'))).toEqual([
    ...['completed', 'completed', 'completed'],
  ]);
});
