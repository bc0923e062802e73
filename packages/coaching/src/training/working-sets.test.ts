import { describe, expect, it } from 'vitest';
import type { DoneSet } from './set-max.ts';
import { strengthOf, workingSetsOf } from './working-sets.ts';

const set = (weight: number | null, reps: number, rpe: number | null = 8): DoneSet => ({
  ...{ weight, reps, rpe },
});
const TODAY = { reps: '8-12', rpe: 8 };
const targetOf = (sets: number, change = {}) => ({ sets, ...TODAY, ...change });
const read = (sets: DoneSet[], count = 3, kind: 'whole' | 'added' | 'help' = 'whole') => {
  const found = workingSetsOf({ sets, asked: targetOf(count) }, kind, TODAY);
  return [found.loadKg, found.sets.map(({ reps }) => reps), found.missing];
};

describe('the working sets of a session', () => {
  it('exclude ramp-up sets', () => {
    expect(read([set(40, 8), set(60, 5), set(80, 10), set(80, 9), set(80, 8)])).toEqual([
      ...[80, [10, 9, 8], 0],
    ]);
    expect(read([set(70, 12), set(75, 12), set(80, 12)])).toEqual([80, [12], 2]);
  });

  it('include back-off sets, but no drop sets or extra sets', () => {
    expect(read([set(100, 12), set(90, 12), set(90, 11)])).toEqual([100, [12, 12, 11], 0]);
    expect(read([set(80, 12), set(50, 15), set(50, 15)])).toEqual([80, [12], 2]);
    expect(read([set(80, 12), set(64, 8), set(80, 12), set(64, 7), set(80, 12)])).toEqual([
      ...[80, [12, 12, 12], 0],
    ]);
    expect(read([set(80, 12), set(80, 12), set(80, 12), set(80, 6)])).toEqual([
      80,
      [12, 12, 12],
      0,
    ]);
  });

  it('ignore a heavy single as the working load, but count a failed set at it as a miss', () => {
    expect(read([set(120, 2), set(100, 9), set(100, 8), set(100, 8)])).toEqual([100, [9, 8, 8], 0]);
    expect(read([set(100, 9), set(100, 8), set(110, 0, 10)])).toEqual([100, [9, 8], 1]);
    expect(read([set(100, 9), set(100, 8), set(100, 0, 10)])).toEqual([100, [9, 8, 0], 0]);
    expect(read([set(100, 0, 10)], 1)).toEqual([100, [0], 0]);
  });

  it('are the sets with the least assistance, or the most added weight', () => {
    expect(read([set(50, 5), set(30, 9), set(35, 9)], 2, 'help')).toEqual([30, [9, 9], 0]);
    expect(read([set(10, 8), set(0, 8)], 2, 'help')).toEqual([0, [8], 1]);
    expect(read([set(null, 8), set(null, 8)], 2, 'help')).toEqual([null, [8, 8], 0]);
    expect(read([set(null, 12), set(5, 9), set(null, 9)], 2, 'added')).toEqual([5, [9, 9], 0]);
    expect(read([set(null, 9), set(0, 8)], 2)).toEqual([null, [9, 8], 0]);
  });

  it('are compared with the targets of their own day', () => {
    const time = { sets: [set(80, 12, 7)], asked: targetOf(1, { reps: '10-12', rpe: 7 }) };
    expect(workingSetsOf(time, 'whole', TODAY)).toMatchObject({
      ...{ minReps: 10, maxReps: 12, targetRir: 3, sets: [{ reps: 12, rir: 3, done: 12 }] },
    });
    expect(workingSetsOf({ ...time, asked: null }, 'whole', TODAY)).toMatchObject({
      ...{ minReps: 8, targetRir: 2, missing: 0 },
    });
  });

  it('are each compared with their own reps if a plan lists them', () => {
    const sets = [set(80, 12), set(80, 10), set(80, 7)];
    const found = workingSetsOf({ sets, asked: targetOf(3, { reps: '12/10/8' }) }, 'whole', TODAY);
    expect(found).toMatchObject({ minReps: 12, maxReps: 12, missing: 0 });
    expect(found.sets.map(({ reps, done }) => [reps, done])).toEqual([
      ...[
        [12, 12],
        [12, 10],
        [11, 7],
      ],
    ]);
  });

  it('count as done at the planned effort without an RPE', () => {
    const time = { sets: [set(80, 12, null)], asked: targetOf(1, { rpe: 7 }) };
    expect(workingSetsOf(time, 'whole', TODAY).sets).toEqual([{ reps: 12, rir: 3, done: 12 }]);
  });
});

it('derive strength from the best set, counting reps up to twelve', () => {
  const of = (reps: number, rir: number) =>
    strengthOf({ loadKg: 60, sets: [{ reps: 0, rir, done: reps }] });
  expect(of(6, 2)).toBeCloseTo(60 * (1 + 8 / 30), 9);
  expect(of(20, 2)).toBeCloseTo(60 * 1.4, 9);
  expect(of(0, 0)).toBeNull();
  expect(strengthOf({ loadKg: null, sets: [{ reps: 8, rir: 2, done: 8 }] })).toBeNull();
});
