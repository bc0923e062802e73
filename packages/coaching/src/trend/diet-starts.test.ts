import { describe, expect, it } from 'vitest';
import { dietStarts } from './diet-starts.ts';

const step = (from: string, calories: number, carbs = 250) => ({ from, calories, carbs });

describe('diet starts', () => {
  it('are plans that differ by a tenth of the calories or a quarter of the carbohydrate', () => {
    const steps = [
      step('2026-01-01', 2500),
      step('2026-01-10', 2251),
      step('2026-01-20', 2025),
      step('2026-02-01', 2025, 190),
      step('2026-02-10', 2025, 142),
      step('2026-02-20', 2500, 142),
    ];
    // 2251 is 9.96% below, 2025 10.04%; 190 is 24% below, 142 25.3%; 2500 is 23% above.
    expect(dietStarts(steps, 2500)).toEqual(['2026-01-20', '2026-02-10', '2026-02-20']);
  });

  it('compare the first plan with maintenance', () => {
    expect(dietStarts([step('2026-01-01', 2000)], 2500)).toEqual(['2026-01-01']);
    expect(dietStarts([step('2026-01-01', 2400)], 2500)).toEqual([]);
    expect(dietStarts([], 2500)).toEqual([]);
  });

  it('use the last of several plans on a day, with days in any order', () => {
    const steps = [step('2026-02-01', 2500), step('2026-01-01', 1500), step('2026-01-01', 2500)];
    expect(dietStarts(steps, 2500)).toEqual([]);
  });
});
