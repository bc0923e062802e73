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

describe('putting a set', () => {
  it('appends it, and replaces it the second time', () => {
    const once = putSet([exercise('a')], 'a', { id: 's1', reps: 8 }) ?? [];
    const twice = putSet(once, 'a', { id: 's1', reps: 9 }) ?? [];
    expect(twice[0]?.sets).toEqual([{ id: 's1', reps: 9 }]);
  });

  it('takes the exercise up again with a set more, not by correcting one, and knows when there is none', () => {
    const skipped = { ...exercise('a', '1'), skipped: true };
    expect(putSet([skipped], 'a', { id: 's', reps: 1 })?.[0]?.skipped).toBe(false);
    expect(putSet([skipped], 'a', { id: '1', reps: 1 })?.[0]).toMatchObject({
      ...{ skipped: true, sets: [{ reps: 1 }] },
    });
    expect(putSet([exercise('a')], 'b', { id: 's', reps: 1 })).toBeNull();
  });

  it('never holds a set twice, whatever the order', () => {
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

it('drops a set, and nothing where there is none', () => {
  expect(dropSet([exercise('a', '1', '2')], '1')[0]?.sets).toEqual([{ id: '2', reps: 8 }]);
  expect(dropSet([exercise('a', '1')], 'x')[0]?.sets).toHaveLength(1);
});

it('changes an exercise in place and inserts a new one where it belongs', () => {
  const list = [exercise('a'), exercise('b')];
  const keys = (position: number) =>
    putExercise(list, exercise('c'), position).map(({ key }) => key);
  expect(keys(1)).toEqual(['a', 'c', 'b']);
  expect(putExercise(list, { ...exercise('b'), skipped: true }, 0)[1]?.skipped).toBe(true);
});

it('keeps a superset whole when its partner is swapped', () => {
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

it('counts what is done and to do; skipped exercises ask for nothing', () => {
  const skipped = { ...exercise('b', '4'), skipped: true };
  const extra = exercise('c', '5', '6', '7', '8');
  expect(sessionProgress([exercise('a', '1'), skipped, extra])).toEqual({ done: 6, total: 8 });
});

it('makes keys that follow from the session and differ by place', () => {
  const key = exerciseKeyAt('8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11', 26);
  expect(key).toBe('8f14e45f-ceea-467f-a9f6-5d2b0c5a001a');
});
