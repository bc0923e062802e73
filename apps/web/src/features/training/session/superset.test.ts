import type { SessionExercise } from '@posedown/contract';
import { expect, it } from 'vitest';
import { afterSet, sessionSuperset } from './superset.ts';

/** An exercise of three sets with some of them done. */
const exercise = (exerciseName: string, done: number, change: object = {}) =>
  ({
    ...{ key: exerciseName, exerciseName, skipped: false },
    target: { sets: 3, technique: 'straight_sets', supersetWith: null },
    sets: Array.from({ length: done }, () => ({})),
    ...change,
  }) as unknown as SessionExercise;

const paired = (name: string, done: number, partner: string, sets = 3) =>
  exercise(name, done, { target: { sets, technique: 'super_set', supersetWith: partner } });

/** A squat, a pair and a row, with some sets of the pair done. */
const workout = (curls: number, dips: number, [curlSets, dipSets] = [3, 3]) => [
  exercise('Squat', 3),
  paired('Curl', curls, 'Dips', curlSets),
  paired('Dips', dips, 'Curl', dipSets),
  exercise('Row', 0),
];

it('goes to the partner of a superset without a rest, and back after one', () => {
  expect(afterSet(workout(1, 0), 1)).toEqual({ place: 2, rests: false });
  expect(afterSet(workout(1, 1), 2)).toEqual({ place: 1, rests: true });
  expect(afterSet(workout(3, 2), 1)).toEqual({ place: 2, rests: false });
});

it('stays on the second exercise once both are done', () => {
  expect(afterSet(workout(3, 3), 2)).toEqual({ place: 2, rests: true });
});

it('handles a superset started with its second exercise', () => {
  expect(afterSet(workout(0, 1), 2)).toEqual({ place: 1, rests: false });
  expect(afterSet(workout(1, 1), 1)).toEqual({ place: 1, rests: true });
  expect(afterSet(workout(1, 2), 1)).toEqual({ place: 1, rests: true });
});

it('finishes the remaining sets of the longer exercise on its own', () => {
  expect(afterSet(workout(3, 3, [4, 3]), 2)).toEqual({ place: 1, rests: true });
  expect(afterSet(workout(4, 3, [4, 3]), 1)).toEqual({ place: 1, rests: true });
  expect(afterSet(workout(2, 2, [2, 3]), 2)).toEqual({ place: 2, rests: true });
});

it('rests after each set if the partner is skipped or missing', () => {
  const skipped = workout(1, 0).map((one) =>
    one.exerciseName === 'Dips' ? { ...one, skipped: true } : one,
  );
  expect(afterSet(skipped, 1)).toEqual({ place: 1, rests: true });
  expect(sessionSuperset(skipped, 1)).toBeUndefined();
  expect(afterSet(workout(0, 0), 0)).toEqual({ place: 0, rests: true });
});

it('does not rest after the last set of the workout', () => {
  expect(afterSet([exercise('Squat', 3)], 0)).toEqual({ place: 0, rests: false });
  expect(afterSet([exercise('Squat', 1), exercise('Row', 3)], 1)).toEqual({
    ...{ place: 1, rests: true },
  });
});

it('pairs an exercise swapped in after the first set', () => {
  const swapped = [
    { ...paired('Curl', 1, 'Dips'), skipped: true },
    paired('Hammer Curl', 0, 'Dips', 2),
    paired('Dips', 1, 'Curl'),
  ];
  expect(sessionSuperset(swapped, 1)).toEqual({ partner: 'Dips', isFirst: true });
  expect(sessionSuperset(swapped, 2)).toEqual({ partner: 'Hammer Curl', isFirst: false });
});

it('omits a partner that is done', () => {
  expect(sessionSuperset(workout(2, 2, [2, 3]), 2)).toBeUndefined();
  expect(sessionSuperset(workout(2, 2, [2, 3]), 1)).toEqual({ partner: 'Dips', isFirst: true });
});
