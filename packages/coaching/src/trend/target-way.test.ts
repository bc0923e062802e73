import { describe, expect, it } from 'vitest';
import type { PrimaryGoal } from '../athlete/answers.ts';
import { isBeyondTarget, percentOfWay } from './target-way.ts';

const way = (startKg: number, targetKg: number, goal: PrimaryGoal) => ({ startKg, targetKg, goal });

describe('progress to the target', () => {
  it.each([
    ['half on the way down', way(90, 80, 'weight_loss'), 85, 50],
    ['half on the way up', way(70, 80, 'muscle_gain'), 75, 50],
    ['zero while going the wrong way', way(90, 80, 'weight_loss'), 93, 0],
    ['complete beyond the target', way(90, 80, 'weight_loss'), 76, 100],
    ['zero before the first weigh-in', way(90, 80, 'weight_loss'), null, 0],
    [
      'based on the weights alone when the goal sets no direction',
      way(84, 80, 'competition_prep'),
      82,
      50,
    ],
    ['complete slightly beyond a stage weight', way(90, 78, 'competition_prep'), 77.2, 100],
  ])('is %s', (_name, each, currentKg, percent) => {
    expect(percentOfWay(each, currentKg)).toBe(percent);
  });

  it.each([
    ['a target at the starting weight', way(80, 80.4, 'muscle_gain')],
    ['a lighter target with a goal to gain', way(84, 82, 'muscle_gain')],
    ['a heavier target with a goal to lose', way(84, 86, 'weight_loss')],
    ['a new target on the other side', way(90, 85, 'competition_prep')],
    ['no target', { startKg: 90, targetKg: null, goal: null }],
  ])('is missing for %s', (_name, each) => {
    expect(percentOfWay(each, 82)).toBeNull();
  });
});

describe('a target already passed', () => {
  it.each([
    ['a loss that went on', way(90, 80, 'weight_loss'), 79, true],
    ['a loss under way', way(90, 80, 'weight_loss'), 81, false],
    ['a gain that went on', way(70, 80, 'muscle_gain'), 81, true],
    ['an upcoming gain for an athlete who was once heavier', way(90, 84, 'muscle_gain'), 79, false],
    ['a stage weight, by a little', way(90, 78, 'competition_prep'), 77, true],
    ['an off-season target above the current weight', way(90, 84, 'competition_prep'), 79, false],
  ])('is reported for %s', (_name, each, currentKg, isBeyond) => {
    expect(isBeyondTarget(each, currentKg)).toBe(isBeyond);
  });
});
