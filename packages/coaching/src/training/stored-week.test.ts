import { describe, expect, it } from 'vitest';
import { storedWeek } from './stored-week.ts';

const plan = { weeks: 12, deloadWeeks: [5, 10], weeksOut: null };

describe('a week of a stored plan', () => {
  it('goes from three to one in reserve and then deloads', () => {
    const weeks = [1, 2, 3, 4, 5, 6].map((week) => storedWeek(week, plan));
    expect(weeks.map((week) => week?.targetRir)).toEqual([3, 2, 2, 1, 4, 3]);
    expect(weeks[4]).toMatchObject({ kind: 'deload', setsFactor: 0.55, loadChangePercent: -10 });
    expect(weeks.map((week) => week?.mesocycle)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it('tapers before a show', () => {
    expect(storedWeek(11, { ...plan, weeksOut: 4 })).toMatchObject({ setsFactor: 0.8 });
    expect(storedWeek(12, { ...plan, weeksOut: 2 })).toMatchObject({ setsFactor: 0.65 });
  });

  it('leaves a plan without deloads as its author wrote it', () => {
    expect(storedWeek(3, { ...plan, deloadWeeks: [] })).toBeNull();
  });
});
