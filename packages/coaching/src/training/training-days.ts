import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';

/** Maximum active days per week: 'daily' still leaves one rest day. */
export function activeDays(answers: Pick<PlanAnswers, 'availability'>): number {
  return answers.availability === '3-4' ? 4 : 6;
}

/** Beginners recover better from fewer, fuller sessions (`science.md`, section 4). */
const MAX_BEGINNER_DAYS = 4;

/** Days a week with a workout. */
export function trainingDays(
  answers: Pick<PlanAnswers, 'availability' | 'trainingFrequency' | 'experience'>,
): number {
  const available = Math.min(leadingNumber(answers.trainingFrequency), activeDays(answers));
  return answers.experience === 'beginner' ? Math.min(MAX_BEGINNER_DAYS, available) : available;
}
