import { expect, it } from 'vitest';
import { nextMeal } from './next-meal.ts';
import { MEAL_PRESETS } from './presets.ts';

it('stays on the current meal until an hour after its time, then moves to the next', () => {
  const at = (time: string) => nextMeal(MEAL_PRESETS[3], time)?.name;
  expect([at('00:10'), at('08:00'), at('09:00'), at('09:01')]).toEqual([
    ...['Breakfast', 'Breakfast', 'Breakfast', 'Lunch'],
  ]);
  expect([at('20:00'), at('20:01')]).toEqual(['Dinner', undefined]);
  expect(nextMeal([], '12:00')).toBeUndefined();
});
