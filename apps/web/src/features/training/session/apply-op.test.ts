import type { TrainingDay } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { applyOp } from './apply-op.ts';
import { isWorkoutOp, type WorkoutOp } from './workout-op.ts';

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
const begun = applyOp(null, start);
const keys = begun?.exerciseData.map(({ key }) => key) ?? [];
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
  it('begins with the targets of the plan, under keys that the server makes too', () => {
    expect(begun).toMatchObject({ name: 'Push', completed: false });
    expect(new Set(keys).size).toBe(2);
    expect(applyOp(null, start)).toEqual(begun);
  });

  it('shows sets at once, and the same whether the server knows them already or not', () => {
    const ops = [set('s1', 8), set('s2', 7), set('s1', 9)];
    const once = ops.reduce(applyOp, begun);
    expect(once?.exerciseData[0]?.sets.map(({ reps }) => reps)).toEqual([9, 7]);
    expect(ops.reduce(applyOp, once)).toEqual(once);
  });

  it('leaves another session alone', () => {
    const other = begun && { ...begun, id: 'other' };
    expect(applyOp(other, set('s1', 8))).toBe(other);
  });

  it('swaps an exercise in place and adds one behind it', () => {
    const body = { exerciseId: 'dips', sets: 2, skipped: false, position: 1 };
    const swap: WorkoutOp = {
      kind: 'exercise',
      sessionId,
      exerciseKey: keys[0] ?? '',
      name: 'Dips',
      body,
    };
    const names = (op: WorkoutOp) =>
      applyOp(begun, op)?.exerciseData.map(({ exerciseName }) => exerciseName);
    expect(names(swap)).toEqual(['Dips', 'Fly']);
    expect(names({ ...swap, exerciseKey: 'new' })).toEqual(['Bench Press', 'Dips', 'Fly']);
    expect(applyOp(begun, swap)?.exerciseData[1]?.target?.supersetWith).toBe('Dips');
  });

  it('asks of what comes in the place of another the same, in its own unit', () => {
    const hold = { reps: '30-45 s', rpe: 6, notes: 'Breathe.' };
    const exercises = day.exercises.map((exercise) => ({ ...exercise, ...hold }));
    const plank = applyOp(null, { ...start, day: { ...day, exercises } } as WorkoutOp);
    const body = { exerciseId: 'crunch', sets: 2, skipped: false, position: 1 };
    const swap = { kind: 'exercise', sessionId, name: 'Crunch', body, timed: false } as const;
    const asked = { sets: 2, reps: '8-12', rpe: 6, notes: null };
    const inPlace = { ...swap, exerciseKey: keys[0] ?? '' };
    const once = applyOp(plank, inPlace);
    expect(once?.exerciseData[0]?.target).toMatchObject(asked);
    expect(applyOp(once, inPlace)).toEqual(once);
    const rest = { ...swap, exerciseKey: 'new', body: { ...body, replaces: keys[0] ?? '' } };
    expect(applyOp(plank, rest)?.exerciseData[1]?.target).toMatchObject(asked);
  });

  it('ends', () => {
    const body = { finishedAt: '2026-11-21T10:00:00.000Z' };
    expect(applyOp(begun, { kind: 'finish', sessionId, body })?.completed).toBe(true);
    expect(applyOp(begun, { kind: 'abandon', sessionId })).toBeNull();
  });
});

it('takes only operations from what the device kept', () => {
  expect([start, set('s', 1)].every(isWorkoutOp)).toBe(true);
  expect([null, {}, { kind: 'x', sessionId }, { kind: 'set' }].some(isWorkoutOp)).toBe(false);
});
