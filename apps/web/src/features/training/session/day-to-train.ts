import type { CalendarDay } from '@posedown/coaching';
import type { TrainingDay, TrainingToday } from '@posedown/contract';

/** A day of the plan that somebody chose, and when. */
export interface ChosenDay {
  id: string;
  on: CalendarDay;
}

/**
 * The day of the plan that stands ready to be trained: today's, else the next one. Another that was chosen counts
 * for as long as it is the same day and the plan has it: the screen may stay open overnight.
 */
export function dayToTrain(
  { days, todayId, next, date }: TrainingToday,
  chosen: ChosenDay | undefined,
): TrainingDay | undefined {
  const withId = (wanted?: string) => days.find(({ id }) => id === wanted);
  const own = chosen?.on === date ? withId(chosen.id) : undefined;
  return own ?? withId(todayId ?? next?.id) ?? days[0];
}
