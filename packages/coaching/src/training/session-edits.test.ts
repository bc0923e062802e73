import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exerciseKeyAt,
  sessionProgress,
  upsertExercise,
  upsertSet,
  withoutSet,
} from './session-edits.ts';

const exercise = (key: string, ...ids: string[]) => ({
  key,
  exerciseId: `id-${key}`,
  exerciseName: key,
  skipped: false,
  target: { sets: 3, supersetWith: null as string | null },
  sets: ids.map((id) => ({ id, reps: 8 })),
});

describe('session edits', () => {
  it('append a set, and replace it the second time', () => {
    const once = upsertSet([exercise('a')], 'a', { id: 's1', reps: 8 }) ?? [];
    const twice = upsertSet(once, 'a', { id: 's1', reps: 9 }) ?? [];
    expect(twice[0]?.sets).toEqual([{ id: 's1', reps: 9 }]);
  });

  it('reopen a skipped exercise for an extra set but not for a correction, and return null for an unknown one', () => {
    const skipped = { ...exercise('a', '1'), skipped: true };
    expect(upsertSet([skipped], 'a', { id: 's', reps: 1 })?.[0]?.skipped).toBe(false);
    expect(upsertSet([skipped], 'a', { id: '1', reps: 1 })?.[0]).toMatchObject({
      ...{ skipped: true, sets: [{ reps: 1 }] },
    });
    expect(upsertSet([exercise('a')], 'b', { id: 's', reps: 1 })).toBeNull();
  });

  it('never store a set twice, in any order', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2', '3')));
    fc.assert(
      fc.property(edits, (list) => {
        let exercises = [exercise('a'), exercise('b')];
        for (const [key, id] of list) exercises = upsertSet(exercises, key, { id, reps: 5 }) ?? [];
        const ids = exercises.flatMap(({ sets }) => sets.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

it('delete a set, and ignore a missing one', () => {
  expect(withoutSet([exercise('a', '1', '2')], '1')[0]?.sets).toEqual([{ id: '2', reps: 8 }]);
  expect(withoutSet([exercise('a', '1')], 'x')[0]?.sets).toHaveLength(1);
});

it('replace an exercise in place, and insert a new one in the right position', () => {
  const list = [exercise('a'), exercise('b')];
  const keys = (position: number) =>
    upsertExercise(list, exercise('c'), position).map(({ key }) => key);
  expect(keys(1)).toEqual(['a', 'c', 'b']);
  expect(upsertExercise(list, { ...exercise('b'), skipped: true }, 0)[1]?.skipped).toBe(true);
});

it('keeps a superset together when one exercise is swapped', () => {
  const paired = { ...exercise('b'), target: { sets: 3, supersetWith: 'a' } };
  const swapped = { ...exercise('a'), exerciseName: 'a2' };
  const partnersAfter = (changed: typeof swapped) =>
    upsertExercise([exercise('a'), paired, exercise('c')], changed, 0).map(
      ({ target }) => target.supersetWith,
    );
  expect(partnersAfter(swapped)).toEqual([null, 'a2', null]);
  expect(partnersAfter({ ...exercise('c'), exerciseName: 'c2' })).toEqual([null, 'a', null]);
  expect(partnersAfter({ ...swapped, key: 'new' })).toEqual([null, null, 'a', null]);
});

it('count finished and open sets, without skipped exercises', () => {
  const skipped = { ...exercise('b', '4'), skipped: true };
  const extra = exercise('c', '5', '6', '7', '8');
  expect(sessionProgress([exercise('a', '1'), skipped, extra])).toEqual({ done: 6, total: 8 });
});

it('derive keys from the session that differ by position', () => {
  const key = exerciseKeyAt('8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11', 26);
  expect(key).toBe('8f14e45f-ceea-467f-a9f6-5d2b0c5a001a');
});
