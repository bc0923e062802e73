import { expect, it } from 'vitest';
import { EXERCISES, findExercise } from '../exercises/library.ts';
import { LIFT_FAMILIES } from './lift-families.data.ts';
import { showsMax } from './load-kind.ts';
import { relatedStrength } from './related-strength.ts';

const from = (lift: string, strengths: Record<string, number>) =>
  relatedStrength(lift, new Map(Object.entries(strengths)));

it('estimates a lift from a related one, 10% lighter', () => {
  expect(from('dumbbell-bench-press', { 'barbell-bench-press': 100 })).toEqual({
    ...{ maxKg: expect.closeTo(36, 9), from: 'barbell-bench-press' },
  });
  expect(from('front-squat', { 'back-squat': 150 })?.maxKg).toBeCloseTo(108, 9);
  expect(from('romanian-deadlift', { deadlift: 200 })?.maxKg).toBeCloseTo(135, 9);
});

it('prefers the same kind of load, then the same family, then another one', () => {
  const strengths = { 'barbell-bench-press': 100, 'dumbbell-bench-press': 36 };
  expect(from('incline-dumbbell-press', strengths)?.from).toBe('dumbbell-bench-press');
  const legs = { 'back-squat': 140, 'dumbbell-step-up': 16 };
  expect(from('dumbbell-reverse-lunge', legs)?.from).toBe('dumbbell-step-up');
  expect(from('dumbbell-step-up', { 'back-squat': 140 })?.maxKg).toBeCloseTo(
    140 * 0.18 * 0.85 * 0.9,
    9,
  );
  expect(from('dumbbell-step-up', { 'front-squat': 112 })?.maxKg).toBeCloseTo(
    140 * 0.18 * 0.85 * 0.9,
    9,
  );
});

it('trusts a machine less than a bar for a free-weight lift', () => {
  expect(from('back-squat', { 'leg-press': 240 })?.maxKg).toBeCloseTo((240 / 1.6) * 0.9 * 0.85, 9);
});

it('estimates no squat from a hand-held dumbbell, and nothing from unrelated lifts', () => {
  expect(from('back-squat', { 'goblet-squat': 40 })).toBeNull();
  expect(from('deadlift', { 'good-morning': 60 })).toBeNull();
  expect(from('leg-extension', { 'back-squat': 140 })).toBeNull();
  expect(from('no-such-lift', { 'back-squat': 140 })).toBeNull();
  expect(from('back-squat', { 'back-squat': 140 })).toBeNull();
});

it('uses only library lifts whose logged load is the whole load, each in one family', () => {
  const all = LIFT_FAMILIES.flatMap(({ lifts }) => Object.keys(lifts));
  expect(new Set(all).size).toBe(all.length);
  for (const lift of all) expect(showsMax(findExercise(lift) ?? {}), lift).toBe(true);
  for (const { from: other } of LIFT_FAMILIES) {
    if (other) expect(all, other.lift).toContain(other.lift);
  }
});

it('has a family for every lift except those unrelated to any other', () => {
  const all = new Set(LIFT_FAMILIES.flatMap(({ lifts }) => Object.keys(lifts)));
  const alone = EXERCISES.filter((exercise) => showsMax(exercise) && !all.has(exercise.id));
  expect(alone.map(({ id }) => id).sort()).toEqual([
    ...['cable-kickback', 'hip-abduction-machine', 'leg-extension', 'machine-dip'],
  ]);
});

it('has one muscle per family, primary or secondary', () => {
  for (const { lifts } of LIFT_FAMILIES) {
    const [first, ...others] = Object.keys(lifts).map((lift) => {
      const { primaryMuscles = [], secondaryMuscles = [] } = findExercise(lift) ?? {};
      return [...primaryMuscles, ...secondaryMuscles];
    });
    for (const muscles of others) {
      expect(muscles.some((muscle) => first?.includes(muscle))).toBe(true);
    }
  }
});
