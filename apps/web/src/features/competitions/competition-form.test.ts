import { expect, it } from 'vitest';
import { checkCompetition, competitionForm, emptyForm, toBody } from './competition-form.ts';

const key = '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11';
const known = { today: '2026-11-21', storedDate: undefined };
const filled = {
  ...emptyForm('2027-01-16', key),
  ...{ name: 'Harbour Open', category: 'Bikini' as const },
};

it('says what a competition needs in the words of the product', async () => {
  expect(await checkCompetition({ ...emptyForm('2026-11-21', key) }, known)).toEqual({
    name: 'Competition name is required',
    date: 'Competition date must be in the future',
    category: 'Category is required',
  });
  expect(await checkCompetition(filled, known)).toEqual({});
});

it('lets a show of the past keep its date', async () => {
  const past = { ...filled, date: '2026-11-01' };
  expect(await checkCompetition(past, { ...known, storedDate: '2026-11-01' })).toEqual({});
});

it('sends status upcoming, and nothing for what was left empty', () => {
  expect(JSON.parse(JSON.stringify(toBody(filled)))).toEqual({
    ...{ name: 'Harbour Open', date: '2027-01-16', category: 'Bikini', status: 'upcoming' },
  });
});

it('takes from a draft only what fits the form', () => {
  const empty = emptyForm('', key);
  expect(
    competitionForm.fromDraft(
      { name: 'Open', date: 'soon', category: 'Chess', toString: 'x' },
      empty,
    ),
  ).toEqual({ ...empty, name: 'Open' });
  expect(competitionForm.fromDraft('nonsense', empty)).toEqual(empty);
});
