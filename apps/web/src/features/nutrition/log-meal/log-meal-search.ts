import { type CalendarDay, isCalendarDay, mealTypeOf } from '@posedown/coaching';

/** What the address of the log-meal screen can name. */
export interface LogMealSearch {
  /** A meal's name in lower case: 'mid-morning snack' and 'mid-morning-snack' are the same meal. */
  meal?: string;
  date?: CalendarDay;
}

/** What is no meal and no day is left out. */
export function logMealSearchFrom({ meal, date }: Record<string, unknown>): LogMealSearch {
  return {
    ...(typeof meal === 'string' && mealTypeOf(meal) && { meal }),
    ...(typeof date === 'string' && isCalendarDay(date) && { date }),
  };
}
