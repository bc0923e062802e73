import { describe, expect, it } from 'vitest';
import { type ExerciseHistory, nextSetOf } from './next-set.ts';

const target = { reps: '8-12', rpe: 8 };
const bench: ExerciseHistory = {
  ...{ loading: 'barbell', equipmentNeeded: ['Barbell'], loadStepKg: 2.5 },
  suggestion: { loadKg: 102.5, targetReps: 8, reason: 'More load.' },
  last: { sets: [{ weight: 100, reps: 12, rpe: 8 }] },
};
const set = (weight: number | null, reps: number, rpe: number | null = 8) => ({
  weight,
  reps,
  rpe,
});
const next = (sets: ReturnType<typeof set>[], history: ExerciseHistory | undefined = bench) =>
  nextSetOf({ sets, target }, history, 'metric');

describe('the next set', () => {
  it('prefers the suggestion, then the last workout, then the bottom of the range', () => {
    expect(next([])).toEqual({ loadKg: 102.5, reps: 8, reason: 'More load.' });
    const old = { ...bench, suggestion: null };
    expect(next([], old)).toEqual({ loadKg: 100, reps: 12, reason: null });
    expect(nextSetOf({ sets: [], target }, undefined, 'metric')).toEqual({
      ...{ loadKg: null, reps: 8, reason: null },
    });
    const failure = { sets: [], target: { reps: 'To failure', rpe: 10 } };
    expect(nextSetOf(failure, undefined, 'metric').reps).toBeNull();
  });

  it('uses a load of zero only for a counterweight', () => {
    const suggestion = { loadKg: 0, targetReps: 8, reason: '' };
    expect(next([], { ...bench, suggestion }).loadKg).toBeNull();
    expect(next([], { ...bench, suggestion, loading: 'counterweight' }).loadKg).toBe(0);
  });

  it("targets each set's own reps if the plan lists them one by one", () => {
    const pyramid = { reps: '12/10/8', rpe: 8 };
    const done = [set(60, 12), set(60, 10)];
    const reps = [0, 1, 2].map(
      (count) => nextSetOf({ sets: done.slice(0, count), target: pyramid }, bench, 'metric').reps,
    );
    expect(reps).toEqual([12, 10, 8]);
  });

  it('stays the same after a set that went as planned', () => {
    expect(next([set(100, 10)])).toEqual({ loadKg: 100, reps: 10, reason: null });
    expect(next([set(100, 10), set(95, 9)])).toMatchObject({ loadKg: 95, reps: 9 });
    expect(next([set(100, 10, null)])).toMatchObject({ loadKg: 100, reps: 10 });
  });

  it('adapts to a set that went differently, and explains why', () => {
    expect(next([set(100, 8, 10)])).toEqual({
      ...{ loadKg: 95, reps: 8, reason: 'Set 1 was harder than planned.' },
    });
    expect(next([set(100, 12, 10), set(100, 0, 10)])).toEqual({
      ...{ loadKg: 90, reps: 8, reason: 'Set 2 failed.' },
    });
    expect(next([set(100, 8, 6)])).toEqual({
      ...{ loadKg: 100, reps: 10, reason: 'Set 1 was easier than planned.' },
    });
    expect(next([set(100, 12, 6)])).toMatchObject({ loadKg: 105, reps: 12 });
    const help = { ...bench, loading: 'counterweight' };
    expect(next([set(30, 8, 10)], help)).toMatchObject({
      ...{ loadKg: 32.5, reason: 'Set 1 was harder than planned.' },
    });
  });

  it("never goes below the bar's weight, unless the athlete has a lighter bar", () => {
    expect(next([set(20, 8, 10)])).toMatchObject({ loadKg: 20, reason: null });
    expect(next([set(15, 8, 10)])).toMatchObject({ loadKg: 15, reason: null });
    expect(next([set(17.5, 12, 6)], { ...bench, loadStepKg: 1 })).toMatchObject({ loadKg: 18 });
    const curl = { ...bench, equipmentNeeded: ['EZ bar'] };
    expect(next([set(20, 0, 10)], curl)).toMatchObject({ loadKg: 17.5 });
  });
});
