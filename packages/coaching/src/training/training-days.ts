import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';

/** The most days on which the athlete does anything: 'daily' still leaves one to rest. */
export function activeDays(answers: Pick<PlanAnswers, 'availability'>): number {
  return answers.availability === '3-4' ? 4 : 6;
}

/** A beginner recovers better from fewer, fuller sessions (`science.md`, section 4). */
const MOST_BEGINNER_DAYS = 4;

/** Days a week with a workout. */
export function trainingDays(
  answers: Pick<PlanAnswers, 'availability' | 'trainingFrequency' | 'experience'>,
): number {
  const available = Math.min(leadingNumber(answers.trainingFrequency), activeDays(answers));
  return answers.experience === 'beginner' ? Math.min(MOST_BEGINNER_DAYS, available) : available;
}
