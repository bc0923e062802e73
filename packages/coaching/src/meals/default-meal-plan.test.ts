import { describe, expect, it } from 'vitest';
import { defaultMealPlan } from './default-meal-plan.ts';
import { MEAL_COUNTS } from './presets.ts';

describe('the default meal plan', () => {
  it.each([
    [3, 800, 60, 80, 27],
    [4, 600, 45, 60, 20],
    [5, 480, 36, 48, 16],
    [6, 400, 30, 40, 13],
  ] as const)('divides the day by %d meals, rounded', (count, calories, protein, carbs, fats) => {
    const plan = defaultMealPlan(count);
    expect(plan).toMatchObject({ calories: 2400, protein: 180, carbs: 240, fats: 80 });
    expect(plan.meals).toHaveLength(count);
    for (const meal of plan.meals) expect(meal).toMatchObject({ calories, protein, carbs, fats });
  });

  it('lists meals in the order of the day, each with its own time', () => {
    for (const count of MEAL_COUNTS) {
      const times = defaultMealPlan(count).meals.map((meal) => meal.time);
      expect(times).toEqual([...new Set(times)].toSorted());
      for (const time of times) expect(time).toMatch(/^[0-2]\d:[0-5]\d$/);
    }
  });
});
