import type { NutritionLog } from '@posedown/contract';
import { expect, it } from 'vitest';
import { following, lineFormOf, macrosOf, macrosShown, typedMacros } from './line-form.ts';

const granola = {
  ...{ quantity: 100, unit: 'g', time: '07:30', mealType: 'breakfast' },
  ...{ calories: 400.4, protein: 10.25, carbs: 60, fats: 12 },
} as NutritionLog;

it('shows a line as stored, with unrounded grams', () => {
  expect(lineFormOf(granola)).toMatchObject({
    ...{ quantity: '100', calories: '400', protein: '10.25', mealType: 'breakfast' },
  });
});

it('scales macros with the amount, except edited ones', () => {
  const shown = macrosShown(granola);
  const typed = { ...shown, protein: '12' };
  const next = macrosShown(granola, 2);
  expect(following(typed, shown, next)).toEqual({ calories: '801', carbs: '120', fats: '24' });
});

it('sends only edited macros, so that the server computes the rest', () => {
  const shown = macrosShown(granola, 2);
  expect(typedMacros(shown, shown)).toEqual({});
  expect(typedMacros({ ...shown, protein: '24,5' }, shown)).toEqual({ protein: 24.5 });
  // An empty field isn't a number either, so it has an error.
  expect(typedMacros({ ...shown, fats: '' }, shown)).toEqual({ fats: Number.NEGATIVE_INFINITY });
});

it('sends every macro on request', () => {
  const all = { calories: 801, protein: 20.5, carbs: 120, fats: 24 };
  expect(macrosOf(macrosShown(granola, 2))).toEqual(all);
});
