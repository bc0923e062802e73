import { expect, it } from 'vitest';
import { isGoalConflict } from './goal-conflict.ts';

it.each([
  ['muscle_gain', 84, 78, true],
  ['muscle_gain', 84, 84, false],
  ['muscle_gain', 84, 90, false],
  ['weight_loss', 84, 78, false],
  ['maintenance', 84, 78, false],
  ['body_recomp', 84, 78, false],
  ['muscle_gain', null, 78, false],
  ['muscle_gain', 84, null, false],
  [null, 84, 78, false],
] as const)(
  'checks %s from %s to %s kg: conflict %s',
  (primaryGoal, weightKg, targetWeightKg, is) => {
    expect(isGoalConflict({ primaryGoal, weightKg, targetWeightKg })).toBe(is);
  },
);
