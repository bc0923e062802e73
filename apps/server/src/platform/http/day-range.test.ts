import { describe, expect, it } from 'vitest';
import { dayRangeOf, daysBefore } from './day-range.ts';

const TODAY = '2026-11-21';
const DAYS = { usual: 7, most: 62 };

describe('the days that a query asks for', () => {
  it('are the usual ones until today, or until the last one named', () => {
    expect(dayRangeOf({}, TODAY, DAYS)).toEqual({ from: '2026-11-15', to: TODAY });
    expect(dayRangeOf({ to: '2026-01-03' }, TODAY, DAYS).from).toBe('2025-12-28');
    expect(dayRangeOf({ from: TODAY }, TODAY, DAYS)).toEqual({ from: TODAY, to: TODAY });
  });

  it('are as many as may be asked for, and not one more', () => {
    expect(dayRangeOf({ from: '2026-09-21' }, TODAY, DAYS).from).toBe('2026-09-21');
    expect(() => dayRangeOf({ from: '2026-09-20' }, TODAY, DAYS)).toThrow('at most 62 days');
  });

  it('do not end before they begin', () => {
    expect(() => dayRangeOf({ from: '2026-11-22' }, TODAY, DAYS)).toThrow('before the first');
  });

  it('are none of before there was anything to log, for no database knows the year 0', () => {
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

describe('the days before one', () => {
  it('are all there are, up to the day before it', () => {
    expect(daysBefore({ before: TODAY })).toEqual({ from: '1900-01-01', to: '2026-11-20' });
    expect(daysBefore({ from: TODAY, to: TODAY })).toBeNull();
  });

  it('are not asked for together with a stretch, nor before there was anything to log', () => {
    for (const range of [{ from: '2026-11-01' }, { to: TODAY }]) {
      expect(() => daysBefore({ before: TODAY, ...range })).toThrow('Choose a range of days, or');
    }
    expect(() => daysBefore({ before: '0000-01-01' })).toThrow(
      'Choose a date within the allowed range',
    );
  });
});
