import type { Protocol } from '@posedown/contract';
import { expect, it } from 'vitest';
import { kcalOfGrams, toBody, toTyped, validatePlan } from './edit-form.ts';
import { readDraft } from './plan-draft.ts';

const phase = {
  name: 'Diet block 1',
  weeks: 6,
  calories: 2100,
  protein: 200,
  carbs: 180,
  fats: 64,
  cardioMinutes: 150,
  dailySteps: 10_000,
  trainingDays: 5,
  weeklySets: 110,
  refeedDays: 1,
  checkPoint: '',
};
const protocol = { bodyFatTarget: null, phases: [phase] } as unknown as Protocol['protocol'];

it('sends the stored values if nothing was edited', () => {
  expect(toBody(toTyped(protocol), 3)).toEqual({
    bodyFatTarget: null,
    phases: [phase],
    version: 3,
  });
});

it('matches an error to its phase and field', async () => {
  const typed = toTyped(protocol);
  const phases = typed.phases.map((one) => ({ ...one, weeks: 'six', calories: '' }));
  const errors = await validatePlan(toBody({ ...typed, phases }, 0));
  expect(Object.keys(errors).toSorted()).toEqual(['phases.0.calories', 'phases.0.weeks']);
});

it('computes the energy of a phase from the typed grams', () => {
  const [typed] = toTyped(protocol).phases;
  if (!typed) throw new Error('there is no phase');
  expect(kcalOfGrams(typed)).toBe(4 * 380 + 9 * 64);
  expect(kcalOfGrams({ ...typed, carbs: 'x' })).toBeNull();
});

it('restores a draft with the version it is based on, and nothing else', () => {
  const draft = { version: 3, plan: toTyped(protocol) };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const stored of [undefined, draft.plan, { plan: draft.plan }, { version: 3, plan: null }]) {
    expect(readDraft(stored)).toBeUndefined();
  }
});
