import { describe, expect, it } from 'vitest';
import { loadStepOf } from './plates.ts';
import { suggestSets } from './suggest-sets.ts';

const base = {
  before: [],
  reps: '8-12',
  targetRpe: 8,
  stepKg: 2.5,
  primaryMuscles: ['chest'] as const,
  loadChangePercent: 0,
};
const sets = (...reps: number[]) => reps.map((count) => ({ weight: 80, reps: count, rpe: 8 }));

describe('the suggestion for today', () => {
  it('adds load once the range is full, and a repetition until then', () => {
    expect(suggestSets({ ...base, last: sets(12, 12) })).toMatchObject({
      ...{ action: 'increase', loadKg: 82.5, targetReps: 8 },
    });
    expect(suggestSets({ ...base, last: sets(10, 9) })).toMatchObject({
      ...{ action: 'hold', loadKg: 80, targetReps: 10 },
    });
  });

  it('takes load off after two sessions below the range, and in a deload', () => {
    expect(suggestSets({ ...base, last: sets(7), before: sets(7) })).toMatchObject({
      action: 'decrease',
      loadKg: 75,
    });
    expect(suggestSets({ ...base, last: sets(10), loadChangePercent: -10 })).toMatchObject({
      ...{ action: 'decrease', loadKg: 72.5, targetReps: 8 },
    });
  });

  it('judges every set after the warm-up, also those with load taken off', () => {
    const at = (weight: number, reps: number) => ({ weight, reps, rpe: 8 });
    const last = [at(60, 5), at(100, 12), at(90, 9), at(90, 8)];
    expect(suggestSets({ ...base, last })).toMatchObject({ action: 'hold', loadKg: 100 });
    const full = [at(60, 5), at(100, 12), at(90, 12)];
    expect(suggestSets({ ...base, last: full })).toMatchObject({ loadKg: 102.5 });
  });

  it('lowers a load once for what was missed with more', () => {
    const before = [{ weight: 100, reps: 6, rpe: 9 }];
    const last = [{ weight: 92.5, reps: 7, rpe: 9 }];
    expect(suggestSets({ ...base, last, before })).toMatchObject({ action: 'hold', loadKg: 92.5 });
  });

  it('takes no warm-up of the time before for a miss', () => {
    const before = [{ weight: 60, reps: 3, rpe: 5 }, ...sets(8, 8)];
    expect(suggestSets({ ...base, last: sets(7), before })).toMatchObject({ action: 'hold' });
  });

  it.each([
    [100, 2.5, 90, '10 %'],
    [10, 2, 8, '20 %'],
    [12.5, 2.5, 10, '20 %'],
    [16, 4, 16, 'no load is near'],
    [60, 0, 60, 'no load is near'],
  ])('deloads %s kg in steps of %s to %s', (weight, stepKg, loadKg, words) => {
    const last = [{ weight, reps: 10, rpe: 8 }];
    const suggested = suggestSets({ ...base, last, stepKg, loadChangePercent: -10 });
    expect(suggested?.loadKg).toBe(loadKg);
    expect(suggested?.reason).toContain(words);
  });

  it('names loads that pound plates make where the athlete trains with those', () => {
    const last = [{ weight: 135 * 0.45359237, reps: 12, rpe: 8 }];
    const suggested = suggestSets({ ...base, last, stepKg: loadStepOf(2.5, 'imperial') });
    expect((suggested?.loadKg ?? 0) / 0.45359237).toBeCloseTo(140, 3);
    expect(loadStepOf(0, 'imperial')).toBe(0);
    expect(loadStepOf(2.5, 'metric')).toBe(2.5);
  });

  it('takes help away from who is strong, and gives it to who is not, and in a deload', () => {
    const assisted = { ...base, isHelp: true };
    const at = (weight: number, ...reps: number[]) =>
      reps.map((count) => ({ weight, reps: count, rpe: 8 }));
    expect(suggestSets({ ...assisted, last: at(30, 12, 12) })).toMatchObject({
      ...{ action: 'increase', loadKg: 27.5, targetReps: 8 },
      reason: 'All sets reached 12: less help, from 8 again.',
    });
    expect(suggestSets({ ...assisted, last: at(30, 7), before: at(30, 7) })).toMatchObject({
      ...{ action: 'decrease', loadKg: 35 },
      reason: 'Below 8 twice in a row: more help, then build up again.',
    });
    // What was missed with less help was no miss of today's.
    const before = at(25, 7);
    expect(suggestSets({ ...assisted, last: at(30, 7), before })).toMatchObject({
      ...{ action: 'hold', loadKg: 30, reason: 'Same help, one more rep.' },
    });
    const eased = suggestSets({ ...assisted, last: at(30, 10), loadChangePercent: -10 });
    expect(eased).toMatchObject({ loadKg: 35, reason: expect.stringContaining('more help') });
    // More help before it was the warm-up; none is left to take away at nothing.
    const last = [...at(50, 5), ...at(2.5, 12, 12)];
    expect(suggestSets({ ...assisted, last })).toMatchObject({ action: 'increase', loadKg: 0 });
  });

  it('goes on with repetitions where there is no load, and says nothing without a last time', () => {
    const pullUps = [{ weight: null, reps: 7, rpe: 9 }];
    expect(suggestSets({ ...base, last: pullUps, stepKg: 0 })).toMatchObject({ targetReps: 8 });
    expect(suggestSets({ ...base, last: [] })).toBeNull();
    expect(suggestSets({ ...base, last: sets(8), reps: 'To failure' })).toBeNull();
  });
});
