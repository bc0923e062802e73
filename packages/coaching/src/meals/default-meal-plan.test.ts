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

  it('has a name and time for every meal, for each number of meals', () => {
    const named = (count: (typeof MEAL_COUNTS)[number]) =>
      defaultMealPlan(count).meals.map(({ name, time }) => `${time} ${name}`);
    expect(named(3)).toEqual(['08:00 Breakfast', '13:00 Lunch', '19:00 Dinner']);
    expect(named(4)).toEqual([
      ...['07:30 Breakfast', '12:30 Lunch', '16:30 Pre-Workout', '20:00 Dinner'],
    ]);
    expect(named(5)).toEqual([
      ...['07:00 Breakfast', '10:00 Mid-Morning Snack', '13:00 Lunch'],
      ...['16:00 Pre-Workout', '19:00 Dinner'],
    ]);
    expect(named(6)).toEqual([
      ...['07:00 Breakfast', '10:00 Mid-Morning Snack', '12:30 Lunch'],
      ...['15:30 Pre-Workout', '18:30 Dinner', '21:00 Snack'],
    ]);
  });

  it('lists meals in order of the day, each at its own time', () => {
    for (const count of MEAL_COUNTS) {
      const times = defaultMealPlan(count).meals.map((meal) => meal.time);
      expect(times).toEqual([...new Set(times)].toSorted());
      for (const time of times) expect(time).toMatch(/^[0-2]\d:[0-5]\d$/);
    }
  });
});
