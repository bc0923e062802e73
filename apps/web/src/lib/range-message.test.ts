import { ONBOARDING_LIMITS, PROGRESS_LIMITS } from '@posedown/coaching';
import { onboardingSchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { lengthRangeMessage, weightRangeMessage } from './range-message.ts';
import { weightToKg } from './units.ts';

it('says in metric units what the contract says', () => {
  const issues = onboardingSchema.safeParse({ weight: 1, height: 1 }).error?.issues ?? [];
  const messageOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  expect(weightRangeMessage(ONBOARDING_LIMITS.weight, 'metric')).toBe(messageOf('weight'));
  expect(lengthRangeMessage(ONBOARDING_LIMITS.height, 'metric')).toBe(messageOf('height'));
});

it('names limits in pounds and inches that are really accepted', () => {
  expect(weightRangeMessage(PROGRESS_LIMITS.weight, 'imperial')).toBe(
    'Enter a number between 66.2 and 661.3 lb',
  );
  expect(weightToKg(66.2, 'imperial')).toBeGreaterThanOrEqual(30);
  expect(lengthRangeMessage(PROGRESS_LIMITS.waist, 'imperial')).toBe(
    'Enter a number between 19.7 and 59 in',
  );
});
