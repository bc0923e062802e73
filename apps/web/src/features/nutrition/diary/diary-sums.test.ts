import { MAX_LISTED_PLANS } from '@posedown/coaching';
import type { NutritionLog, NutritionPlan } from '@posedown/contract';
import { logMealBodySchema } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { logMealSearchFrom } from '../log-meal/log-meal-search.ts';
import { amountText } from './amount-text.ts';
import { byMeal } from './by-meal.ts';
import { remainingMacros, sumOf, targetsOn } from './diary-sums.ts';
import { relogBody } from './relog-body.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const log: NutritionLog = {
  ...{ id: ID, userId: ID, date: '2026-11-20', time: '08:00', mealType: 'breakfast' },
  ...{ foodName: 'Banana', quantity: 120, unit: 'g', foodId: 'banana', customFoodId: null },
  ...{
    calories: 107,
    protein: 1.3,
    carbs: 27.4,
    fats: 0.4,
    photoUrl: null,
    photo: null,
    version: 2,
  },
  createdAt: '2026-11-20T08:00:00.000Z',
};
const macros = { calories: 2000, protein: 180, carbs: 200, fats: 60 };
const plan = (createdAt: string, calories: number): NutritionPlan => ({
  ...{
    id: ID,
    userId: ID,
    isActive: false,
    createdAt,
    ...macros,
    targets: { ...macros, calories },
  },
  ...{
    meals: [],
    notes: [],
    dietaryRestrictions: [],
    deficitWarning: null,
    avoidedFoods: [],
    version: 0,
  },
});

describe('a diary day', () => {
  it('is summed to a tenth, and what is left is negative when over the target', () => {
    const eaten = sumOf([log, log, log]);
    expect(eaten).toEqual({ calories: 321, protein: 3.9, carbs: 82.2, fats: 1.2 });
    expect(remainingMacros({ ...macros, calories: 300 }, eaten).calories).toBe(-21);
    expect(sumOf([])).toEqual({ calories: 0, protein: 0, carbs: 0, fats: 0 });
  });

  it('uses the targets of the plan in effect on that day', () => {
    const plans = [plan('2026-11-10T00:00:00Z', 1900), plan('2026-10-01T00:00:00Z', 2200)];
    expect(targetsOn(plans, '2026-11-20', 'UTC')?.calories).toBe(1900);
    expect(targetsOn(plans, '2026-10-20', 'UTC')?.calories).toBe(2200);
    expect(targetsOn(plans, '2026-09-01', 'UTC')?.calories).toBe(1900);
    // Created at midnight UTC, which is still the day before in New York.
    expect(targetsOn(plans, '2026-11-09', 'America/New_York')?.calories).toBe(1900);
    expect(targetsOn([], '2026-09-01', 'UTC')?.calories).toBe(2400);
  });

  it('has no targets before the oldest known plan', () => {
    const plans = Array(MAX_LISTED_PLANS - 1).fill(plan('2026-11-10T00:00:00Z', 3100));
    expect(targetsOn(plans, '2026-11-09', 'UTC')?.calories).toBe(3100);
    plans.push(plan('2026-11-10T00:00:00Z', 1900));
    expect(targetsOn(plans, '2026-11-09', 'UTC')).toBeNull();
    expect(targetsOn(plans, '2026-11-10', 'UTC')?.calories).toBe(3100);
  });

  it('lists its meals in order of the day', () => {
    const meals = byMeal([{ ...log, mealType: 'dinner' }, log]);
    expect(meals.map(({ name }) => name)).toEqual(['Breakfast', 'Dinner']);
  });

  it('formats amounts in natural language', () => {
    expect(amountText(log)).toBe('120 g');
    expect(amountText({ quantity: 2, unit: 'slice' })).toBe('2 slices');
    expect(amountText({ quantity: 0.5, unit: 'cup' })).toBe('0.5 cup');
  });
});

describe('a restored diary entry', () => {
  it('has the same food, meal, amount, time and figures', () => {
    const body = logMealBodySchema.parse(relogBody(log));
    expect(body).toMatchObject({ foodId: 'banana', quantity: 120, unit: 'g', time: '08:00' });
    expect(body).toMatchObject({ id: ID, calories: 107, carbs: 27.4 });
  });

  it("keeps a custom food's values from when it was logged", () => {
    const own: NutritionLog = { ...log, foodId: null, customFoodId: ID };
    const body = logMealBodySchema.parse(relogBody(own));
    expect(body).toMatchObject({ customFoodId: ID, foodName: 'Banana', calories: 107, fats: 0.4 });
  });

  it('keeps the name, the amount and the macros of a line without a food', () => {
    const named = { foodName: 'Banana', calories: 107, mealType: 'breakfast' };
    for (const amount of [
      { quantity: 2, unit: 'serving' as const },
      { quantity: 120, unit: 'g' as const },
    ]) {
      const body = logMealBodySchema.parse(relogBody({ ...log, ...amount, foodId: null }));
      expect(body).toMatchObject({ ...named, ...amount });
    }
  });
});

it('parses the meal in the URL, with spaces or hyphens, and rejects anything else', () => {
  expect(logMealSearchFrom({ meal: 'mid-morning snack' })).toEqual({ meal: 'mid-morning snack' });
  expect(logMealSearchFrom({ meal: 'mid-morning-snack' })).toEqual({ meal: 'mid-morning-snack' });
  expect(logMealSearchFrom({ meal: 7, date: 'soon' })).toEqual({});
  expect(logMealSearchFrom({ date: '2026-11-20' })).toEqual({ date: '2026-11-20' });
});
