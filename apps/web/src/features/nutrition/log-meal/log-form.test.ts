import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { logMealBodySchema } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { buildCatalog } from './catalog.ts';
import {
  afterLogging,
  formFromDraft,
  newLogForm,
  type RequestedMeal,
  typedMacros,
} from './log-form.ts';
import { addedMessage, logBody, missingFields, readLine } from './read-line.ts';

const today = '2026-11-21';
const empty = newLogForm({ mealType: 'lunch', date: '2026-11-21', time: '12:30' });
const fromDraft = (draft: unknown, requested: RequestedMeal = {}) =>
  formFromDraft(draft, empty, { today, requested });
const catalog = buildCatalog([], { dietaryRestrictions: [], foodAllergies: [] });
const banana = {
  ...empty,
  ...{ foodName: 'Banana', food: { foodId: 'banana', customFoodId: null } },
  ...{ quantity: '150', unit: 'g' as const },
};
const own = {
  ...empty,
  foodName: ' Stew ',
  quantity: '1,5',
  unit: 'cup' as const,
  calories: '420',
};

describe('the log-meal form', () => {
  it('requires meal type, food name, quantity and unit', () => {
    expect(Object.keys(missingFields({ ...empty, mealType: '' }))).toEqual(
      expect.arrayContaining(['mealType', 'foodName', 'quantity', 'unit']),
    );
    expect(missingFields(banana)).toEqual({});
    expect(Object.keys(missingFields({ ...own, calories: '' }))).toEqual(['calories']);
  });

  it('computes the macros of the typed food', () => {
    expect(typedMacros(banana, catalog)?.calories).toBe(134);
    expect(typedMacros({ ...banana, quantity: '' }, catalog)).toBeNull();
    expect(typedMacros({ ...banana, unit: 'slice' }, catalog)).toBeNull();
    expect(typedMacros(own, undefined)).toEqual({ calories: 420, protein: 0, carbs: 0, fats: 0 });
    expect(typedMacros(banana, undefined)).toBeNull();
  });

  it('sends a table food by id without macros, and a custom food with its label', () => {
    const sent = logMealBodySchema.parse(logBody(banana));
    expect(sent).toMatchObject({ foodId: 'banana', quantity: 150, unit: 'g', mealType: 'lunch' });
    expect(sent).not.toHaveProperty('calories');
    expect(logMealBodySchema.parse(logBody(own))).toMatchObject({
      ...{ foodName: 'Stew', quantity: 1.5, unit: 'cup', calories: 420, protein: 0 },
    });
  });

  it('rejects an ambiguous amount', async () => {
    const amount = (quantity: string, unit: 'g' | 'cup') => ({ ...banana, quantity, unit });
    const wrong = async (quantity: string, unit: 'g' | 'cup') =>
      (await readLine(amount(quantity, unit))).errors;
    for (const [quantity, unit] of [
      ['1.000', 'g'],
      ['1 5', 'cup'],
    ] as const) {
      expect(await wrong(quantity, unit)).toEqual({ quantity: UNREADABLE_NUMBER });
      expect(typedMacros(amount(quantity, unit), catalog)).toBeNull();
    }
    expect(logBody(amount('1,250', 'cup')).quantity).toBe(1.25);
    expect(logBody(amount('150g', 'g')).quantity).toBe(150);
    expect(await wrong('1250', 'cup')).toEqual({
      quantity: 'Enter a number between 0.01 and 25 cups',
    });
    expect(typedMacros(amount('1250', 'cup'), catalog)).toBeNull();
  });

  it('neither sends nor queues an out-of-range value', async () => {
    const wrong = async (form: typeof own | typeof banana) =>
      Object.keys((await readLine(form)).errors);
    expect(await wrong(banana)).toEqual([]);
    expect(await wrong(own)).toEqual([]);
    expect(await wrong({ ...banana, quantity: 'a few' })).toEqual(['quantity']);
    expect(await wrong({ ...own, calories: '350-400' })).toEqual(['calories']);
    expect(await wrong({ ...own, protein: '-5' })).toEqual(['protein']);
    expect(typedMacros({ ...own, protein: 'x' }, undefined)).toMatchObject({ protein: 0 });
  });

  it('clears food, quantity and unit after logging, with a new request key', () => {
    const next = afterLogging(banana, banana);
    expect(next).toMatchObject({ foodName: '', quantity: '', unit: '', mealType: 'lunch' });
    expect(next.requestKey).not.toBe(banana.requestKey);
  });

  it('keeps a next food typed before the response, under a new key', () => {
    const typed = { ...banana, foodName: 'Skyr', quantity: '200' };
    const next = afterLogging(banana, typed);
    expect(next).toMatchObject({ foodName: 'Skyr', quantity: '200' });
    expect(next.requestKey).not.toBe(banana.requestKey);
  });

  it('is restored from its draft, and starts empty without one', () => {
    const draft = JSON.parse(JSON.stringify({ ...banana, typedOn: today, date: '2026-11-19' }));
    expect(fromDraft(draft)).toMatchObject({
      ...{ foodName: 'Banana', quantity: '150', date: '2026-11-19' },
    });
    for (const broken of [undefined, 'x', 7]) {
      expect(fromDraft(broken)).toEqual(empty);
    }
    const odd = { unit: 'bucket', date: 'soon', typedOn: today };
    expect(fromDraft(odd)).toMatchObject({ unit: '', date: '2026-11-21' });
  });

  it('moves a draft from another day to today', () => {
    const old = { ...banana, typedOn: '2026-11-20', date: '2026-11-20', mealType: 'dinner' };
    expect(fromDraft(old)).toMatchObject({
      ...{ foodName: 'Banana', date: '2026-11-21', mealType: 'lunch' },
    });
  });

  it('restores the draft when the same URL is reopened', () => {
    const requested = { meal: 'breakfast', date: '2026-11-20' } as const;
    const draft = {
      ...banana,
      typedOn: today,
      mealType: 'snack',
      date: '2026-11-19',
      asked: requested,
    };
    const stored = JSON.parse(JSON.stringify(draft));
    const typed = { foodName: 'Banana', mealType: 'snack', date: '2026-11-19' };
    expect(fromDraft(stored, requested)).toMatchObject(typed);
    expect(fromDraft(stored, { meal: 'lunch' })).toEqual(empty);
    expect(fromDraft(stored, { date: '2026-11-21' })).toMatchObject({ ...typed, date: empty.date });
  });

  it('uses the meal and day of the URL for a draft without a food', () => {
    const requested = { meal: 'lunch', date: '2026-11-21' } as const;
    const looked = { ...empty, typedOn: today, asked: requested };
    expect(fromDraft({ ...looked, mealType: 'snack' }, requested)).toEqual(empty);
    const otherDay = fromDraft({ ...looked, date: '2026-11-19' }, requested);
    expect(otherDay).toMatchObject({ mealType: 'lunch', date: '2026-11-21' });
  });

  it('drops a food typed for another meal when the URL names a meal', () => {
    const draft = { ...banana, typedOn: today, mealType: 'dinner' };
    expect(fromDraft(draft, { meal: 'lunch' })).toEqual(empty);
    expect(fromDraft(draft, { meal: 'dinner' })).toMatchObject({ foodName: 'Banana' });
    const old = { ...draft, typedOn: '2026-11-20' };
    expect(fromDraft(old, { meal: 'dinner' })).toEqual(empty);
  });
});

it('announces the quantity that was logged rather than the typed text', () => {
  const announced = (quantity: string, unit: 'cup' | 'g') => {
    const form = { ...empty, foodName: ' Oatmeal ', quantity, unit };
    return addedMessage(logBody(form), form.foodName);
  };
  expect(announced('1,250', 'cup')).toBe('Added 1.25cup of Oatmeal to lunch.');
  expect(announced('350 g', 'g')).toBe('Added 350g of Oatmeal to lunch.');
});
