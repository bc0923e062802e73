import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATHLETE, anyAthlete } from '../training/testing/athletes.ts';
import { makeCardioPlan } from './make-cardio-plan.ts';
import { dearestCardioWeekKcal } from './planned-cardio-kcal.ts';

describe('the most expensive week of cardio', () => {
  it('is zero for athletes who want no cardio', () => {
    expect(dearestCardioWeekKcal({ ...ATHLETE, cardioPreference: 'none' })).toBe(0);
  });

  it('counts the steady minutes that a current plan adds to the answers', () => {
    const asked = dearestCardioWeekKcal(ATHLETE);
    const within = dearestCardioWeekKcal({ ...ATHLETE, steadyCardioMinutes: 10 });
    expect(within).toBe(asked);
    const more = dearestCardioWeekKcal({ ...ATHLETE, steadyCardioMinutes: 400 });
    const most = dearestCardioWeekKcal({ ...ATHLETE, steadyCardioMinutes: 460 });
    expect(more).toBeGreaterThan(asked + 500);
    expect(most - more).toBeGreaterThan(60 * 3);
    const none = { ...ATHLETE, cardioPreference: 'none', steadyCardioMinutes: 60 } as const;
    expect(dearestCardioWeekKcal(none)).toBeGreaterThan(60 * 3);
  });

  it('is at least the cost of any plan from the same answers', () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (answers, seed) => {
        const { weeklyCalories, schedule } = makeCardioPlan(answers, { seed });
        // The days of the plan are rounded to whole kcal.
        const rounding = schedule.length / 2;
        expect(dearestCardioWeekKcal(answers)).toBeGreaterThanOrEqual(weeklyCalories - rounding);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
