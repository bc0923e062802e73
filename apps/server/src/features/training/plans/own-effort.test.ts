import { expect, it } from 'vitest';
import { withOwnEffort } from './program-volume.ts';
import type { NewDay, PlanWithDays, StoredExercise } from './queries.ts';

const exercise = (change: Partial<StoredExercise>): StoredExercise => ({
  ...{ exerciseId: 'press', exerciseName: 'Press', category: 'Chest', technique: 'straight_sets' },
  ...{ sets: 3, reps: '8-12', restTime: 120, rpe: 7, tempo: null, notes: null },
  ...change,
});
const dayOf = (exercises: StoredExercise[]): NewDay => ({
  ...{ name: 'Push', day: 1, estimatedMinutes: 60, exercises },
});
const changed = (now: StoredExercise, before: StoredExercise) => {
  const replaced = { days: [dayOf([before])] } as unknown as PlanWithDays;
  return withOwnEffort([dayOf([now])], replaced)[0]?.exercises[0];
};

it('applies the coach’s reps every week', () => {
  expect(changed(exercise({ reps: '8 – 12' }), exercise({}))?.ownReps).toBe(false);
  expect(changed(exercise({ reps: '12-15' }), exercise({}))?.ownReps).toBe(true);
  expect(changed(exercise({ exerciseId: 'fly' }), exercise({}))?.ownReps).toBe(true);
  const own = exercise({ reps: '12-15', ownReps: true });
  expect(changed(exercise({ reps: '12-15' }), own)?.ownReps).toBe(true);
});

it("never exceeds the coach's RPE", () => {
  expect(changed(exercise({}), exercise({}))?.maxRpe).toBeNull();
  expect(changed(exercise({ rpe: 8 }), exercise({}))?.maxRpe).toBe(8);
});
