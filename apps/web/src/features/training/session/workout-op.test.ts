import type { TrainingDay } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { applyOp, isWorkoutOp, outcomeOf, type WorkoutOp } from './workout-op.ts';

const finish: WorkoutOp = {
  kind: 'finish',
  sessionId: 'one',
  body: { finishedAt: '2026-11-21T19:00:00Z' },
};
const removal: WorkoutOp = { kind: 'removeSet', sessionId: 'one', setId: 'a' };

it('reports a rejected operation as rejected', () => {
  expect(outcomeOf(finish, [structuredClone(finish)], [])).toBe('refused');
  expect(outcomeOf(finish, [removal], [])).toBe('partly');
});

it('reports operations as sent or waiting', () => {
  expect(outcomeOf(finish, [], [])).toBe('sent');
  expect(outcomeOf(finish, [], [finish])).toBe('waiting');
  expect(outcomeOf(finish, undefined, [finish])).toBe('waiting');
});

const target = {
  sets: 3,
  reps: '8-12',
  restTime: 90,
  rpe: 8,
  tempo: '2-0-2-0',
  technique: 'straight_sets',
  dropSetPercentage: null,
  restPauseReps: null,
  supersetWith: null,
  timeUnderTension: 30,
  notes: null,
} as const;
const sessionId = '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11';
const day: TrainingDay = {
  id: 'w1',
  name: 'Push',
  day: 1,
  estimatedTime: 55,
  difficulty: 'beginner',
  targetMuscles: [],
  equipment: [],
  focusPoints: [],
  exercises: [
    { ...target, exerciseId: 'bench', exerciseName: 'Bench Press' },
    {
      ...{ ...target, exerciseId: 'fly', exerciseName: 'Fly' },
      ...{ technique: 'super_set', supersetWith: 'Bench Press' },
    },
  ],
};
const start: WorkoutOp = {
  ...{ kind: 'start', sessionId, day, date: '2026-11-21', startedAt: '2026-11-21T09:00:00.000Z' },
};
const startedWorkout = applyOp(null, start);
const keys = startedWorkout?.exerciseData.map(({ key }) => key) ?? [];
const set = (setId: string, reps: number, exerciseKey = keys[0] ?? ''): WorkoutOp => ({
  kind: 'set',
  sessionId,
  setId,
  body: {
    ...{ exerciseKey, weight: 80, reps, rpe: 8, form: null, pump: null, mindMuscle: null },
    ...{ energy: null, at: '2026-11-21T09:05:00.000Z' },
  },
});

describe('a workout on the device', () => {
  it('starts with the plan’s targets, with the same keys as on the server', () => {
    expect(startedWorkout).toMatchObject({ name: 'Push', completed: false });
    expect(new Set(keys).size).toBe(2);
    expect(applyOp(null, start)).toEqual(startedWorkout);
  });

  it('applies sets immediately, and idempotently', () => {
    const ops = [set('s1', 8), set('s2', 7), set('s1', 9)];
    const once = ops.reduce(applyOp, startedWorkout);
    expect(once?.exerciseData[0]?.sets.map(({ reps }) => reps)).toEqual([9, 7]);
    expect(ops.reduce(applyOp, once)).toEqual(once);
  });

  it('does not change another session', () => {
    const other = startedWorkout && { ...startedWorkout, id: 'other' };
    expect(applyOp(other, set('s1', 8))).toBe(other);
  });

  it('swaps an exercise in place and inserts one after it', () => {
    const body = { exerciseId: 'dips', sets: 2, skipped: false, position: 1 };
    const swap: WorkoutOp = {
      kind: 'exercise',
      sessionId,
      exerciseKey: keys[0] ?? '',
      name: 'Dips',
      body,
    };
    const names = (op: WorkoutOp) =>
      applyOp(startedWorkout, op)?.exerciseData.map(({ exerciseName }) => exerciseName);
    expect(names(swap)).toEqual(['Dips', 'Fly']);
    expect(names({ ...swap, exerciseKey: 'new' })).toEqual(['Bench Press', 'Dips', 'Fly']);
    expect(applyOp(startedWorkout, swap)?.exerciseData[1]?.target?.supersetWith).toBe('Dips');
  });

  it('gives a replacement the same targets in its own unit', () => {
    const holdTarget = { reps: '30-45 s', rpe: 6, notes: 'Breathe.' };
    const exercises = day.exercises.map((exercise) => ({ ...exercise, ...holdTarget }));
    const plank = applyOp(null, { ...start, day: { ...day, exercises } } as WorkoutOp);
    const body = { exerciseId: 'crunch', sets: 2, skipped: false, position: 1 };
    const swap = { kind: 'exercise', sessionId, name: 'Crunch', body, timed: false } as const;
    const targets = { sets: 2, reps: '8-12', rpe: 6, notes: null };
    const inPlace = { ...swap, exerciseKey: keys[0] ?? '' };
    const once = applyOp(plank, inPlace);
    expect(once?.exerciseData[0]?.target).toMatchObject(targets);
    expect(applyOp(once, inPlace)).toEqual(once);
    const rest = { ...swap, exerciseKey: 'new', body: { ...body, replaces: keys[0] ?? '' } };
    expect(applyOp(plank, rest)?.exerciseData[1]?.target).toMatchObject(targets);
  });

  it('ends with a finish or discard operation', () => {
    const body = { finishedAt: '2026-11-21T10:00:00.000Z' };
    expect(applyOp(startedWorkout, { kind: 'finish', sessionId, body })?.completed).toBe(true);
    expect(applyOp(startedWorkout, { kind: 'abandon', sessionId })).toBeNull();
  });
});

it('accepts only operations from storage', () => {
  expect([start, set('s', 1)].every(isWorkoutOp)).toBe(true);
  expect([null, {}, { kind: 'x', sessionId }, { kind: 'set' }].some(isWorkoutOp)).toBe(false);
});
