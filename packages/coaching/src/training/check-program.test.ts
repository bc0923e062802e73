import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExercise } from '../exercises/library.ts';
import { type CheckedDay, checkProgram } from './check-program.ts';
import { generateTrainingPlan } from './generate-training-plan.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { anyAthlete, anyLandmarks } from './testing/athletes.ts';

const day = (name: string, sets: Record<string, number>): CheckedDay => ({
  name,
  exercises: Object.entries(sets).map(([id, count]) => ({
    sets: count,
    exercise: findExercise(id),
  })),
});
const check = (...days: CheckedDay[]) => checkProgram(days, VOLUME_LANDMARKS);

describe('checkProgram for a week', () => {
  it('allows 60 sets per session and 40 sets per muscle', () => {
    expect(check(day('Push', { 'atlas-stone': 60 }))).toEqual([]);
    expect(check(day('Arms', { 'triceps-pushdown': 27 }))).toEqual([]);
  });

  it('blocks more than 60 sets in a session, naming the day', () => {
    expect(check(day('Pull', {}), day('Push', { 'atlas-stone': 61 }))).toEqual([
      {
        ...{ level: 'block', day: 1 },
        text: 'Push has 61 sets, and a workout can have 60 at most. Remove some or move them to another day.',
      },
    ]);
  });

  it('blocks more than 40 sets for a muscle over the week', () => {
    const arms = day('Arms', { 'triceps-pushdown': 21 });
    expect(check(arms, arms)).toEqual([
      {
        ...{ level: 'block', day: null },
        text: 'Triceps: 42 sets a week, and 40 are the most for one muscle.',
      },
    ]);
  });

  it("warns above 1.5 times the coach's MRV", () => {
    const arms = day('Arms', { 'triceps-pushdown': 28 });
    expect(check(arms)).toEqual([
      {
        ...{ level: 'warn', day: null },
        text: 'Triceps: 28 sets a week, more than 1.5 times the maximum recoverable volume (MRV 18).',
      },
    ]);
    const triceps = { ...VOLUME_LANDMARKS.triceps, mrv: 20 };
    expect(checkProgram([arms], { ...VOLUME_LANDMARKS, triceps })).toEqual([]);
  });

  it('is accepted for any generated plan, in any week', () => {
    fc.assert(
      fc.property(anyAthlete(), anyLandmarks(), fc.integer(), (athlete, landmarks, seed) => {
        const plan = generateTrainingPlan(athlete, { seed, landmarks });
        for (const week of plan.weekPlan.slice(0, 6)) {
          const days = prescribeWeek(plan.workouts, week, { ...plan, landmarks });
          const checkedDays = days.map(({ name, exercises }) => ({
            name,
            exercises: exercises.map(({ exerciseId, sets }) => ({
              sets,
              exercise: findExercise(exerciseId),
            })),
          }));
          expect(checkProgram(checkedDays, landmarks)).toEqual([]);
        }
      }),
      { numRuns: 100, seed: 12 },
    );
  });
});
