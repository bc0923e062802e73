import type { NutritionLog } from '@posedown/contract';
import { expect, it } from 'vitest';
import { following, lineFormOf, macrosShown, typedMacros } from './line-form.ts';

const granola = {
  ...{ quantity: 100, unit: 'g', time: '07:30', mealType: 'breakfast' },
  ...{ calories: 400.4, protein: 10.25, carbs: 60, fats: 12 },
} as NutritionLog;

it('shows a line as it is, its grams unrounded', () => {
  expect(lineFormOf(granola)).toMatchObject({
    ...{ quantity: '100', calories: '400', protein: '10.25', mealType: 'breakfast' },
  });
});

it('lets macros follow the amount, but for those that were typed', () => {
  const shown = macrosShown(granola, 100);
  const typed = { ...shown, protein: '12' };
  const next = macrosShown(granola, 200);
  expect(following(typed, shown, next)).toEqual({ calories: '801', carbs: '120', fats: '24' });
});

it('sends what was typed alone, so that the rest is reckoned from the line itself', () => {
  const shown = macrosShown(granola, 200);
  expect(typedMacros(shown, shown)).toEqual({});
  expect(typedMacros({ ...shown, protein: '24,5' }, shown)).toEqual({ protein: 24.5 });
  expect(typedMacros({ ...shown, fats: '' }, shown)).toHaveProperty('fats');
});
