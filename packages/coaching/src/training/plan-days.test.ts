import { describe, expect, it } from 'vitest';
import { BUILDER_DAY_OPTIONS, BUILDER_DEFAULTS, dayNameAt, spreadDays } from './plan-days.ts';

describe('the days of a built plan', () => {
  it('are named in order, then by number', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(dayNameAt)).toEqual(
      'Push,Pull,Legs,Upper,Lower,Full Body,Cardio,Day 8'.split(','),
    );
  });

  it('fall on distinct weekdays', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      expect(new Set(spreadDays(count)).size).toBe(count);
    }
    expect(() => spreadDays(8)).toThrow(RangeError);
  });

  it('number 3 to 7 a week', () => {
    expect(BUILDER_DAY_OPTIONS).toEqual([3, 4, 5, 6, 7]);
  });

  it('start with 12 weeks, 5 days and 3 sets of 8-12 with 90 s of rest', () => {
    expect(BUILDER_DEFAULTS).toEqual({
      ...{ weeks: 12, daysPerWeek: 5, sets: 3, reps: '8-12', restTime: 90 },
    });
  });
});
