import { calendarDayIn, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import { badField } from './errors.ts';

/**
 * Refuses a day on which nothing can have been logged.
 * @param today the person's, in their time zone
 * @param field of the form, which the refusal names
 * @throws AppError `invalid_input` for a day to come or before 1900.
 */
export function requireLoggableDay(date: string, today: string, field = 'date'): void {
  if (date > today) throw badField(field, 'The date can’t be in the future');
  if (date < FIRST_PROGRESS_DAY) {
    throw badField(field, `The date can’t be before ${FIRST_PROGRESS_DAY}`);
  }
}

/** It is no day later anywhere. */
const EASTERNMOST = 'Pacific/Kiritimati';

/** The same for what is put back: its day may have begun only where they lived before they flew west. */
export const requirePastDay = (date: string, now: Date, field?: string): void =>
  requireLoggableDay(date, calendarDayIn(now, EASTERNMOST), field);
