import { expect, it } from 'vitest';
import { isPlanOver, trainingPhaseOn, weekAt } from './plan-week.ts';

const plan = {
  ...{ startsOn: '2026-09-01', weeks: 20, deloadWeeks: [] },
  ...{ effortRises: true, setsGrow: false, leastRir: 1 },
  competitionDate: '2027-01-21',
};

it('names the phase of a prep by the weeks that are left, not by those there were at its start', () => {
  const prep = { ...plan, phase: 'Early Prep' };
  expect(trainingPhaseOn(prep, '2026-09-01')).toBe('Early Prep');
  expect(trainingPhaseOn(prep, '2026-11-21')).toBe('Mid Prep');
  expect(trainingPhaseOn(prep, '2027-01-20')).toBe('Peak Week');
});

it('keeps the phase as it is written after the show, without one, and for other goals', () => {
  expect(trainingPhaseOn({ ...plan, phase: 'Early Prep' }, '2027-01-22')).toBe('Early Prep');
  expect(trainingPhaseOn({ ...plan, competitionDate: null, phase: 'Mid Prep' }, '2026-11-21')).toBe(
    'Mid Prep',
  );
  expect(trainingPhaseOn({ ...plan, phase: 'Hypertrophy' }, '2026-11-21')).toBe('Hypertrophy');
});

it('is no deload for ever after a last week that was one, and still tapers for a show', () => {
  const ended = { ...plan, weeks: 4, deloadWeeks: [4], competitionDate: null };
  expect(weekAt(ended, '2026-09-28')?.kind).toBe('deload');
  expect(weekAt(ended, '2026-09-29')).toBeNull();
  expect(['2026-09-28', '2026-09-29'].map((day) => isPlanOver(ended, day))).toEqual([false, true]);
  expect(weekAt(ended, '2027-09-29')).toBeNull();
  expect(weekAt({ ...ended, competitionDate: '2026-10-10' }, '2026-09-29')?.kind).toBe('taper');
});
