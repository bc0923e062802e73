import type { PlanAnswers } from '../athlete/answers.ts';
import { chooseSplit } from '../training/split.ts';
import { activeDays } from '../training/training-days.ts';
import type { CardioDose } from './dose.ts';
import { type PlacedDay, placeSessions } from './place-sessions.ts';

/** The athlete's week with this much cardio. With a fair amount of it, one free day gets a recovery walk. */
export function placeWeek(answers: PlanAnswers, dose: CardioDose): PlacedDay[] {
  const hasRecoveryDay =
    answers.availability !== '3-4' && ['moderate', 'intense'].includes(answers.cardioPreference);
  return placeSessions({
    dose,
    split: chooseSplit(answers),
    activeDays: activeDays(answers),
    hasRecoveryDay,
  });
}
