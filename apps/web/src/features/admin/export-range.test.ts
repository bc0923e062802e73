import { expect, it } from 'vitest';
import { fieldError, lastDay, usualRange } from './export-range.ts';

const TODAY = '2026-11-21';

it('reaches the day of athletes further east, who are a day ahead', () => {
  expect(lastDay(TODAY)).toBe('2026-11-22');
  expect(usualRange(TODAY)).toEqual({ from: '2026-08-29', to: '2026-11-22' });
});

it('says what is wrong with the days', () => {
  expect(fieldError('', TODAY)).toBe('Choose both days.');
  expect(fieldError(TODAY, '2026-11-20')).toBe('The last day is before the first.');
  expect(fieldError('2025-11-20', TODAY)).toMatch(/at most 366 days/);
  expect(fieldError('2025-11-21', TODAY)).toBeUndefined();
});
