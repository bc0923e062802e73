import type {
  ExerciseGuide,
  ExerciseItem,
  ExerciseTarget,
  SessionExercise,
  TrainingToday,
} from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { exerciseContext, guideOf } from './exercise-context.ts';

it('picks the guide for the same reps, then for the same effort', () => {
  const guides = [
    { exerciseId: 'squat', reps: '4-6', rpe: 9 },
    { exerciseId: 'squat', reps: '8-12', rpe: 7 },
    { exerciseId: 'squat', reps: '8-12', rpe: 9 },
    { exerciseId: 'row', reps: '8-12' },
  ] as ExerciseGuide[];
  const found = (exerciseId: string, reps: string, rpe: number) => {
    const guide = guideOf(guides, { exerciseId, target: { reps, rpe } as ExerciseTarget });
    return guide && [guide.reps, guide.rpe];
  };
  expect(found('squat', '8-12', 9)).toEqual(['8-12', 9]);
  expect(found('squat', '8-12', 8)).toEqual(['8-12', 7]);
  expect(found('squat', '4-6', 8)).toEqual(['4-6', 9]);
  expect(found('squat', '15-20', 8)).toEqual(['4-6', 9]);
  expect(found('row', '8-12', 8)).toEqual(['8-12', undefined]);
  expect(found('bench', '8-12', 8)).toBeUndefined();
  expect(guideOf(guides, { exerciseId: 'squat', target: null })?.reps).toBe('4-6');
});

describe('what is known about an exercise', () => {
  const target = { reps: '8-12', rpe: 8 } as ExerciseTarget;
  const swapped: Pick<SessionExercise, 'exerciseId' | 'target'> = { exerciseId: 'press', target };
  const item = {
    ...{ id: 'press', loading: 'dumbbell', loadStepKg: 2, equipmentNeeded: ['Dumbbells'] },
  } as ExerciseItem;
  const starts = [{ exerciseId: 'press', maxKg: 36, from: 'Barbell Bench Press' }];
  const today: Pick<TrainingToday, 'units' | 'plan' | 'starts'> = {
    ...{ units: 'metric', plan: null, starts },
  };
  const guide = {
    ...{ reps: '8-12', loading: 'dumbbell', loadStepKg: 2, equipmentNeeded: [], timed: false },
    suggestion: { loadKg: 30, targetReps: 9, reason: 'Same load, one more rep.' },
    last: { date: '2026-11-14', sets: [] },
  } as unknown as ExerciseGuide;

  it('comes from its guide if that matches the target', () => {
    const context = exerciseContext(swapped, { guide, item, today });
    expect(context).toMatchObject({
      suggestion: guide.suggestion,
      last: guide.last,
      loadStepKg: 2,
    });
    const other = { ...guide, reps: '4-6' };
    expect(exerciseContext(swapped, { guide: other, item, today }).suggestion).toMatchObject({
      ...{ loadKg: 26, targetReps: 8 },
    });
  });

  it('is estimated offline from the library and today’s reply', () => {
    const context = exerciseContext(swapped, { guide: undefined, item, today });
    expect(context).toMatchObject({ loading: 'dumbbell', loadStepKg: 2, timed: false });
    expect(context.suggestion).toMatchObject({
      ...{ loadKg: 26, targetReps: 8 },
      reason: expect.stringContaining('from your Barbell Bench Press'),
    });
    const plan = { kind: 'deload' } as TrainingToday['plan'];
    const eased = { ...today, plan, loadChangePercent: -10 };
    expect(
      exerciseContext(swapped, { guide: undefined, item, today: eased }).suggestion?.loadKg,
    ).toBe(24);
  });

  it('is general advice if nothing else is known, as with a reply cached by an older version', () => {
    const old: typeof today = { units: 'metric', plan: null };
    expect(
      exerciseContext(swapped, { guide: undefined, item: undefined, today: old }),
    ).toMatchObject({
      suggestion: { loadKg: null, targetReps: 8, reason: expect.stringContaining('RPE 8') },
    });
    const isometric = { ...swapped, target: { ...target, reps: '30-45 s' } };
    expect(
      exerciseContext(isometric, { guide: undefined, item: undefined, today: old }),
    ).toMatchObject({
      ...{ timed: true, suggestion: { targetReps: 30, reason: expect.stringContaining('hold') } },
    });
  });
});
