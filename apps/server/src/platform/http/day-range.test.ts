import { describe, expect, it } from 'vitest';
import { dayRangeOf, daysBefore } from './day-range.ts';

const TODAY = '2026-11-21';
const DAYS = { usual: 7, most: 62 };

describe('requested days of a query', () => {
  it('default to the usual number until today, or until the given end', () => {
    expect(dayRangeOf({}, TODAY, DAYS)).toEqual({ from: '2026-11-15', to: TODAY });
    expect(dayRangeOf({ to: '2026-01-03' }, TODAY, DAYS).from).toBe('2025-12-28');
    expect(dayRangeOf({ from: TODAY }, TODAY, DAYS)).toEqual({ from: TODAY, to: TODAY });
  });

  it('are limited to the maximum', () => {
    expect(dayRangeOf({ from: '2026-09-21' }, TODAY, DAYS).from).toBe('2026-09-21');
    expect(() => dayRangeOf({ from: '2026-09-20' }, TODAY, DAYS)).toThrow('at most 62 days');
  });

  it("don't end before they start", () => {
    expect(() => dayRangeOf({ from: '2026-11-22' }, TODAY, DAYS)).toThrow('before the first');
  });

  it('reject days before logging was possible, because no database knows the year 0', () => {
    expect(dayRangeOf({ to: '1900-01-01' }, TODAY, DAYS).to).toBe('1900-01-01');
    for (const query of [
      { to: '1899-12-31' },
      { to: '0001-01-01' },
      { from: '0000-01-01', to: '0000-01-03' },
    ]) {
      expect(() => dayRangeOf(query, TODAY, DAYS)).toThrow(
        'Choose a date within the allowed range',
      );
    }
  });
});

describe('days before a given day', () => {
  it('include all days up to the day before it', () => {
    expect(daysBefore({ before: TODAY })).toEqual({ from: '1900-01-01', to: '2026-11-20' });
    expect(daysBefore({ from: TODAY, to: TODAY })).toBeNull();
  });

  it('reject a combination with a range, and days that are too old', () => {
    for (const range of [{ from: '2026-11-01' }, { to: TODAY }]) {
      expect(() => daysBefore({ before: TODAY, ...range })).toThrow('Choose a range of days, or');
    }
    expect(() => daysBefore({ before: '0000-01-01' })).toThrow(
      'Choose a date within the allowed range',
    );
  });
});
