import { expect, it } from 'vitest';
import { changedTarget } from './changed-target.ts';
import { exerciseNotes } from './planned-workout.ts';
import { UNPLANNED_TARGET } from './set-entry.ts';

const ROW = { ...UNPLANNED_TARGET, ...{ sets: 4, rpe: 6, notes: 'One side, then the other.' } };
const ISOMETRIC_HOLD = { ...ROW, ...{ reps: '45-60 s', tempo: 'hold', timeUnderTension: 53 } };
const exercises = [
  { key: 'a', exerciseId: 'row', target: ROW },
  { key: 'b', exerciseId: 'plank', target: ISOMETRIC_HOLD },
  { key: 'c', exerciseId: 'curl', target: null },
];
type Changed = Parameters<typeof changedTarget>[1];
const targetOf = (key: string, change: Partial<Changed> & { exerciseId: string }) =>
  changedTarget(exercises, { key, sets: 3, timed: false, ...change });

it('keeps the target of an exercise with a different number of sets', () => {
  expect(targetOf('a', { exerciseId: 'row' })).toEqual({ ...ROW, sets: 3 });
  expect(targetOf('b', { exerciseId: 'plank' })).toEqual({ ...ISOMETRIC_HOLD, sets: 3 });
  expect(targetOf('c', { exerciseId: 'curl' })).toEqual({ ...UNPLANNED_TARGET, sets: 3 });
});

it('keeps the target for a replacement, without the notes on the original', () => {
  const target = { ...ROW, sets: 3, notes: null };
  expect(targetOf('a', { exerciseId: 'pull-up' })).toEqual(target);
  expect(targetOf('new', { exerciseId: 'pull-up', replaces: 'a' })).toEqual(target);
  expect(targetOf('b', { exerciseId: 'side-plank', timed: true })).toMatchObject({
    ...{ reps: '45-60 s', tempo: 'hold', timeUnderTension: 53, notes: null },
  });
});

it('uses the plan’s notes for a replacement or an added exercise', () => {
  const notes = exerciseNotes({ heavy: false, unilateral: true });
  expect(notes).toBe('All repetitions on one side, then the other: that is one set.');
  expect(targetOf('a', { exerciseId: 'one-arm-row', notes }).notes).toBe(notes);
  expect(targetOf('new', { exerciseId: 'one-arm-row', replaces: 'a', notes }).notes).toBe(notes);
  expect(targetOf('new', { exerciseId: 'one-arm-row', notes }).notes).toBe(notes);
  // The coach may have written different notes for the remaining exercise.
  expect(targetOf('a', { exerciseId: 'row', notes }).notes).toBe(ROW.notes);
});

it('never converts between seconds and repetitions', () => {
  const { reps, tempo, timeUnderTension } = UNPLANNED_TARGET;
  expect(targetOf('b', { exerciseId: 'cable-crunch' })).toMatchObject({
    ...{ reps, tempo, timeUnderTension, rpe: 6 },
  });
  expect(targetOf('a', { exerciseId: 'plank', timed: true })).toMatchObject({
    ...{ reps: '30-45 s', tempo: 'hold', timeUnderTension: 38, rpe: 6 },
  });
});

it('uses default targets for an added exercise', () => {
  expect(targetOf('new', { exerciseId: 'fly' })).toEqual({ ...UNPLANNED_TARGET, sets: 3 });
  expect(targetOf('new', { exerciseId: 'plank', timed: true }).reps).toBe('30-45 s');
  // The exercise to replace is missing.
  expect(targetOf('new', { exerciseId: 'fly', replaces: 'gone' }).rpe).toBe(UNPLANNED_TARGET.rpe);
});
