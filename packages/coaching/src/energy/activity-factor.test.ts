import { describe, expect, it } from 'vitest';
import { activityFactor, CUSTOMIZER_ACTIVITIES } from './activity-factor.ts';

describe('activity factors', () => {
  it("match the specification for the customizer's five activity levels", () => {
    expect(CUSTOMIZER_ACTIVITIES.map(activityFactor)).toEqual([1.2, 1.375, 1.55, 1.725, 1.9]);
  });

  it('cover the four onboarding levels and the high level of a plan request', () => {
    const words = [
      'sedentary',
      'lightly_active',
      'moderately_active',
      'very_active',
      'high',
    ] as const;
    expect(words.map(activityFactor)).toEqual([1.2, 1.375, 1.55, 1.725, 1.725]);
  });
});
