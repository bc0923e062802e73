import { expect, it } from 'vitest';
import { phaseOn } from './plan-week.ts';

const plan = { startsOn: '2026-09-01', weeks: 20, deloadWeeks: [], competitionDate: '2027-01-21' };

it('names the phase of a prep by the weeks that are left, not by those there were at its start', () => {
  const prep = { ...plan, phase: 'Early Prep' };
  expect(phaseOn(prep, '2026-09-01')).toBe('Early Prep');
  expect(phaseOn(prep, '2026-11-21')).toBe('Mid Prep');
  expect(phaseOn(prep, '2027-01-20')).toBe('Peak Week');
});

it('keeps the phase as it is written after the show, without one, and for other goals', () => {
  expect(phaseOn({ ...plan, phase: 'Early Prep' }, '2027-01-22')).toBe('Early Prep');
  expect(phaseOn({ ...plan, competitionDate: null, phase: 'Mid Prep' }, '2026-11-21')).toBe(
    'Mid Prep',
  );
  expect(phaseOn({ ...plan, phase: 'Hypertrophy' }, '2026-11-21')).toBe('Hypertrophy');
});
