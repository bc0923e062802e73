import { QUICK_MEALS } from '@posedown/coaching';
import { logMealBodySchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { checkMeal } from '../check-meal.ts';
import {
  dayOf,
  emptyQuickForm,
  isMissing,
  presetForm,
  quickBody,
  quickFormFromDraft,
  typedAfter,
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

it('requires a name and calories, and treats empty macros as zero', () => {
  expect(isMissing(empty)).toBe(true);
  expect(isMissing({ ...empty, mealName: ' ', calories: '100' })).toBe(true);
  expect(isMissing({ ...empty, mealName: 'Soup' })).toBe(true);
  const soup = { ...empty, mealName: 'Soup', calories: '99.6', protein: '7,5' };
  expect(isMissing(soup)).toBe(false);
  expect(quickBody(soup, '2026-11-21')).toMatchObject({ calories: 100, protein: 7.5, fats: 0 });
});

it('logs for the day before if it was opened shortly before midnight', () => {
  const at = (instant: string) => Date.parse(`2026-11-${instant}:00Z`);
  const day = (time: string, opened: string, sent: string, zone = 'UTC') =>
    dayOf(time, zone, at(opened), at(sent));
  expect(day('23:50', '21T23:50', '22T00:05')).toBe('2026-11-21');
  expect(day('00:01', '21T23:50', '22T00:05')).toBe('2026-11-22');
  expect(day('19:00', '22T08:00', '22T08:05')).toBe('2026-11-22');
  // An app resumed on the next day uses that day.
  expect(day('12:00', '21T12:00', '22T09:00')).toBe('2026-11-22');
  expect(day('08:50', '21T23:50', '22T00:05', 'Asia/Tokyo')).toBe('2026-11-22');
});

it('keeps what was typed while sending, and clears what was logged', () => {
  const sent = { ...empty, mealName: 'Soup', calories: '250', protein: '12' };
  const next = { ...sent, mealName: 'Apple', protein: '', time: '07:40' };
  expect(typedAfter(next, sent)).toEqual({ ...emptyQuickForm('07:40'), mealName: 'Apple' });
  expect(typedAfter({ ...sent }, sent)).toBeNull();
  // A cleared field or a changed time alone isn't a meal.
  expect(typedAfter({ ...sent, protein: '', time: '07:40' }, sent)).toBeNull();
});

it('restores the form after a reload, with the current time', () => {
  const later = emptyQuickForm('12:30');
  const typed = { ...emptyQuickForm('08:00'), mealName: 'Soup', calories: '250' };
  expect(quickFormFromDraft(JSON.parse(JSON.stringify(typed)), later)).toEqual({
    ...later,
    mealName: 'Soup',
    calories: '250',
  });
  for (const invalid of [undefined, null, 7, { mealName: 3 }]) {
    expect(quickFormFromDraft(invalid, later)).toEqual(later);
  }
});

it('reports contract errors for unreadable numbers and times', async () => {
  const soup = { ...empty, mealName: 'Soup', calories: '250' };
  const wrong = async (changes: Partial<typeof soup>) =>
    Object.keys(await checkMeal(quickBody({ ...soup, ...changes }, '2026-11-21')));
  expect(await wrong({})).toEqual([]);
  for (const calories of ['350-400', '1.200', '1 5', '-50', '12000']) {
    expect(await wrong({ calories }), calories).toEqual(['calories']);
  }
  expect(quickBody({ ...soup, calories: '1.200,5' }, '2026-11-21').calories).toBe(1201);
  expect(await wrong({ time: '' })).toEqual(['time']);
  expect(await wrong({ protein: 'some' })).toEqual(['protein']);
});
