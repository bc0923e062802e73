import { MOODS, PROGRESS_LIMITS, UNREADABLE_NUMBER } from '@posedown/coaching';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineForm, type TypedOf } from './define-form.ts';
import {
  choiceField,
  chosenField,
  dayField,
  listField,
  openLevelField,
  requiredDay,
  requiredText,
  secretField,
  textField,
  yesNoField,
} from './field.ts';
import { numberField, weightField } from './number-field.ts';

const LIMITS = PROGRESS_LIMITS;
const form = defineForm({
  name: requiredText(),
  password: secretField(),
  date: requiredDay(),
  birthday: dayField(),
  weight: weightField(LIMITS.weight),
  bodyFat: numberField(LIMITS.bodyFat, { unit: '%' }),
  energy: openLevelField(LIMITS.energyLevel, 'Set your energy level'),
  stress: openLevelField(LIMITS.stressLevel, 'Set your stress level'),
  mood: choiceField(MOODS),
  usualMood: chosenField(MOODS, 'good'),
  moods: listField(MOODS),
  isRested: yesNoField(),
  notes: textField(),
});

const typed: TypedOf<typeof form.fields> = {
  ...form.blank,
  ...{ name: 'Ana', password: 'gold-cone', date: '2026-11-21', weight: '181.9', energy: 7 },
  ...{ mood: 'okay', moods: ['good'], isRested: 'no' },
  notes: ' Slept well. ',
};

it("starts empty, or with the fields' initial values", () => {
  expect(form.blank).toEqual({
    ...{ name: '', password: '', date: '', birthday: '', weight: '', bodyFat: '', notes: '' },
    ...{ energy: null, stress: null, mood: '', usualMood: 'good', moods: [], isRested: '' },
  });
});

it('sends metric values and omits empty fields', () => {
  expect(form.toBody(typed, 'imperial')).toEqual({
    ...{ name: 'Ana', password: 'gold-cone', date: '2026-11-21', weight: 82.51, energy: 7 },
    ...{ mood: 'okay', usualMood: 'good', moods: ['good'], isRested: false, notes: 'Slept well.' },
    ...{ birthday: undefined, bodyFat: undefined, stress: undefined },
  });
});

describe('a stored value', () => {
  const stored = { name: 'Ana', weight: 82.523, notes: null, isRested: true, mood: null };

  it('is formatted for its field', () => {
    expect(form.format(stored, 'imperial')).toMatchObject({
      ...{ weight: '181.9', notes: '', isRested: 'yes', mood: '', energy: null, usualMood: 'good' },
    });
  });

  it('is sent as stored while its field shows the same, and as typed once edited', () => {
    const shown = form.format(stored, 'imperial');
    expect(form.toBody(shown, 'imperial', stored).weight).toBe(82.523);
    const changed = { ...shown, weight: '180' };
    expect(form.toBody(changed, 'imperial', stored).weight).toBe(81.65);
    expect(form.toBody({ ...shown, weight: '' }, 'imperial', stored).weight).toBeUndefined();
  });

  it('round-trips through any filled-in form', () => {
    const values = fc.record({
      weight: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
      bodyFat: fc.integer({ min: 30, max: 600 }).map((tenths) => tenths / 10),
      energy: fc.integer({ min: 1, max: 10 }),
      mood: fc.constantFrom(...MOODS),
      moods: fc.uniqueArray(fc.constantFrom(...MOODS)),
      isRested: fc.boolean(),
      notes: fc.constantFrom('Ill.', 'Slept well.'),
    });
    fc.assert(
      fc.property(values, (saved) => {
        expect(form.toBody(form.format(saved, 'metric'), 'metric')).toMatchObject(saved);
      }),
    );
  });
});

describe('a change', () => {
  const body = (change: Partial<typeof typed>) => form.toBody({ ...typed, ...change }, 'metric');

  it('contains only changes, with null for cleared optional fields', () => {
    expect(form.changes(body({}), body({}))).toEqual({ change: {}, missing: [] });
    const changed = body({ weight: '82', notes: '', moods: ['okay', 'good'] });
    expect(form.changes(changed, body({ weight: '83', moods: ['good', 'okay'] }))).toEqual({
      change: { weight: 82, notes: null },
      missing: [],
    });
  });

  it('lists cleared required fields separately', () => {
    expect(form.changes(body({ name: '', mood: '' }), body({}))).toEqual({
      change: {},
      missing: ['name', 'mood'],
    });
  });

  it('includes every unreadable number', () => {
    const unread = body({ weight: 'heavy' });
    expect(form.changes(unread, unread).change).toEqual({ weight: Number.NaN });
  });
});

describe('a draft', () => {
  it('is restored as typed, except for secrets', () => {
    const stored: unknown = JSON.parse(JSON.stringify(form.toDraft(typed)));
    expect(stored).not.toHaveProperty('password');
    expect(form.fromDraft(stored)).toEqual({ ...typed, password: '' });
    expect(form.fromDraft({ ...typed }).password).toBe('');
  });

  it("drops values that the current version of a field doesn't accept", () => {
    const old = { mood: 'superb', energy: 11, stress: 2.5, date: 'soon', moods: ['good', 7] };
    const start = { ...form.blank, date: '2026-11-21' };
    expect(form.fromDraft({ ...old, notes: 'Ill.' }, start)).toEqual({ ...start, notes: 'Ill.' });
    expect(form.fromDraft('nonsense', start)).toEqual(start);
  });

  it('is valid only if every field is', () => {
    const small = defineForm({ weight: weightField(LIMITS.weight), mood: choiceField(MOODS) });
    expect(small.isDraft({ weight: '80', mood: '' })).toBe(true);
    for (const broken of [null, 'x', { weight: '80' }, { weight: 80, mood: '' }]) {
      expect(small.isDraft(broken)).toBe(false);
    }
  });

  it('results in a form for any stored data', () => {
    const names = fc.constantFrom(...form.names, 'role', '__proto__', 'constructor');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue())), (draft) => {
        const found = form.fromDraft(draft);
        expect(Object.keys(found)).toEqual(Object.keys(form.blank));
        // For any content it can be sent, converted to other units and validated.
        form.toBody(found, 'imperial');
        form.convert(found, 'metric', 'imperial');
        form.errors(found, 'metric');
      }),
    );
  });
});

it('ignores surrounding spaces when comparing fields', () => {
  expect(form.isSame(typed, { ...typed, notes: 'Slept well.' })).toBe(true);
  expect(form.untouched(typed, { ...typed, weight: '180', moods: [] })).not.toContain('weight');
  expect(form.isSame(typed, { ...typed, energy: 6 })).toBe(false);
});

it('switches the units of fields that have some', () => {
  expect(form.convert(typed, 'imperial', 'metric')).toEqual({ ...typed, weight: '82.5' });
  expect(form.convert(typed, 'metric', 'metric')).toEqual(typed);
});

it("reports errors in the fields' own words", () => {
  const wrong = { ...typed, weight: '20', bodyFat: 'low' };
  expect(form.errors(wrong, 'imperial')).toEqual({
    weight: 'Enter a number between 66.2 and 661.3 lb',
    bodyFat: UNREADABLE_NUMBER,
  });
  const issues = { weight: 'kg', stress: 'none', bodyFat: 'range', other: 'x' };
  expect(form.inOwnWords(issues, 'imperial')).toEqual({
    weight: 'Enter a number between 66.2 and 661.3 lb',
    ...{ stress: 'Set your stress level', bodyFat: 'range', other: 'x' },
  });
  expect(form.inOwnWords({ weight: UNREADABLE_NUMBER }, 'metric')).toEqual({
    weight: UNREADABLE_NUMBER,
  });
});
