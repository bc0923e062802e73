import type { CalendarDay } from '@posedown/coaching';
import type { TrainingDay, TrainingToday } from '@posedown/contract';

/** A chosen day of the plan, and when it was chosen. */
export interface ChosenDay {
  id: string;
  on: CalendarDay;
}

/**
 * The day of the plan to train: today's, else the next one. A chosen day counts only on the day it was chosen,
 * because the screen may stay open overnight, and only while the plan has it.
 */
export function dayToTrain(
  { days, todayId, next, date }: TrainingToday,
  chosen: ChosenDay | undefined,
): TrainingDay | undefined {
  const withId = (dayId?: string) => days.find(({ id }) => id === dayId);
  const own = chosen?.on === date ? withId(chosen.id) : undefined;
  return own ?? withId(todayId ?? next?.id) ?? days[0];
}
