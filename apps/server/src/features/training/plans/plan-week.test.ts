import { expect, it } from 'vitest';
import { intensityOn, isPlanOver, planNameOn, trainingPhaseOn, weekAt } from './plan-week.ts';

const plan = {
  ...{ startsOn: '2026-09-01', weeks: 20, deloadWeeks: [], blocks: [] },
  ...{ effortRises: true, setsGrow: false, leastRir: 1 },
  competitionDate: '2027-01-21',
};

it('names the prep phase by the weeks left', () => {
  const prep = { ...plan, phase: 'Early Prep' };
  expect(trainingPhaseOn(prep, '2026-09-01')).toBe('Early Prep');
  expect(trainingPhaseOn(prep, '2026-11-21')).toBe('Mid Prep');
  expect(trainingPhaseOn(prep, '2027-01-20')).toBe('Peak Week');
});

it('keeps the stored phase without an upcoming show', () => {
  expect(trainingPhaseOn({ ...plan, phase: 'Early Prep' }, '2027-01-22')).toBe('Early Prep');
  expect(trainingPhaseOn({ ...plan, competitionDate: null, phase: 'Mid Prep' }, '2026-11-21')).toBe(
    'Mid Prep',
  );
  expect(trainingPhaseOn({ ...plan, phase: 'Hypertrophy' }, '2026-11-21')).toBe('Hypertrophy');
});

it("doesn't stay in a final deload, but still tapers", () => {
  const ended = { ...plan, weeks: 4, deloadWeeks: [4], competitionDate: null };
  expect(weekAt(ended, '2026-09-28')?.kind).toBe('deload');
  expect(weekAt(ended, '2026-09-29')).toBeNull();
  expect(['2026-09-28', '2026-09-29'].map((day) => isPlanOver(ended, day))).toEqual([false, true]);
  expect(weekAt(ended, '2027-09-29')).toBeNull();
  expect(weekAt({ ...ended, competitionDate: '2026-10-10' }, '2026-09-29')?.kind).toBe('taper');
});

it('is renamed once its show is over', () => {
  const name = '10-Week Push/Pull/Legs: Competition Prep';
  const prep = { ...plan, weeks: 10, competitionDate: '2026-11-15', phase: 'Early Prep', name };
  const over = { ...prep, lastShow: '2026-11-15', intensityLevel: 'high' };
  expect(planNameOn(prep, '2026-11-15')).toBe(name);
  expect(planNameOn(over, '2026-11-16')).toBe('Push/Pull/Legs: Recovery');
  expect(planNameOn(over, '2027-01-11')).toBe('Push/Pull/Legs: Off-Season');
  expect(planNameOn({ ...over, name: 'Stage cut' }, '2026-11-16')).toBe('Stage cut');
  expect(planNameOn({ ...over, competitionDate: '2026-12-20' }, '2026-11-16')).toBe(name);
  expect(intensityOn(over, '2027-01-11')).toBeNull();
});

it('is a recovery phase for eight weeks after its show', () => {
  const prep = { ...plan, weeks: 10, competitionDate: '2026-11-15', phase: 'Early Prep' };
  const over = { ...prep, lastShow: '2026-11-15' };
  expect(weekAt(over, '2026-11-16')).toMatchObject({ kind: 'recovery', setsFactor: 0.5 });
  expect(weekAt(over, '2026-11-30')).toMatchObject({ kind: 'recovery', setsFactor: 0.65 });
  expect(trainingPhaseOn(over, '2026-11-30')).toBe('Recovery');
  expect(weekAt(over, '2027-01-11')).toBeNull();
  expect(trainingPhaseOn(over, '2027-01-11')).toBe('Off-Season');
  expect(trainingPhaseOn({ ...over, competitionDate: '2027-05-01' }, '2027-01-11')).toBe(
    'Early Prep',
  );
  expect(weekAt({ ...over, competitionDate: '2026-12-20' }, '2026-11-30')?.kind).toBe('taper');
  expect(weekAt(prep, '2026-11-16')).toBeNull();
  // Created after the show, and not for it.
  expect(weekAt({ ...over, startsOn: '2026-11-20' }, '2026-11-30')?.kind).toBe('build');
});
