import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExercise } from '../exercises/library.ts';
import { type CheckedDay, checkProgram } from './check-program.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import { makeTrainingPlan } from './make-training-plan.ts';
import { prescribeWeek } from './prescribe-week.ts';
import { anyAthlete, anyLandmarks } from './testing/athletes.ts';

const day = (name: string, sets: Record<string, number>): CheckedDay => ({
  name,
  exercises: Object.entries(sets).map(([id, count]) => ({
    sets: count,
    exercise: findExercise(id),
  })),
});
const judge = (...days: CheckedDay[]) => checkProgram(days, VOLUME_LANDMARKS);

describe('a week of a program', () => {
  it('may have 60 sets a session and 40 sets a muscle', () => {
    expect(judge(day('Push', { 'atlas-stone': 60 }))).toEqual([]);
    expect(judge(day('Arms', { 'triceps-pushdown': 27 }))).toEqual([]);
  });

  it('is blocked past 60 sets a session, naming the day', () => {
    expect(judge(day('Pull', {}), day('Push', { 'atlas-stone': 61 }))).toEqual([
      {
        ...{ level: 'block', day: 1 },
        text: 'Push has 61 sets, and a workout can have 60 at most. Remove some or move them to another day.',
      },
    ]);
  });

  it('is blocked past 40 sets a muscle over all its days', () => {
    const arms = day('Arms', { 'triceps-pushdown': 21 });
    expect(judge(arms, arms)).toEqual([
      {
        ...{ level: 'block', day: null },
        text: 'Triceps: 42 sets a week, and 40 are the most for one muscle.',
      },
    ]);
  });

  it('gets a warning past 1.5 times the coach’s MRV', () => {
    const arms = day('Arms', { 'triceps-pushdown': 28 });
    expect(judge(arms)).toEqual([
      {
        ...{ level: 'warn', day: null },
        text: 'Triceps: 28 sets a week, more than 1.5 times the most to recover from (MRV 18).',
      },
    ]);
    const triceps = { ...VOLUME_LANDMARKS.triceps, mrv: 20 };
    expect(checkProgram([arms], { ...VOLUME_LANDMARKS, triceps })).toEqual([]);
  });

  it('is accepted for any generated plan, in any week', () => {
    fc.assert(
      fc.property(anyAthlete(), anyLandmarks(), fc.integer(), (athlete, landmarks, seed) => {
        const plan = makeTrainingPlan(athlete, { seed, landmarks });
        for (const week of plan.weekPlan.slice(0, 6)) {
          const days = prescribeWeek(plan.workouts, week, { ...plan, landmarks });
          const judged = days.map(({ name, exercises }) => ({
            name,
            exercises: exercises.map(({ exerciseId, sets }) => ({
              sets,
              exercise: findExercise(exerciseId),
            })),
          }));
          expect(checkProgram(judged, landmarks)).toEqual([]);
        }
      }),
      { numRuns: 100, seed: 12 },
    );
  }, 60_000);
});
