import type { Sex } from '../athlete/answers.ts';

export interface BodyFigures {
  /** If unknown, the male formula is used, as in the specification's calculator. */
  sex?: Sex;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/**
 * Resting energy, kcal/day: 10·kg + 6.25·cm − 5·age, + 5 for men, − 161 for women. Without a sex it uses the male
 * formula, 166 kcal above the female one, like the specification's calculator; plans use `athleteEnergy`, which
 * takes the lower one. Source: Mifflin–St Jeor 1990, adults of 19–78 years; a rough guide for younger people.
 */
export function mifflinStJeor({ sex, ageYears, heightCm, weightKg }: BodyFigures): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex === 'female' ? -161 : 5);
}

/** Resting energy, kcal/day, from fat-free mass in kg: 500 + 22·FFM. Cunningham 1980, trained adults. */
export function cunningham(fatFreeMassKg: number): number {
  return 500 + 22 * fatFreeMassKg;
}

/** Resting energy, kcal/day, from fat-free mass in kg: 370 + 21.6·FFM. Katch–McArdle, adults. */
export function katchMcArdle(fatFreeMassKg: number): number {
  return 370 + 21.6 * fatFreeMassKg;
}
