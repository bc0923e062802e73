/** What the address of the log-meal screen can name. */
export interface LogMealSearch {
  /** A meal's name in lower case: 'mid-morning snack' and 'mid-morning-snack' are the same meal. */
  meal?: string;
  date?: string;
}

const LONGEST_NAME = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What has the form of a meal and of a day; whether they are is for the screen to say. Every page
 * loads this, so it knows nothing of meals and calendars.
 */
export function logMealSearchFrom({ meal, date }: Record<string, unknown>): LogMealSearch {
  return {
    ...(typeof meal === 'string' && meal.length <= LONGEST_NAME && { meal }),
    ...dateSearchFrom({ date }),
  };
}

/** A day in the address, as far as its form goes. */
export function dateSearchFrom({ date }: Record<string, unknown>): { date?: string } {
  return typeof date === 'string' && DAY.test(date) ? { date } : {};
}
