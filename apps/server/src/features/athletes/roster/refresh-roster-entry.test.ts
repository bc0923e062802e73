import { expect, it } from 'vitest';
import { progressOf } from './refresh-roster-entry.ts';

const way = (weight: number, targetWeight: number, primaryGoal: 'weight_loss' | 'muscle_gain') => ({
  weight,
  targetWeight,
  primaryGoal,
});

it.each([
  ['half of the way down', way(90, 80, 'weight_loss'), 85, 50],
  ['half of the way up', way(70, 80, 'muscle_gain'), 75, 50],
  ['none of it while going the wrong way', way(90, 80, 'weight_loss'), 93, 0],
  ['all of it beyond the target', way(90, 80, 'weight_loss'), 78, 100],
  ['none before the first weigh-in', way(90, 80, 'weight_loss'), null, 0],
])('tells %s', (_name, athlete, currentKg, percent) => {
  expect(progressOf(athlete, currentKg)).toBe(percent);
});

it.each([
  ['a target where they began', way(80, 80.4, 'muscle_gain')],
  ['a lighter target for whoever wants to gain', way(84, 82, 'muscle_gain')],
  ['a heavier target for whoever wants to lose', way(84, 86, 'weight_loss')],
])('tells nothing for %s', (_name, athlete) => {
  expect(progressOf(athlete, 82)).toBeNull();
});

it('goes by the weights alone where the goal leads neither way', () => {
  expect(progressOf({ weight: 84, targetWeight: 80, primaryGoal: 'competition_prep' }, 82)).toBe(
    50,
  );
  expect(progressOf({ weight: null, targetWeight: 80, primaryGoal: null }, 82)).toBeNull();
});
