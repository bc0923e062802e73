import { describe, expect, it } from 'vitest';
import { startLoad } from './start-load.ts';

const dumbbell = { loading: 'dumbbell', loadStepKg: 2, timed: false };
const bar = { ...dumbbell, loading: 'barbell', loadStepKg: 2.5 };
const today = { reps: '8-12', rpe: 8, week: null };
const strength = { maxKg: 36, from: 'Barbell Bench Press' };
const start = (exercise: typeof dumbbell, change: Partial<Parameters<typeof startLoad>[1]> = {}) =>
  startLoad(exercise, { strength: null, today, units: 'metric', ...change });

describe('the starting load', () => {
  it('is the load the strength allows at the bottom of the rep range, rounded down', () => {
    // 36 / (1 + 10/30) = 27.
    expect(start(dumbbell, { strength })).toEqual({
      ...{ loadKg: 26, targetReps: 8 },
      reason: 'Estimated, per dumbbell, from your Barbell Bench Press. Adjust after the first set.',
    });
    const pounds = start(dumbbell, { strength, units: 'imperial' });
    expect((pounds.loadKg ?? 0) / 0.45359237).toBeCloseTo(55, 5);
    const harder = { ...today, rpe: 10 };
    expect(start(dumbbell, { strength, today: harder }).loadKg).toBe(28);
  });

  it('is 10% less in a deload', () => {
    const week = { kind: 'deload', loadChangePercent: -10 } as const;
    expect(start(dumbbell, { strength, today: { ...today, week } }).loadKg).toBe(24);
  });

  it('is null if it would be lighter than the bar, or without a known strength', () => {
    const words = 'Start light and add load until the last rep of a set would feel like RPE 8.';
    const sentence = { loadKg: null, targetReps: 8, reason: words };
    expect(start(bar, { strength: { maxKg: 26, from: 'Back Squat' } })).toEqual(sentence);
    expect(start(bar)).toEqual(sentence);
    expect(start(bar, { strength: { maxKg: 27, from: null } })).toEqual({
      ...{ loadKg: 20, targetReps: 8 },
      reason: 'Estimated from your earlier sets. Adjust after the first set.',
    });
  });

  it.each([
    ['band', false, 'light band'],
    ['bodyweight', false, 'Start easy: the last rep'],
    ['counterweight', false, 'a lot of help'],
    ['bodyweight', true, 'the hold should feel like'],
  ])('explains how to find it: %s', (loading, timed, words) => {
    const found = start({ loading, timed, loadStepKg: 0 }, { strength });
    expect(found).toMatchObject({ loadKg: null, reason: expect.stringContaining(words) });
    expect(found.reason).toContain('RPE 8');
  });

  it('has no reps if the plan gives none', () => {
    const failure = { ...today, reps: 'To failure' };
    expect(start(dumbbell, { strength, today: failure })).toMatchObject({
      ...{ loadKg: null, targetReps: null },
    });
  });
});
