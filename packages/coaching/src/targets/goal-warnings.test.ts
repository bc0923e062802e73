import { expect, it } from 'vitest';
import { goalWarnings, leanTargetKg } from './goal-warnings.ts';

const WOMAN = { heightCm: 165, weightKg: 60, sex: 'female' } as const;

it('gives the lowest weight a plan leads to for a goal below it', () => {
  // 18.5 · 1.65² = 50.4 kg.
  expect(goalWarnings(WOMAN, { targetWeightKg: 44, bodyFatGoalPercent: 6 })).toEqual({
    weight: 'A target of 44 kg is too light for the height: no plan goes below 50.4 kg.',
    bodyFat: 'A body fat of 6% is below 12%, the lowest safe value: no plan goes there.',
  });
  // 80% of 60 kg is lean: 48 / 0.88 = 54.5 kg.
  expect(goalWarnings({ ...WOMAN, bodyFatPercent: 20 }, { targetWeightKg: 52 }).weight).toBe(
    'A target of 52 kg would leave less than 12% body fat: no plan goes below 54.5 kg.',
  );
});

it('accepts a reachable goal, and any goal to gain', () => {
  const noWarnings = { weight: null, bodyFat: null };
  expect(goalWarnings(WOMAN, { targetWeightKg: 55, bodyFatGoalPercent: 14 })).toEqual(noWarnings);
  expect(goalWarnings({ ...WOMAN, weightKg: 44 }, { targetWeightKg: 48 })).toEqual(noWarnings);
  expect(goalWarnings(WOMAN, { targetWeightKg: null, bodyFatGoalPercent: null })).toEqual(
    noWarnings,
  );
});

it('rejects a goal that requires gaining lean mass during a loss', () => {
  const body = { ...WOMAN, leanMassKg: 46 };
  expect(leanTargetKg(body, { targetWeightKg: 54, bodyFatGoalPercent: 14 })).toBeCloseTo(46.44);
  expect(leanTargetKg(body, { targetWeightKg: 56, bodyFatGoalPercent: 12 })).toBeNull();
  expect(leanTargetKg(body, { targetWeightKg: 44, bodyFatGoalPercent: 14 })).toBeNull();
  // For a gain, the lean mass is the goal.
  expect(leanTargetKg(body, { targetWeightKg: 66, bodyFatGoalPercent: 20 })).toBeCloseTo(52.8);
  expect(leanTargetKg(body, { targetWeightKg: 54, bodyFatGoalPercent: null })).toBeNull();
});
