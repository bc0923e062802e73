import { ONBOARDING_LIMITS, PROGRESS_LIMITS } from '@posedown/coaching';
import { onboardingSchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { limitIn, rangeMessageIn } from './range-message.ts';
import { LENGTH, toMetric, WEIGHT } from './units.ts';

it("matches the contract's message in metric units", () => {
  const issues = onboardingSchema.safeParse({ weight: 1, height: 1 }).error?.issues ?? [];
  const messageOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  expect(rangeMessageIn(WEIGHT, ONBOARDING_LIMITS.weight, 'metric')).toBe(messageOf('weight'));
  expect(rangeMessageIn(LENGTH, ONBOARDING_LIMITS.height, 'metric')).toBe(messageOf('height'));
});

it('states limits in pounds and inches that are actually accepted', () => {
  expect(rangeMessageIn(WEIGHT, PROGRESS_LIMITS.weight, 'imperial')).toBe(
    'Enter a number between 66.2 and 661.3 lb',
  );
  expect(toMetric(66.2, WEIGHT, 'imperial')).toBeGreaterThanOrEqual(30);
  expect(rangeMessageIn(LENGTH, PROGRESS_LIMITS.waist, 'imperial')).toBe(
    'Enter a number between 19.7 and 59 in',
  );
});

it('limits stepper buttons to accepted whole units', () => {
  expect(limitIn(WEIGHT, PROGRESS_LIMITS.weight, 'imperial')).toMatchObject({ min: 67, max: 661 });
});
