import { expect, it } from 'vitest';
import { defaultRange, fieldError, lastDay } from './export-range.ts';

const TODAY = '2026-11-21';

it('allows tomorrow, which has begun for athletes farther east', () => {
  expect(lastDay(TODAY)).toBe('2026-11-22');
  expect(defaultRange(TODAY)).toEqual({ from: '2026-08-29', to: '2026-11-22' });
});

it('reports invalid days', () => {
  expect(fieldError('', TODAY)).toBe('Choose both days.');
  expect(fieldError(TODAY, '2026-11-20')).toBe('The last day is before the first.');
  expect(fieldError('2025-11-20', TODAY)).toMatch(/at most 366 days/);
  expect(fieldError('2025-11-21', TODAY)).toBeUndefined();
});
