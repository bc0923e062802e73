import { expect, it } from 'vitest';
import { changedTarget } from './changed-target.ts';
import { UNPLANNED_TARGET } from './set-entry.ts';

const ROW = { ...UNPLANNED_TARGET, ...{ sets: 4, rpe: 6, notes: 'One side, then the other.' } };
const HOLD = { ...ROW, ...{ reps: '45-60 s', tempo: 'hold', timeUnderTension: 53 } };
const exercises = [
  { key: 'a', exerciseId: 'row', target: ROW },
  { key: 'b', exerciseId: 'plank', target: HOLD },
  { key: 'c', exerciseId: 'curl', target: null },
];
const asked = (key: string, change: { exerciseId: string; timed?: boolean; replaces?: string }) =>
  changedTarget(exercises, { key, sets: 3, timed: false, ...change });

it('asks the same of an exercise with another number of sets', () => {
  expect(asked('a', { exerciseId: 'row' })).toEqual({ ...ROW, sets: 3 });
  expect(asked('b', { exerciseId: 'plank' })).toEqual({ ...HOLD, sets: 3 });
  expect(asked('c', { exerciseId: 'curl' })).toEqual({ ...UNPLANNED_TARGET, sets: 3 });
});

it('asks of what comes in its place the same, without the notes on the one that went', () => {
  const target = { ...ROW, sets: 3, notes: null };
  expect(asked('a', { exerciseId: 'pull-up' })).toEqual(target);
  expect(asked('new', { exerciseId: 'pull-up', replaces: 'a' })).toEqual(target);
  expect(asked('b', { exerciseId: 'side-plank', timed: true })).toMatchObject({
    ...{ reps: '45-60 s', tempo: 'hold', timeUnderTension: 53, notes: null },
  });
});

it('takes no seconds for repetitions, nor repetitions for seconds', () => {
  const { reps, tempo, timeUnderTension } = UNPLANNED_TARGET;
  expect(asked('b', { exerciseId: 'cable-crunch' })).toMatchObject({
    ...{ reps, tempo, timeUnderTension, rpe: 6 },
  });
  expect(asked('a', { exerciseId: 'plank', timed: true })).toMatchObject({
    ...{ reps: '30-45 s', tempo: 'hold', timeUnderTension: 38, rpe: 6 },
  });
});

it('asks what no plan does of an exercise that is added', () => {
  expect(asked('new', { exerciseId: 'fly' })).toEqual({ ...UNPLANNED_TARGET, sets: 3 });
  expect(asked('new', { exerciseId: 'plank', timed: true }).reps).toBe('30-45 s');
  // What it was to replace is not there, or no longer.
  expect(asked('new', { exerciseId: 'fly', replaces: 'gone' }).rpe).toBe(UNPLANNED_TARGET.rpe);
});
