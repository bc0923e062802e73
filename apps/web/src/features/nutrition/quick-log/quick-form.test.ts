import { QUICK_MEALS } from '@posedown/coaching';
import { logMealBodySchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import {
  emptyQuickForm,
  isMissing,
  presetForm,
  quickBody,
  quickFormFromDraft,
} from './quick-form.ts';

const empty = emptyQuickForm('07:30');

it('sends exactly the fields of the specification', () => {
  const [shake] = QUICK_MEALS;
  const body = quickBody(presetForm(empty, shake), '2026-11-21');
  expect(logMealBodySchema.parse(body)).toEqual({
    ...{ date: '2026-11-21', mealName: 'Protein Shake', calories: 300 },
    ...{ protein: 25, carbs: 5, fats: 8, time: '07:30' },
  });
});

it('wants a name and calories, and takes empty macros for nought', () => {
  expect(isMissing(empty)).toBe(true);
  expect(isMissing({ ...empty, mealName: ' ', calories: '100' })).toBe(true);
  expect(isMissing({ ...empty, mealName: 'Soup' })).toBe(true);
  const soup = { ...empty, mealName: 'Soup', calories: '99.6', protein: '7,5' };
  expect(isMissing(soup)).toBe(false);
  expect(quickBody(soup, '2026-11-21')).toMatchObject({ calories: 100, protein: 7.5, fats: 0 });
});

it('stands as it was typed after a reload, at the time it is now', () => {
  const later = emptyQuickForm('12:30');
  const typed = { ...emptyQuickForm('08:00'), mealName: 'Soup', calories: '250' };
  expect(quickFormFromDraft(JSON.parse(JSON.stringify(typed)), later)).toEqual({
    ...later,
    mealName: 'Soup',
    calories: '250',
  });
  for (const none of [undefined, null, 7, { mealName: 3 }]) {
    expect(quickFormFromDraft(none, later)).toEqual(later);
  }
});
