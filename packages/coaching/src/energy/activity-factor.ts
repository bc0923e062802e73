import type { ActivityLevel } from '../athlete/answers.ts';

/** The activity words of the nutrition customizer, in its order. */
export const CUSTOMIZER_ACTIVITIES = [
  'sedentary',
  'light',
  'moderate',
  'active',
  'very-active',
] as const;
export type CustomizerActivity = (typeof CUSTOMIZER_ACTIVITIES)[number];

/** Every activity word the product knows: customizer, onboarding, and 'high' of a plan request. */
export type ActivityWord = CustomizerActivity | ActivityLevel | 'high';

const FACTORS: Record<ActivityWord, number> = {
  sedentary: 1.2,
  light: 1.375,
  lightly_active: 1.375,
  moderate: 1.55,
  moderately_active: 1.55,
  active: 1.725,
  very_active: 1.725,
  high: 1.725,
  'very-active': 1.9,
};

/**
 * What resting energy is multiplied by to give a day's expenditure. Source: the specification, section 9.
 * Mind that the onboarding's `very_active` is 1.725 and the customizer's `very-active` 1.9: the onboarding has
 * four levels, the customizer five.
 */
export function activityFactor(word: ActivityWord): number {
  return FACTORS[word];
}
