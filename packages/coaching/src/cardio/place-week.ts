import type { PlanAnswers } from '../athlete/answers.ts';
import { chooseSplit } from '../training/split.ts';
import { activeDays } from '../training/training-days.ts';
import type { CardioDose } from './dose.ts';
import { type PlacedDay, placeSessions } from './place-sessions.ts';

/** The week of an athlete with that much cardio: who does a fair amount walks on a day that is left over. */
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
