import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { generatePlanBodySchema, type Profile } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../../lib/testing/no-facts.ts';
import {
  ACTIVITY_CHOICES,
  calculate,
  customPlanRequest,
  formOf,
  GOAL_CHOICES,
  isIncomplete,
  MEAL_CHOICES,
  sizesOf,
} from './custom-form.ts';

const profile: Profile = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', email: 'a@b.example', name: 'Ada' },
  ...{ timezone: 'UTC', units: 'metric', age: 30, sex: 'female', height: 180, weight: 80 },
  ...{ targetWeight: 75, experience: 'advanced', goal: null, primaryGoal: 'weight_loss' },
  ...{
    activityLevel: 'moderately_active',
    mealFrequency: '4_meals',
    competitionDate: null,
    coachName: 'Ali',
    guidanceMode: 'coached',
    nextCompetition: null,
  },
  ...{
    dietaryRestrictions: ['Vegan'],
    foodAllergies: [],
    healthConditions: [],
    openHolds: [],
    ...NO_FACTS,
    healthClearance: null,
    targetTimeline: '12_weeks',
  },
  ...{ bodyFatGoal: null, availability: '5-6', cookingPreference: 'basic', version: 1 },
  ...{ trainingFrequency: '4_days', sessionDuration: '60_min', cardioPreference: 'moderate' },
  ...{ equipmentAccess: 'gym', sleepHours: 7.5, stressLevel: 'moderate', waterIntake: 3 },
};
const form = formOf(profile);

function sized(of: Profile = profile, changed = formOf(of)) {
  const result = sizesOf(changed, of);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.sizes;
}

describe('the nutrition customizer', () => {
  it('parses heights in common formats, and distinguishes unreadable from out of range', () => {
    const imperial: Profile = { ...profile, units: 'imperial' };
    for (const height of ['5 9', "5'9", '5’9”', '69"', '5ft 9in', '69']) {
      const { heightCm } = sized(imperial, { ...formOf(imperial), height });
      expect(heightCm, height).toBeCloseTo(175.26, 2);
    }
    expect(sizesOf({ ...form, height: 'tall', weight: '500', age: '1O' }, profile)).toEqual({
      errors: {
        height: UNREADABLE_NUMBER,
        weight: 'Enter a number between 30 and 300 kg',
        age: UNREADABLE_NUMBER,
      },
    });
  });

  it('is prefilled from the profile', () => {
    expect(form).toEqual({
      ...{ age: '30', weight: '80', height: '180', goal: 'cutting', activity: 'moderate' },
      ...{ mealCount: '4', restrictions: ['Vegan'] },
    });
  });

  it('offers the goals, activity levels and meal counts of the specification', () => {
    const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
    expect(values(GOAL_CHOICES)).toEqual(['cutting', 'bulking', 'maintaining']);
    expect(values(ACTIVITY_CHOICES)).toEqual([
      ...['sedentary', 'light', 'moderate', 'active', 'very-active'],
    ]);
    expect(values(MEAL_CHOICES)).toEqual(['3', '4', '5', '6']);
  });

  it('calculates as specified, with the male formula by default', () => {
    // 10·80 + 6.25·180 − 5·30 + 5 = 1780; × 1.55 = 2759; − 500 = 2259.
    expect(calculate(sized(), form)).toEqual({
      ...{ maintenanceKcal: 2759, calories: 2259, protein: 169, carbs: 198, fats: 88 },
    });
    const bulking = calculate(sized(), { ...form, goal: 'bulking', activity: 'very-active' });
    expect(bulking).toMatchObject({ calories: 3682, protein: 230, carbs: 414, fats: 123 });
  });

  it('uses the formula for women on request', () => {
    // 1780 − 166 = 1614; × 1.55 = 2502; − 500 = 2002.
    expect(calculate(sized(), form, 'female')).toMatchObject({
      ...{ maintenanceKcal: 2502, calories: 2002 },
    });
  });

  it('requires age, weight, height, goal and activity, but no restrictions', () => {
    expect(isIncomplete({ ...form, restrictions: [] })).toBe(false);
    for (const name of ['age', 'weight', 'height', 'goal', 'activity'] as const) {
      expect(isIncomplete({ ...form, [name]: '' }), name).toBe(true);
    }
  });

  it("parses the athlete's units and reports values out of range", () => {
    const imperial: Profile = { ...profile, units: 'imperial' };
    const typed = { ...formOf(imperial), weight: '180', height: '5 ft 11' };
    expect(sized(imperial, typed).weightKg).toBeCloseTo(81.65, 2);
    expect(sized(imperial, typed).heightCm).toBeCloseTo(180.34, 2);
    const wrong = sizesOf({ ...form, age: '7', weight: '900', height: 'tall' }, profile);
    expect('errors' in wrong && Object.keys(wrong.errors)).toEqual(['age', 'weight', 'height']);
  });

  it('keeps untouched weight and height exact', () => {
    const stored: Profile = { ...profile, units: 'imperial', height: 174.3, weight: 82.5 };
    const shown = formOf(stored);
    expect(shown).toMatchObject({ weight: '181.9', height: '5 ft 8.6 in' });
    expect(sized(stored)).toMatchObject({ weightKg: 82.5, heightCm: 174.3 });
    const body = customPlanRequest(shown, sized(stored), calculate(sized(stored), shown));
    expect(body.userProfile).toMatchObject({ height: 174.3, weight: 82.5 });
  });

  it('requests a plan with the calculated figures', () => {
    const body = customPlanRequest(form, sized(), calculate(sized(), form));
    expect(generatePlanBodySchema.parse(body)).toMatchObject({
      ...{ mealFrequency: 4, dietaryRestrictions: ['Vegan'], activityLevel: 'moderate' },
      targets: { calories: 2259, protein: 169, carbs: 198, fats: 88 },
    });
  });
});
