import { expect, it } from 'vitest';
import { checkCompetition, competitionForm, emptyForm, toBody } from './competition-form.ts';

const key = '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11';
const context = { today: '2026-11-21', storedDate: undefined };
const filled = {
  ...emptyForm('2027-01-16', key),
  ...{ name: 'Harbour Open', category: 'Bikini' as const },
};

it("reports missing fields in the product's wording", async () => {
  expect(await checkCompetition({ ...emptyForm('2026-11-21', key) }, context)).toEqual({
    name: 'Competition name is required',
    date: 'Competition date must be in the future',
    category: 'Category is required',
  });
  expect(await checkCompetition(filled, context)).toEqual({});
});

it('allows a past show to keep its date', async () => {
  const past = { ...filled, date: '2026-11-01' };
  expect(await checkCompetition(past, { ...context, storedDate: '2026-11-01' })).toEqual({});
});

it('sends the status upcoming and omits empty fields', () => {
  expect(JSON.parse(JSON.stringify(toBody(filled)))).toEqual({
    ...{ name: 'Harbour Open', date: '2027-01-16', category: 'Bikini', status: 'upcoming' },
  });
});

it('restores only the parts of a draft that fit the form', () => {
  const empty = emptyForm('', key);
  expect(
    competitionForm.fromDraft(
      { name: 'Open', date: 'soon', category: 'Chess', toString: 'x' },
      empty,
    ),
  ).toEqual({ ...empty, name: 'Open' });
  expect(competitionForm.fromDraft('nonsense', empty)).toEqual(empty);
});
