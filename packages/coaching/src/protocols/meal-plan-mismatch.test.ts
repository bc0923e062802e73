import { describe, expect, it } from 'vitest';
import { mealPlanMismatch } from './meal-plan-mismatch.ts';

const phases = [{ calories: 2200 }, { calories: 2600 }];
const outlook = [
  { startDate: '2026-11-02', endDate: '2026-11-15' },
  { startDate: '2026-11-16', endDate: '2026-11-29' },
];
const on = (day: string, mealPlanKcal: number | null) =>
  mealPlanMismatch(phases, outlook, { day, mealPlanKcal });

describe("the difference between a meal plan and the day's phase", () => {
  it("is reported above 3% of the phase's targets", () => {
    expect(on('2026-11-02', 2603)).toEqual({ phase: 0, phaseKcal: 2200, mealPlanKcal: 2603 });
    expect(on('2026-11-15', 2267)?.phase).toBe(0);
    for (const kcal of [2134, 2200, 2266]) expect(on('2026-11-15', kcal), `${kcal}`).toBeNull();
  });

  it('uses the phase of that day', () => {
    expect(on('2026-11-16', 2603)).toBeNull();
    expect(on('2026-11-29', 2200)?.phase).toBe(1);
  });

  it('is not reported before the first phase, after the last, or without phases', () => {
    expect(on('2026-11-01', 2603)).toBeNull();
    expect(on('2026-11-30', 2200)).toBeNull();
    expect(on('2026-11-20', null)).toBeNull();
  });
});
