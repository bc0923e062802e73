import { upsertExercise, upsertSet, withoutSet } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { changesBetween, type LoggedExercise } from './exercise-changes.ts';

const set = (id: string, reps = 8) => ({
  ...{ id, weight: 80, reps, rpe: 8, form: null, pump: null, mindMuscle: null, energy: null },
  at: '2026-11-21T08:00:00.000Z',
});
const exercise = (key: string, ...ids: string[]): LoggedExercise => ({
  ...{ key, exerciseId: `of ${key}`, exerciseName: key, target: null, skipped: false },
  sets: ids.map((id) => set(id)),
});
const before = [exercise('a', '1', '2'), exercise('b', '3')];
const none = { exercises: [], sets: [], removedSetIds: [] };

describe('rows changed by an edit', () => {
  it('contain one row for a changed set', () => {
    expect(changesBetween(before, upsertSet(before, 'b', set('4')) ?? [])).toEqual({
      ...none,
      sets: [{ exerciseKey: 'b', set: set('4') }],
    });
    expect(changesBetween(before, upsertSet(before, 'a', set('1', 9)) ?? [])).toEqual({
      ...none,
      sets: [{ exerciseKey: 'a', set: set('1', 9) }],
    });
    expect(changesBetween(before, withoutSet(before, '2'))).toEqual({
      ...none,
      removedSetIds: ['2'],
    });
  });

  it('are empty for a duplicate', () => {
    expect(changesBetween(before, upsertSet(before, 'a', set('1')) ?? [])).toEqual(none);
    expect(changesBetween(before, withoutSet(before, 'gone'))).toEqual(none);
  });

  it('contain one row for a moved set', () => {
    expect(changesBetween(before, upsertSet(before, 'b', set('1')) ?? [])).toEqual({
      ...none,
      sets: [{ exerciseKey: 'b', set: set('1') }],
    });
  });

  it('include a resumed skipped exercise', () => {
    const skipped = [{ ...exercise('a'), skipped: true }];
    const { exercises, sets } = changesBetween(skipped, upsertSet(skipped, 'a', set('1')) ?? []);
    expect(exercises).toMatchObject([{ position: 0, exercise: { key: 'a', skipped: false } }]);
    expect(sets).toHaveLength(1);
  });

  it('include an added exercise and those after it', () => {
    const { exercises } = changesBetween(before, upsertExercise(before, exercise('c'), 1));
    expect(exercises.map(({ exercise: { key }, position }) => [key, position])).toEqual([
      ['c', 1],
      ['b', 2],
    ]);
  });
});
