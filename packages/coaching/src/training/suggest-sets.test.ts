import { describe, expect, it } from 'vitest';
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

  it('goes on with repetitions where there is no load, and says nothing without a last time', () => {
    const pullUps = [{ weight: null, reps: 7, rpe: 9 }];
    expect(suggestSets({ ...base, last: pullUps, stepKg: 0 })).toMatchObject({ targetReps: 8 });
    expect(suggestSets({ ...base, last: [] })).toBeNull();
    expect(suggestSets({ ...base, last: sets(8), reps: 'To failure' })).toBeNull();
  });
});
