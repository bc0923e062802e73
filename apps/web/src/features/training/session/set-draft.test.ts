import type { ExerciseHistory } from '@posedown/coaching';
import { type LoggedSet, type SessionExercise, setBodySchema } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { draftOf, loadQuestion, nextSet, setForm, toSetBody } from './set-draft.ts';

const key = '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11';
const done: LoggedSet = {
  id: key,
  weight: 100,
  reps: 8,
  rpe: 8.5,
  form: 9,
  pump: 'High',
  mindMuscle: null,
  energy: 'Peak',
  at: '2026-11-21T09:05:00.000Z',
};
const exercise = { sets: [], target: { reps: '8-12', rpe: 8 } } as unknown as SessionExercise;
const guide: ExerciseHistory = {
  ...{ loading: 'barbell', loadStepKg: 2.5 },
  suggestion: { loadKg: 102.5, targetReps: 8, reason: '' },
  last: { sets: [done] },
};

describe('the next set', () => {
  it('is prefilled from the suggestion, then from the previous set', () => {
    expect(nextSet(exercise, guide, 'metric')).toMatchObject({
      weight: '102.5',
      reps: '8',
      rpe: '8',
    });
    const second = { ...exercise, sets: [{ ...done, weight: 95, reps: 9 }] };
    expect(nextSet(second, guide, 'metric')).toMatchObject({ weight: '95', reps: '9' });
  });

  it('is prefilled from last time, else from the plan', () => {
    const unsuggested = { ...guide, suggestion: null };
    expect(nextSet(exercise, unsuggested, 'imperial')).toMatchObject({
      weight: '220.5',
      reps: '8',
    });
    expect(nextSet(exercise, undefined, 'metric')).toMatchObject({ weight: '', reps: '8' });
  });
});

describe('a failed set', () => {
  const options = { exerciseKey: key, units: 'metric', at: done.at } as const;

  it('is sent with RPE 10, whatever was filled in', () => {
    const draft = { ...draftOf(done, 'metric'), reps: '0', rpe: '8' };
    expect(toSetBody(draft, options)).toMatchObject({ reps: 0, rpe: 10 });
    expect(toSetBody({ ...draft, reps: '1' }, options)).toMatchObject({ reps: 1, rpe: 8 });
  });

  it('is followed by a lighter one', () => {
    const sets = [done, { ...done, weight: 110, reps: 0, rpe: 10 }];
    expect(nextSet({ ...exercise, sets }, guide, 'metric')).toMatchObject({
      ...{ weight: '100', reps: '8' },
    });
  });
});

describe('the request body of a set', () => {
  it('round-trips a stored set', () => {
    const { id: _id, ...body } = done;
    const options = { exerciseKey: key, units: 'metric', at: done.at } as const;
    const sent = toSetBody(draftOf(done, 'metric'), options);
    expect(setBodySchema.parse(sent)).toEqual({ ...body, exerciseKey: key });
  });

  it('is validated like on the server: RPE and form from 1 to 10, whole reps', () => {
    const draft = draftOf(done, 'metric');
    expect(setForm.errors(draft, 'metric')).toEqual({});
    expect(setForm.errors({ ...draft, weight: '' }, 'metric')).toEqual({});
    for (const scale of ['1', '10']) {
      expect(setForm.errors({ ...draft, rpe: scale, form: scale }, 'metric'), scale).toEqual({});
    }
    for (const scale of ['0', '11']) {
      const wrong = { ...draft, weight: 'x', reps: '7.5', rpe: scale, form: scale };
      expect(Object.keys(setForm.errors(wrong, 'metric'))).toEqual([
        'weight',
        'reps',
        'rpe',
        'form',
      ]);
    }
  });

  it('keeps an untouched load exact, however it is rounded on screen', () => {
    const body = (kg: number, units: 'metric' | 'imperial', change = {}) =>
      toSetBody(
        { ...draftOf({ ...done, weight: kg }, units), ...change },
        { exerciseKey: key, units, at: done.at },
      ).weight;
    expect(draftOf({ ...done, weight: 61.25 }, 'metric').weight).toBe('61.25');
    expect(draftOf({ ...done, weight: 80 }, 'imperial').weight).toBe('176.4');
    expect(body(61.25, 'metric', { reps: '7' })).toBe(61.25);
    expect(body(80, 'imperial', { reps: '7' })).toBe(80);
    expect(body(80, 'imperial', { weight: '180' })).toBe(81.65);
    expect(body(80, 'metric', { weight: '' })).toBeNull();
    const second = { ...exercise, sets: [{ ...done, weight: 80 }] };
    const next = nextSet(second, guide, 'imperial');
    expect(toSetBody(next, { exerciseKey: key, units: 'imperial', at: done.at }).weight).toBe(80);
  });
});

describe('a set without a load', () => {
  const empty = nextSet(exercise, undefined, 'metric');
  const barbell = { loadStepKg: 2.5 };

  it('is questioned if the exercise is loaded', () => {
    expect(loadQuestion(empty, exercise, barbell)).toMatch(/^How much/);
    expect(loadQuestion({ ...empty, weight: '0' }, exercise, barbell)).toBeUndefined();
  });

  it('is not questioned for bodyweight or unknown exercises', () => {
    expect(loadQuestion(empty, exercise, { loadStepKg: 0 })).toBeUndefined();
    expect(loadQuestion(empty, exercise, undefined)).toBeUndefined();
  });

  it('is not questioned after another set without a load', () => {
    const before = { sets: [{ ...done, weight: null }] };
    expect(loadQuestion(empty, before, barbell)).toBeUndefined();
  });
});
