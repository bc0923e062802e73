/** The URL parameters of the log-meal screen. */
export interface LogMealSearch {
  /** A meal's name in lower case: 'mid-morning snack' and 'mid-morning-snack' are the same meal. */
  meal?: string;
  date?: string;
}

const LONGEST_NAME = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Checks only the format, because every page loads this file and it can't import meals or
 * calendars.
 */
export function logMealSearchFrom({ meal, date }: Record<string, unknown>): LogMealSearch {
  return {
    ...(typeof meal === 'string' && meal.length <= LONGEST_NAME && { meal }),
    ...dateSearchFrom({ date }),
  };
}

/** The day in the URL, if well-formed. */
export function dateSearchFrom({ date }: Record<string, unknown>): { date?: string } {
  return typeof date === 'string' && DAY.test(date) ? { date } : {};
}
