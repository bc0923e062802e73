import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { rejectedMeal, type WaitingMeal } from './waiting-meal.ts';

const MEAL: WaitingMeal = {
  sent: {
    kind: 'line',
    body: {
      ...{ date: '2026-11-20', time: '12:30', mealName: 'Soup', requestKey: 'a-key' },
      photoId: 'a-photo',
    },
  },
  ...{ name: 'Soup', mealType: 'lunch', macros: null },
};

const refusal = (path: string) =>
  new ApiError(
    400,
    JSON.stringify({
      ...{ error: 'Look at the marked field.', code: 'invalid_input' },
      issues: [{ path, message: 'That is not there any more.' }],
    }),
    'Bad Request',
  );

it('removes a photo that the server has deleted, so that the meal can be sent without it', () => {
  const rejected = rejectedMeal(MEAL, refusal('photoId'));
  expect(rejected.sent.body).not.toHaveProperty('photoId');
  expect(rejected.sent.body).toMatchObject({ mealName: 'Soup', requestKey: 'a-key' });
  expect(rejected.problem).toMatch(/without the photo/);
});

it('keeps the photo if something else caused the error', () => {
  const rejected = rejectedMeal(MEAL, refusal('mealName'));
  expect(rejected).toEqual({ ...MEAL, problem: 'Look at the marked field.' });
});
