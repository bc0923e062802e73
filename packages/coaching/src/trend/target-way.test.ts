import { describe, expect, it } from 'vitest';
import type { PrimaryGoal } from '../athlete/answers.ts';
import { isBeyondTarget, percentOfWay } from './target-way.ts';

const way = (startKg: number, targetKg: number, goal: PrimaryGoal) => ({ startKg, targetKg, goal });

describe('how much of the way to the target is done', () => {
  it.each([
    ['half of the way down', way(90, 80, 'weight_loss'), 85, 50],
    ['half of the way up', way(70, 80, 'muscle_gain'), 75, 50],
    ['none of it while going the wrong way', way(90, 80, 'weight_loss'), 93, 0],
    ['all of it beyond the target', way(90, 80, 'weight_loss'), 76, 100],
    ['none before the first weigh-in', way(90, 80, 'weight_loss'), null, 0],
    [
      'by the weights alone where the goal leads neither way',
      way(84, 80, 'competition_prep'),
      82,
      50,
    ],
    ['all of it a little beyond a stage weight', way(90, 78, 'competition_prep'), 77.2, 100],
  ])('tells %s', (_name, each, currentKg, percent) => {
    expect(percentOfWay(each, currentKg)).toBe(percent);
  });

  it.each([
    ['a target where they began', way(80, 80.4, 'muscle_gain')],
    ['a lighter target for whoever wants to gain', way(84, 82, 'muscle_gain')],
    ['a heavier target for whoever wants to lose', way(84, 86, 'weight_loss')],
    ['a target set anew on the other side', way(90, 85, 'competition_prep')],
    ['no target', { startKg: 90, targetKg: null, goal: null }],
  ])('tells nothing for %s', (_name, each) => {
    expect(percentOfWay(each, 82)).toBeNull();
  });
});

describe('whether the target lies behind', () => {
  it.each([
    ['a loss that went on', way(90, 80, 'weight_loss'), 79, true],
    ['a loss under way', way(90, 80, 'weight_loss'), 81, false],
    ['a gain that went on', way(70, 80, 'muscle_gain'), 81, true],
    ['a gain to come, for whoever was heavier once', way(90, 84, 'muscle_gain'), 79, false],
    ['a stage weight, by a little', way(90, 78, 'competition_prep'), 77, true],
    [
      'a target of the off-season, above what they weigh',
      way(90, 84, 'competition_prep'),
      79,
      false,
    ],
  ])('is told of %s', (_name, each, currentKg, isBeyond) => {
    expect(isBeyondTarget(each, currentKg)).toBe(isBeyond);
  });
});
