import { describe, expect, it } from 'vitest';
import { assessLoggedDay, isPartialDay } from './partial-day.ts';

it('treats a day as partial below 1,000 kcal or below 0.8 of resting energy', () => {
  expect(isPartialDay(999, 1000)).toBe(true);
  expect(isPartialDay(1359, 1700)).toBe(true);
  expect(isPartialDay(1361, 1700)).toBe(false);
});

describe('a day’s log', () => {
  const usual = Array.from({ length: 10 }, () => 2000);

  it('counts if it is similar to recent days, and is remembered', () => {
    expect(assessLoggedDay(1900, usual)).toEqual({ kcal: 1900, recentKcal: [...usual, 1900] });
  });

  it("doesn't count below 68% of the median of recent days", () => {
    expect(assessLoggedDay(1360, usual).kcal).toBe(1360);
    expect(assessLoggedDay(1359, usual).kcal).toBeNull();
  });

  it('is partial until lower intakes become usual', () => {
    let recent = usual;
    for (let days = 0; days < 15; days += 1) recent = assessLoggedDay(1300, recent).recentKcal;
    expect(assessLoggedDay(1300, recent).kcal).toBe(1300);
    expect(recent).toHaveLength(21);
  });

  it.each([undefined, 0, 999, 10_001, Number.NaN])('doesn’t count at %s kcal', (kcal) => {
    expect(assessLoggedDay(kcal, usual)).toEqual({ kcal: null, recentKcal: usual });
  });
});
