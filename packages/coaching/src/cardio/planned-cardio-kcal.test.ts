import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATHLETE, anyAthlete } from '../training/testing/athletes.ts';
import { generateCardioPlan } from './generate-cardio-plan.ts';
import { maxCardioWeekKcal } from './planned-cardio-kcal.ts';

describe('the most expensive week of cardio', () => {
  it('is zero for athletes who want no cardio', () => {
    expect(maxCardioWeekKcal({ ...ATHLETE, cardioPreference: 'none' })).toBe(0);
  });

  it('counts the steady minutes a current plan adds to the answers', () => {
    const withoutPlan = maxCardioWeekKcal(ATHLETE);
    const within = maxCardioWeekKcal({ ...ATHLETE, steadyCardioMinutes: 10 });
    expect(within).toBe(withoutPlan);
    const more = maxCardioWeekKcal({ ...ATHLETE, steadyCardioMinutes: 400 });
    const longest = maxCardioWeekKcal({ ...ATHLETE, steadyCardioMinutes: 460 });
    expect(more).toBeGreaterThan(withoutPlan + 500);
    expect(longest - more).toBeGreaterThan(60 * 3);
    const withoutCardio = {
      ...ATHLETE,
      cardioPreference: 'none',
      steadyCardioMinutes: 60,
    } as const;
    expect(maxCardioWeekKcal(withoutCardio)).toBeGreaterThan(60 * 3);
  });

  it('is at least the cost of any plan from the same answers', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (answers, seed) => {
        const { weeklyCalories, schedule } = generateCardioPlan(answers, { seed });
        // The plan's days are rounded to whole kcal.
        const rounding = schedule.length / 2;
        expect(maxCardioWeekKcal(answers)).toBeGreaterThanOrEqual(weeklyCalories - rounding);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
