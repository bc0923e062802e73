import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropSet, exerciseKeyAt, putExercise, putSet, sessionProgress } from './session-edits.ts';

const exercise = (key: string, ...ids: string[]) => ({
  key,
  exerciseId: `id-${key}`,
  exerciseName: key,
  skipped: false,
  target: { sets: 3, supersetWith: null as string | null },
  sets: ids.map((id) => ({ id, reps: 8 })),
});

describe('saving a set', () => {
  it('appends it, and replaces it the second time', () => {
    const once = putSet([exercise('a')], 'a', { id: 's1', reps: 8 }) ?? [];
    const twice = putSet(once, 'a', { id: 's1', reps: 9 }) ?? [];
    expect(twice[0]?.sets).toEqual([{ id: 's1', reps: 9 }]);
  });

  it('reopens a skipped exercise for an extra set, not for a correction, and reports a missing one', () => {
    const skipped = { ...exercise('a', '1'), skipped: true };
    expect(putSet([skipped], 'a', { id: 's', reps: 1 })?.[0]?.skipped).toBe(false);
    expect(putSet([skipped], 'a', { id: '1', reps: 1 })?.[0]).toMatchObject({
      ...{ skipped: true, sets: [{ reps: 1 }] },
    });
    expect(putSet([exercise('a')], 'b', { id: 's', reps: 1 })).toBeNull();
  });

  it('never stores a set twice, in any order', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2', '3')));
    fc.assert(
      fc.property(edits, (list) => {
        let exercises = [exercise('a'), exercise('b')];
        for (const [key, id] of list) exercises = putSet(exercises, key, { id, reps: 5 }) ?? [];
        const ids = exercises.flatMap(({ sets }) => sets.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

it('deletes a set, and ignores a missing one', () => {
  expect(dropSet([exercise('a', '1', '2')], '1')[0]?.sets).toEqual([{ id: '2', reps: 8 }]);
  expect(dropSet([exercise('a', '1')], 'x')[0]?.sets).toHaveLength(1);
});

it('replaces an exercise in place and inserts a new one in the right position', () => {
  const list = [exercise('a'), exercise('b')];
  const keys = (position: number) =>
    putExercise(list, exercise('c'), position).map(({ key }) => key);
  expect(keys(1)).toEqual(['a', 'c', 'b']);
  expect(putExercise(list, { ...exercise('b'), skipped: true }, 0)[1]?.skipped).toBe(true);
});

it('keeps a superset together when its partner is swapped', () => {
  const paired = { ...exercise('b'), target: { sets: 3, supersetWith: 'a' } };
  const swapped = { ...exercise('a'), exerciseName: 'a2' };
  const partnersAfter = (changed: typeof swapped) =>
    putExercise([exercise('a'), paired, exercise('c')], changed, 0).map(
      ({ target }) => target.supersetWith,
    );
  expect(partnersAfter(swapped)).toEqual([null, 'a2', null]);
  expect(partnersAfter({ ...exercise('c'), exerciseName: 'c2' })).toEqual([null, 'a', null]);
  expect(partnersAfter({ ...swapped, key: 'new' })).toEqual([null, null, 'a', null]);
});

it('counts finished and open sets, without skipped exercises', () => {
  const skipped = { ...exercise('b', '4'), skipped: true };
  const extra = exercise('c', '5', '6', '7', '8');
  expect(sessionProgress([exercise('a', '1'), skipped, extra])).toEqual({ done: 6, total: 8 });
});

it('derives keys from the session that differ by position', () => {
  const key = exerciseKeyAt('8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11', 26);
  expect(key).toBe('8f14e45f-ceea-467f-a9f6-5d2b0c5a001a');
});
