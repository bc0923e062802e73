import { leadingNumber, type SessionDuration } from '../athlete/answers.ts';
import { EXERCISE_METS, netKcalPerMinute } from './exercise-cost.ts';

/** A week's training. */
export interface ExerciseWeek {
  weightKg: number;
  /** Minutes of weight training. */
  liftingMinutes: number;
  /** Net kcal of the week's cardio. */
  cardioKcal: number;
}

/**
 * Net energy of the week's weights and cardio, kcal a day: the exercise part of energy availability, (EI −
 * exercise)/FFM. Weights count 3.5 METs, rests included (2024 Compendium).
 */
export function exerciseKcalPerDay({ weightKg, liftingMinutes, cardioKcal }: ExerciseWeek): number {
  return (liftingKcalOf(liftingMinutes, weightKg) + cardioKcal) / 7;
}

/** Net kcal of one weight-training session. */
export function liftingSessionKcal(sessionDuration: SessionDuration, weightKg: number): number {
  return liftingKcalOf(leadingNumber(sessionDuration), weightKg);
}

function liftingKcalOf(minutes: number, weightKg: number): number {
  return minutes * netKcalPerMinute(EXERCISE_METS.lifting, weightKg);
}
