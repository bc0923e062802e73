import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addsUp, judgeOwnTargets } from './judge-own-targets.ts';
import { calculateNutrition } from './nutrition-calculator.ts';

const ATHLETE: PlanAnswers = {
  ...{ today: '2026-11-21', ageYears: 29, heightCm: 178, weightKg: 84, targetWeightKg: 77 },
  ...{ sex: 'male', experience: 'intermediate', primaryGoal: 'weight_loss' },
  ...{ targetTimeline: '12_weeks', dietaryRestrictions: [], foodAllergies: [] },
  ...{ mealFrequency: '4_meals', cookingPreference: 'basic', trainingFrequency: '4_days' },
  ...{ sessionDuration: '60_min', cardioPreference: 'moderate', equipmentAccess: 'gym' },
  ...{ activityLevel: 'moderately_active', availability: '5-6', sleepHours: 7.5 },
  ...{ stressLevel: 'moderate', waterIntakeLitres: 3 },
};
const figures = (calories: number) => ({ calories, protein: 0, carbs: calories / 4, fats: 0 });

describe('figures that an athlete chose', () => {
  it('are allowed within the safety limits', () => {
    expect(judgeOwnTargets(ATHLETE, figures(2300)).kind).toBe('allowed');
  });

  it('are refused below 1500 kcal for men, with the least that is allowed', () => {
    const judged = judgeOwnTargets(ATHLETE, figures(1200));
    expect(judged).toMatchObject({ kind: 'refused' });
    expect(judged.kind === 'refused' && judged.leastKcal).toBeGreaterThanOrEqual(1500);
  });

  it('are refused in a deficit to those under 18, with a condition or who are too light', () => {
    const young = judgeOwnTargets({ ...ATHLETE, ageYears: 16 }, figures(2000));
    expect(young).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Under 18') });
    const ill = judgeOwnTargets({ ...ATHLETE, healthConditions: ['Diabetes'] }, figures(2000));
    expect(ill).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('No deficit until a clinician has agreed: diabetes.'),
    });
    const light = judgeOwnTargets({ ...ATHLETE, weightKg: 55 }, figures(1700));
    expect(light).toMatchObject({ kind: 'refused', reason: expect.stringContaining('low for') });
  });

  it('are refused in a deficit towards a body fat that nobody may aim at, or from it', () => {
    const goal = judgeOwnTargets({ ...ATHLETE, bodyFatGoalPercent: 4 }, figures(2300));
    expect(goal).toMatchObject({ reason: expect.stringContaining('Set a goal of 5 % or more.') });
    const lean = judgeOwnTargets({ ...ATHLETE, bodyFatPercent: 4.8 }, figures(2400));
    expect(lean).toMatchObject({ reason: expect.stringContaining('measured at 4.8 %') });
    expect(judgeOwnTargets({ ...ATHLETE, bodyFatGoalPercent: 4 }, figures(3400)).kind).toBe(
      'allowed',
    );
  });

  it('are refused in a deficit while two weeks of weigh-ins fall faster than is safe', () => {
    const losing = (weeklyPercent: number) =>
      judgeOwnTargets(
        { ...ATHLETE, observedLoss: { weeklyPercent, doubtPercent: 0 } },
        figures(2300),
      );
    expect(losing(1.7)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Over the last 14 days: Losing 1.70 % a week is too fast'),
    });
    expect(losing(1.4).kind).toBe('allowed');
  });

  it('are refused where the cardio leaves too little, and allowed without it', () => {
    // 12 % of 84 kg: 25 · 73.92 = 1848 kcal, and weights of 4 · 60 min · 2.5 · 1.47 / 7 = 126 a day: 1974.
    const lean = { ...ATHLETE, bodyFatPercent: 12, measuredKcal: 2400 } as const;
    const still = { ...lean, cardioPreference: 'none' } as const;
    expect(judgeOwnTargets(still, figures(1974)).kind).toBe('allowed');
    expect(judgeOwnTargets(still, figures(1973)).kind).toBe('refused');
    const judged = judgeOwnTargets({ ...lean, cardioPreference: 'intense' }, figures(2000));
    expect(judged).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('too little energy after training'),
    });
  });

  it('are allowed at the least that a refusal names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 2500 }), (kcal) => {
        const judged = judgeOwnTargets(ATHLETE, figures(kcal));
        if (judged.kind === 'allowed') return;
        expect(judgeOwnTargets(ATHLETE, figures(judged.leastKcal)).kind).toBe('allowed');
      }),
    );
  });
});

it('holds the grams against the calories', () => {
  const body = { ageYears: 30, heightCm: 180, weightKg: 80 };
  for (const goal of ['cutting', 'bulking', 'maintaining'] as const) {
    expect(addsUp(calculateNutrition({ ...body, goal, activity: 'moderate' }))).toBe(true);
  }
  expect(addsUp({ calories: 2000, protein: 100, carbs: 100, fats: 10 })).toBe(false);
});
