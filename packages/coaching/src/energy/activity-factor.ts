import type { ActivityLevel } from '../athlete/answers.ts';

/** Activity levels of the nutrition customizer, in its order. */
export const CUSTOMIZER_ACTIVITIES = [
  'sedentary',
  'light',
  'moderate',
  'active',
  'very-active',
] as const;
export type CustomizerActivity = (typeof CUSTOMIZER_ACTIVITIES)[number];

/** All activity levels in the product: customizer, onboarding, and 'high' of a plan request. */
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
 * The factor from resting energy to daily expenditure, training included. Source: the specification, section 9; only
 * used by the nutrition customizer's calculator. Onboarding's `very_active` is 1.725 and the customizer's
 * `very-active` 1.9, since onboarding has four levels and the customizer five.
 */
export function activityFactor(word: ActivityWord): number {
  return FACTORS[word];
}

/**
 * Factors for everyday life without training, by the sign-up answer. [our choice, until the expenditure is measured]
 */
const NON_EXERCISE_FACTORS: Record<ActivityLevel, number> = {
  sedentary: 1.35,
  lightly_active: 1.45,
  moderately_active: 1.6,
  very_active: 1.75,
};

/** The factor from resting energy to a day's expenditure before training. */
export function nonExerciseFactor(level: ActivityLevel): number {
  return NON_EXERCISE_FACTORS[level];
}
