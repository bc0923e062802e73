import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadingNumber } from '../athlete/answers.ts';
import { MUSCLES } from '../exercises/muscles.ts';
import { SLOW } from '../testing/slow.ts';
import { generateTrainingPlan } from './generate-training-plan.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { prescribeWeek, scaleSets } from './prescribe-week.ts';
import { ATHLETE, anyAthlete } from './testing/athletes.ts';
import { countHardSets } from './weekly-sets.ts';

const generated = generateTrainingPlan(
  { ...ATHLETE, experience: 'expert', sessionDuration: '90_min' },
  { seed: 'test' },
);
const setsOf = (workouts: readonly { exercises: readonly { sets: number }[] }[]) =>
  workouts.flatMap((workout) => workout.exercises).reduce((sum, item) => sum + item.sets, 0);
const weekOf = (kind: PlanWeek['kind']) => {
  const week = generated.weekPlan.findLast((candidate) => candidate.kind === kind);
  if (week === undefined) throw new Error(`no ${kind} week`);
  return week;
};

describe('prescribeWeek', () => {
  it('removes 40–50% of the sets in a deload, drops all drop sets, and leaves 4 in reserve', () => {
    const deload = prescribeWeek(generated.workouts, weekOf('deload'), generated);
    const share = setsOf(deload) / setsOf(generated.workouts);
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.6);
    for (const item of deload.flatMap((workout) => workout.exercises)) {
      expect(item).toMatchObject({ rir: 4, rpe: 6 });
      expect(item.technique).toMatch(/straight_sets|super_set/);
      expect(item.notes ?? '').not.toContain('Last set');
    }
  });

  it('adds sets and effort as a block progresses', () => {
    const week = generated.weekPlan.find((candidate) => candidate.week === 3);
    if (week === undefined) throw new Error('no third week');
    const third = prescribeWeek(generated.workouts, week, generated);
    expect(setsOf(third)).toBeGreaterThan(setsOf(generated.workouts));
    expect(third[0]?.exercises[0]?.rir).toBe(1);
  });

  it('never exceeds the effort a coach allows for an exercise', () => {
    const careful = generated.workouts.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((item, index) => ({ ...item, maxRpe: index ? null : 6.5 })),
    }));
    const rpesIn = (kind: PlanWeek['kind']) =>
      prescribeWeek(careful, weekOf(kind), generated)[0]?.exercises.slice(0, 2);
    expect(rpesIn('build')).toMatchObject([
      { rir: 3.5, rpe: 6.5 },
      { rir: 1, rpe: 9 },
    ]);
    expect(rpesIn('deload')).toMatchObject([{ rpe: 6 }, { rpe: 6 }]);
  });

  it('leaves the base week and the plan itself unchanged', () => {
    const before = structuredClone(generated);
    const asWritten = { ...weekOf('build'), addedSets: 0, rampShare: 1, targetRir: 3 };
    expect(
      prescribeWeek(generated.workouts, { ...asWritten, lowerReps: false }, generated),
    ).toEqual(generated.workouts);
    prescribeWeek(generated.workouts, weekOf('build'), generated);
    expect(generated).toEqual(before);
  });

  it("keeps the sets of a coach's custom exercise, and counts its time", () => {
    const own = {
      exerciseId: 'atlas-stone',
      exerciseName: 'Atlas Stone',
      sets: 3,
      reps: 'To failure',
      restTime: 90,
      technique: 'straight_sets' as const,
    };
    const workouts = [{ estimatedMinutes: 0, exercises: [own] }];
    const [week] = prescribeWeek(
      workouts,
      { ...weekOf('build'), addedSets: 2 },
      { sessionMinutes: 90 },
    );
    expect(week?.exercises[0]?.sets).toBe(3);
    expect(week?.estimatedMinutes).toBe(14);
  });

  it('rounds sets so that the total is right, with at least one each', () => {
    expect(scaleSets([{ sets: 3 }, { sets: 3 }, { sets: 4 }], 0.5)).toEqual([2, 1, 2]);
    expect(scaleSets([{ sets: 1 }, { sets: 1 }], 0.5)).toEqual([1, 1]);
  });

  it('keeps every week of every plan within the session length and the MRV', SLOW, () => {
    fc.assert(
      fc.property(anyAthlete(), fc.integer(), (athlete, seed) => {
        const plan = generateTrainingPlan(athlete, { seed });
        for (const week of plan.weekPlan.slice(0, 6)) {
          const workouts = prescribeWeek(plan.workouts, week, plan);
          for (const workout of workouts) {
            expect(workout.estimatedMinutes).toBeLessThanOrEqual(
              leadingNumber(athlete.sessionDuration),
            );
          }
          const { sets } = countHardSets(workouts.flatMap((workout) => workout.exercises));
          for (const muscle of MUSCLES) {
            expect(sets[muscle], muscle).toBeLessThanOrEqual(VOLUME_LANDMARKS[muscle].mrv);
          }
        }
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});
