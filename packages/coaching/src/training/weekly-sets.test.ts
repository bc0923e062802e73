import { describe, expect, it } from 'vitest';
import { countHardSets } from './weekly-sets.ts';

describe('countHardSets', () => {
  it('counts direct sets fully and indirect ones half', () => {
    const { sets } = countHardSets([
      { exerciseId: 'barbell-bench-press', sets: 4 },
      { exerciseId: 'triceps-pushdown', sets: 3 },
      { exerciseId: 'barbell-bench-press', sets: 1 },
    ]);
    expect(sets).toMatchObject({ chest: 5, front_delts: 2.5, triceps: 5.5, back: 0 });
  });

  it('reports what it can’t count instead of guessing', () => {
    expect(countHardSets([{ exerciseId: 'atlas-stone', sets: 3 }])).toMatchObject({
      sets: { back: 0 },
      unknownExerciseIds: ['atlas-stone'],
    });
  });

  it('counts no cardio', () => {
    const { sets } = countHardSets([{ exerciseId: 'stationary-bike', sets: 8 }]);
    expect(Object.values(sets).every((count) => count === 0)).toBe(true);
  });
});
