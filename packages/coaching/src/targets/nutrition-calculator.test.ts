import { describe, expect, it } from 'vitest';
import { calculateNutrition } from './nutrition-calculator.ts';

// 10·80 + 6.25·175 − 5·25 + 5 = 1773.75; the specification's fixed profile.
const profile = { ageYears: 25, heightCm: 175, weightKg: 80 };

describe('nutrition customizer', () => {
  it('subtracts 500 kcal for cutting and splits 30/35/35', () => {
    expect(calculateNutrition({ ...profile, goal: 'cutting', activity: 'moderate' })).toEqual({
      maintenanceKcal: 2749, // 1773.75 · 1.55 = 2749.31
      calories: 2249,
      protein: 169, // 168.7
      carbs: 197, // 196.8
      fats: 87, // 87.5 (87.46)
    });
  });

  it('adds 300 kcal for bulking and splits 25/45/30', () => {
    expect(calculateNutrition({ ...profile, goal: 'bulking', activity: 'very-active' })).toEqual({
      maintenanceKcal: 3370, // 1773.75 · 1.9 = 3370.13
      calories: 3670,
      protein: 229, // 229.4
      carbs: 413, // 412.9
      fats: 122, // 122.3
    });
  });

  it('stays at maintenance for maintaining', () => {
    const targets = calculateNutrition({ ...profile, goal: 'maintaining', activity: 'high' });
    expect(targets).toEqual({
      maintenanceKcal: 3060, // 1773.75 · 1.725 = 3059.72
      calories: 3060,
      protein: 191, // 191.25
      carbs: 344, // 344.25
      fats: 102,
    });
  });

  it('uses the female formula if the sex is female', () => {
    const male = calculateNutrition({ ...profile, goal: 'maintaining', activity: 'sedentary' });
    const female = calculateNutrition({
      ...profile,
      sex: 'female',
      goal: 'maintaining',
      activity: 'sedentary',
    });
    expect(male.maintenanceKcal).toBe(2129); // 1773.75 · 1.2 = 2128.5
    expect(female.maintenanceKcal).toBe(1929); // 1607.75 · 1.2 = 1929.3
  });
});
