import { expect, it } from 'vitest';
import { nextMeal } from './next-meal.ts';
import { MEAL_PRESETS } from './presets.ts';

it('is the meal that is on, for an hour after its time, and then the one to come', () => {
  const at = (time: string) => nextMeal(MEAL_PRESETS[3], time)?.name;
  expect([at('00:10'), at('08:00'), at('09:00'), at('09:01')]).toEqual([
    ...['Breakfast', 'Breakfast', 'Breakfast', 'Lunch'],
  ]);
  expect([at('20:00'), at('20:01')]).toEqual(['Dinner', undefined]);
  expect(nextMeal([], '12:00')).toBeUndefined();
});
