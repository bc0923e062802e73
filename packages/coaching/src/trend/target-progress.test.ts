import { describe, expect, it } from 'vitest';
import type { PrimaryGoal } from '../athlete/answers.ts';
import { isBeyondTarget, progressPercent } from './target-progress.ts';

const goalOf = (startKg: number, targetKg: number, goal: PrimaryGoal) => ({
  startKg,
  targetKg,
  goal,
});

describe('progress to the target', () => {
  it.each([
    ['half on the way down', goalOf(90, 80, 'weight_loss'), 85, 50],
    ['half on the way up', goalOf(70, 80, 'muscle_gain'), 75, 50],
    ['zero while going the wrong way', goalOf(90, 80, 'weight_loss'), 93, 0],
    ['complete beyond the target', goalOf(90, 80, 'weight_loss'), 76, 100],
    ['zero before the first weigh-in', goalOf(90, 80, 'weight_loss'), null, 0],
    [
      'based on the weights alone when the goal sets no direction',
      goalOf(84, 80, 'competition_prep'),
      82,
      50,
    ],
    ['complete slightly beyond a stage weight', goalOf(90, 78, 'competition_prep'), 77.2, 100],
  ])('equals %s', (_name, each, currentKg, percent) => {
    expect(progressPercent(each, currentKg)).toBe(percent);
  });

  it.each([
    ['a target at the starting weight', goalOf(80, 80.4, 'muscle_gain')],
    ['a lighter target with a goal to gain', goalOf(84, 82, 'muscle_gain')],
    ['a heavier target with a goal to lose', goalOf(84, 86, 'weight_loss')],
    ['a new target on the other side', goalOf(90, 85, 'competition_prep')],
    ['no target', { startKg: 90, targetKg: null, goal: null }],
  ])('is null for %s', (_name, each) => {
    expect(progressPercent(each, 82)).toBeNull();
  });
});

describe('a target already passed', () => {
  it.each([
    ['a loss that went on', goalOf(90, 80, 'weight_loss'), 79, true],
    ['a loss under way', goalOf(90, 80, 'weight_loss'), 81, false],
    ['a gain that went on', goalOf(70, 80, 'muscle_gain'), 81, true],
    [
      'an upcoming gain for an athlete who was once heavier',
      goalOf(90, 84, 'muscle_gain'),
      79,
      false,
    ],
    ['a stage weight, by a little', goalOf(90, 78, 'competition_prep'), 77, true],
    [
      'an off-season target above the current weight',
      goalOf(90, 84, 'competition_prep'),
      79,
      false,
    ],
  ])('is reported for %s', (_name, each, currentKg, isBeyond) => {
    expect(isBeyondTarget(each, currentKg)).toBe(isBeyond);
  });
});
