import { describe, expect, it } from 'vitest';
import type { StoredExercise } from './queries.ts';
import { toTarget } from './to-target.ts';

const stored: StoredExercise = {
  ...{ exerciseId: 'bench', exerciseName: 'Bench Press', category: 'Chest' },
  ...{ sets: 3, reps: '8-12', restTime: 90, rpe: null, tempo: null, notes: null },
  technique: 'straight_sets',
};

describe('target of a planned exercise', () => {
  it('has defaults for drop sets and rest-pause', () => {
    expect(toTarget({ ...stored, technique: 'drop_set' }).dropSetPercentage).toBe(20);
    expect(toTarget({ ...stored, technique: 'rest_pause' }).restPauseReps).toBe(5);
  });

  it('has default RPE, tempo and time under tension', () => {
    expect(toTarget(stored)).toMatchObject({ rpe: 8, tempo: '2-0-2-0', timeUnderTension: 30 });
  });

  it("keeps the plan's values and only its own technique's fields", () => {
    const reported = { rpe: 9, tempo: '3-1-1-0', timeUnderTension: 45, dropSetPercentage: 30 };
    const planned = { ...stored, ...reported, restPauseReps: 4 };
    expect(toTarget({ ...planned, technique: 'drop_set' })).toMatchObject({
      ...reported,
      restPauseReps: null,
    });
    expect(toTarget(planned)).toMatchObject({ dropSetPercentage: null, restPauseReps: null });
  });

  it('drops technique instructions from older notes', () => {
    const drop = 'Last set only: at the end take 20 % off and go on without rest.';
    const pause = 'Last set only: rest 10 to 15 s, then up to 5 more with the same load, twice.';
    const noted = (notes: string | null) => toTarget({ ...stored, notes }).notes;
    expect([drop, `One side first. ${pause}`].map(noted)).toEqual([null, 'One side first.']);
    expect(['Last set only: slowly.', null].map(noted)).toEqual(['Last set only: slowly.', null]);
  });
});
