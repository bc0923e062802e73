import { expect, it } from 'vitest';
import { MEAL_TYPE_NAMES, MEAL_TYPES, mealTypeAt, mealTypeOf, QUICK_MEALS } from './meal-types.ts';
import { MEAL_PRESETS } from './presets.ts';

it('recognizes the meals of the specification in any spelling', () => {
  expect(MEAL_TYPES).toEqual([
    'breakfast',
    'mid-morning-snack',
    'lunch',
    'pre-workout',
    'dinner',
    'snack',
  ]);
  for (const type of MEAL_TYPES) expect(mealTypeOf(MEAL_TYPE_NAMES[type])).toBe(type);
  expect(mealTypeOf('mid-morning snack')).toBe('mid-morning-snack');
  expect(mealTypeOf('mid-morning-snack')).toBe('mid-morning-snack');
  expect(mealTypeOf('second breakfast')).toBeUndefined();
});

it('recognizes every meal of every plan', () => {
  for (const { name } of Object.values(MEAL_PRESETS).flat()) expect(mealTypeOf(name)).toBeDefined();
});

it.each([
  ['07:30', 'breakfast'],
  ['10:00', 'mid-morning-snack'],
  ['12:30', 'lunch'],
  ['16:00', 'pre-workout'],
  ['19:00', 'dinner'],
  ['22:15', 'snack'],
  ['02:00', 'snack'],
])('maps a meal at %s to %s', (time, type) => {
  expect(mealTypeAt(time)).toBe(type);
});

it('has the four quick meals of the specification', () => {
  expect(QUICK_MEALS.map(({ name, ...macros }) => [name, ...Object.values(macros)])).toEqual([
    ['Protein Shake', 300, 25, 5, 8],
    ['Chicken & Rice', 450, 35, 45, 8],
    ['Oatmeal + Banana', 350, 12, 65, 6],
    ['Greek Yogurt', 200, 20, 15, 5],
  ]);
});
