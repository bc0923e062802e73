import { expect, it } from 'vitest';
import { followShow } from './follow-show.ts';

const TODAY = '2026-11-21';
const dayOf = (plan: { competitionDate: string | null; phase: string }, next: string | null) =>
  followShow(plan, { next, last: null }, TODAY).competitionDate;
const dated = { competitionDate: '2027-03-06', phase: 'Early Prep' };

it('moves a plan to the current next show', () => {
  expect(dayOf(dated, '2026-12-11')).toBe('2026-12-11');
  expect(dayOf({ competitionDate: null, phase: 'Mid Prep' }, '2026-12-11')).toBe('2026-12-11');
});

it('drops deleted shows and remembers past ones', () => {
  expect(dayOf(dated, null)).toBeNull();
  expect(dayOf({ ...dated, competitionDate: '2026-11-14' }, null)).toBe('2026-11-14');
});

it('leaves plans without a show', () => {
  expect(dayOf({ competitionDate: null, phase: 'Hypertrophy' }, '2026-12-11')).toBeNull();
});
