import { describe, expect, it } from 'vitest';
import { mealsApart } from './meals-apart.ts';

const phases = [{ calories: 2200 }, { calories: 2600 }];
const outlook = [
  { startDate: '2026-11-02', endDate: '2026-11-15' },
  { startDate: '2026-11-16', endDate: '2026-11-29' },
];
const on = (day: string, mealPlanKcal: number | null) =>
  mealsApart(phases, outlook, { day, mealPlanKcal });

describe('the meal plan beside the phase of a day', () => {
  it('is apart by more than 3 % of what the phase asks for', () => {
    expect(on('2026-11-02', 2603)).toEqual({ phase: 0, phaseKcal: 2200, mealPlanKcal: 2603 });
    expect(on('2026-11-15', 2267)?.phase).toBe(0);
    for (const kcal of [2134, 2200, 2266]) expect(on('2026-11-15', kcal), `${kcal}`).toBeNull();
  });

  it('is held against the phase of that day', () => {
    expect(on('2026-11-16', 2603)).toBeNull();
    expect(on('2026-11-29', 2200)?.phase).toBe(1);
  });

  it('is held against nothing before the first phase, after the last and where there is none', () => {
    expect(on('2026-11-01', 2603)).toBeNull();
    expect(on('2026-11-30', 2200)).toBeNull();
    expect(on('2026-11-20', null)).toBeNull();
  });
});
