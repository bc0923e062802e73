import { HIIT_SEGMENTS } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { hiitKcal, segmentText } from './hiit-text.ts';

it('names warm-up, intervals and cool-down', () => {
  const words = HIIT_SEGMENTS.map((segment) => segmentText(segment, 8));
  expect([words[0], words[1], words[16], words[17]]).toEqual([
    'Warm-up',
    'Interval 1 of 8: High Intensity',
    'Interval 8 of 8: Recovery Period',
    'Cool-down',
  ]);
});

it('estimates 300 kcal without a weight, and by weight otherwise', () => {
  expect(hiitKcal(null, 'stationary-bike')).toBe(300);
  expect(hiitKcal(100, 'stationary-bike')).toBeGreaterThan(hiitKcal(60, 'stationary-bike'));
});
