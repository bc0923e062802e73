import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addsUp, checkOwnTargets } from './check-own-targets.ts';
import { calculateNutrition } from './nutrition-calculator.ts';

const ATHLETE: PlanAnswers = {
  ...{ today: '2026-11-21', ageYears: 29, heightCm: 178, weightKg: 84, targetWeightKg: 77 },
  ...{ sex: 'male', experience: 'intermediate', primaryGoal: 'weight_loss' },
  ...{ targetTimeline: '12_weeks', dietaryRestrictions: [], foodAllergies: [] },
  ...{ mealFrequency: '4_meals', cookingPreference: 'basic', trainingFrequency: '4_days' },
  ...{ sessionDuration: '60_min', cardioPreference: 'moderate', equipmentAccess: 'gym' },
  ...{ activityLevel: 'moderately_active', availability: '5-6', sleepHours: 7.5 },
  ...{ stressLevel: 'moderate', waterIntakeLiters: 3 },
};
/** Within the usual range for 84 kg at any allowed intake. */
const figures = (calories: number) => ({ calories, protein: 150, carbs: 150, fats: 75 });

describe('targets an athlete chose', () => {
  it('are allowed within the safety limits', () => {
    expect(checkOwnTargets(ATHLETE, figures(2300)).kind).toBe('allowed');
  });

  it('are rejected below 1500 kcal for men, with the minimum allowed', () => {
    const checked = checkOwnTargets(ATHLETE, figures(1200));
    expect(checked).toMatchObject({ kind: 'refused' });
    expect(checked.kind === 'refused' && checked.leastKcal).toBeGreaterThanOrEqual(1500);
  });

  it('are rejected in a deficit for athletes who are under 18, have a condition or are too light', () => {
    const young = checkOwnTargets({ ...ATHLETE, ageYears: 16 }, figures(2000));
    expect(young).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Under 18') });
    const ill = checkOwnTargets({ ...ATHLETE, healthConditions: ['Diabetes'] }, figures(2000));
    expect(ill).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('No deficit until a clinician has agreed: diabetes.'),
    });
    const light = checkOwnTargets({ ...ATHLETE, weightKg: 55 }, figures(1700));
    expect(light).toMatchObject({ kind: 'refused', reason: expect.stringContaining('low for') });
  });

  it('are rejected in a deficit toward or below an unsafe body fat', () => {
    const goal = checkOwnTargets({ ...ATHLETE, bodyFatGoalPercent: 4 }, figures(2300));
    expect(goal).toMatchObject({ reason: expect.stringContaining('Set a goal of 5% or more.') });
    const lean = checkOwnTargets({ ...ATHLETE, bodyFatPercent: 4.8 }, figures(2400));
    expect(lean).toMatchObject({ reason: expect.stringContaining('measured at 4.8%') });
    expect(checkOwnTargets({ ...ATHLETE, bodyFatGoalPercent: 4 }, figures(3400)).kind).toBe(
      'allowed',
    );
  });

  it('are rejected in a deficit while two weeks of weigh-ins fall faster than is safe', () => {
    const losing = (weeklyPercent: number) =>
      checkOwnTargets(
        { ...ATHLETE, observedLoss: { weeklyPercent, doubtPercent: 0 } },
        figures(2300),
      );
    expect(losing(1.7)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Over the last 14 days: Losing 1.70% a week is too fast'),
    });
    expect(losing(1.4).kind).toBe('allowed');
  });

  it('are rejected if the cardio leaves too little, and allowed without it', () => {
    // 12% of 84 kg: 25 · 73.92 = 1848 kcal, plus lifting at 4 · 60 min · 2.5 · 1.47 / 7 = 126 a day: 1974.
    const lean = { ...ATHLETE, bodyFatPercent: 12, measuredKcal: 2400 } as const;
    const withoutCardio = { ...lean, cardioPreference: 'none' } as const;
    expect(checkOwnTargets(withoutCardio, figures(1974)).kind).toBe('allowed');
    expect(checkOwnTargets(withoutCardio, figures(1973)).kind).toBe('refused');
    const checked = checkOwnTargets({ ...lean, cardioPreference: 'intense' }, figures(2000));
    expect(checked).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('too little energy after training'),
    });
  });

  it('are allowed at the minimum that a rejection names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 2500 }), (kcal) => {
        const checked = checkOwnTargets(ATHLETE, figures(kcal));
        if (checked.kind === 'allowed') return;
        expect(checkOwnTargets(ATHLETE, figures(checked.leastKcal ?? 0)).kind).toBe('allowed');
      }),
    );
  });
});

describe('entered macros and calories', () => {
  const usual = { calories: 2600, protein: 170, carbs: 310, fats: 75 };
  const check = (changes: Partial<typeof usual>, answers: Partial<PlanAnswers> = {}) =>
    checkOwnTargets({ ...ATHLETE, ...answers }, { ...usual, ...changes });

  it('are rejected beyond the outer limits, naming the field and the limit', () => {
    const refused = [
      [{ protein: 40 }, 'protein', 'at least 67 g (0.8 g per kg of body weight) is needed'],
      [{ protein: 505 }, 'protein', 'the maximum is 504 g'],
      [{ fats: 0 }, 'fats', 'at least 25 g (0.3 g per kg of body weight) is needed'],
      [{ calories: 9000 }, 'calories', '9,000 kcal a day is more than 2.5 times maintenance'],
    ] as const;
    for (const [changes, field, text] of refused) {
      expect(check(changes)).toMatchObject({
        kind: 'refused',
        leastKcal: null,
        faults: [{ field, text: expect.stringContaining(text) }],
      });
    }
  });

  it('are rejected with all errors at once', () => {
    const checked = check({ calories: 1000, protein: 20, carbs: 200, fats: 12 });
    expect(checked.kind === 'refused' && checked.faults.map(({ field }) => field)).toEqual([
      'calories',
      'protein',
      'fats',
    ]);
  });

  it('get a warning outside the usual range', () => {
    const warned = [
      [{ protein: 100 }, 'aim for at least 101 g'],
      [{ protein: 340 }, 'more than 336 g'],
      [{ calories: 2300, fats: 41 }, 'aim for at least 42 g (0.5 g per kg of body weight)'],
      [{ calories: 3600, fats: 55 }, 'aim for at least 60 g (15% of the calories)'],
      [{ carbs: 83 }, 'hard training is easier with at least 84 g'],
      [{ calories: 5300, fats: 100 }, '5,300 kcal a day is more than 1.6 times maintenance'],
    ] as const;
    for (const [changes, text] of warned) {
      const checked = check(changes);
      expect(checked.kind === 'allowed' && checked.warnings).toContainEqual(
        expect.stringContaining(text),
      );
    }
    expect(check({})).toMatchObject({ kind: 'allowed', warnings: [] });
  });

  it('may have few carbohydrates for athletes who restrict them', () => {
    for (const restriction of ['Keto', 'Low-Carb'] as const) {
      const checked = check({ carbs: 40, fats: 170 }, { dietaryRestrictions: [restriction] });
      expect(checked).toMatchObject({ kind: 'allowed', warnings: [] });
    }
  });

  it('count body weight up to a BMI of 30 for the lower limits', () => {
    // BMI 30 at 178 cm is 95.05 kg.
    const heavy = { weightKg: 180, targetWeightKg: 150, bodyFatPercent: 45 };
    expect(check({ calories: 4000, protein: 115, fats: 110, carbs: 590 }, heavy)).toMatchObject({
      kind: 'allowed',
      warnings: [],
    });
    expect(check({ calories: 4000, protein: 75, fats: 110 }, heavy)).toMatchObject({
      faults: [
        { text: expect.stringContaining('76 g (0.8 g per kg of body weight up to a BMI of 30)') },
      ],
    });
  });
});

it('compare the grams with the calories', () => {
  const body = { ageYears: 30, heightCm: 180, weightKg: 80 };
  for (const goal of ['cutting', 'bulking', 'maintaining'] as const) {
    expect(addsUp(calculateNutrition({ ...body, goal, activity: 'moderate' }))).toBe(true);
  }
  expect(addsUp({ calories: 2000, protein: 100, carbs: 100, fats: 10 })).toBe(false);
});
