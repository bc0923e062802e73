import { calendarDayIn, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import { badField } from './errors.ts';

/**
 * Rejects a day on which nothing can be logged. @param today in the person's time zone @param field of the form
 * @throws AppError `invalid_input` for a day in the future or before 1900
 */
export function requireLoggableDay(date: string, today: string, field = 'date'): void {
  if (date > today) throw badField(field, 'The date can’t be in the future');
  if (date < FIRST_PROGRESS_DAY) {
    throw badField(field, `The date can’t be before ${FIRST_PROGRESS_DAY}`);
  }
}

/** No time zone is on a later day. */
const EASTERNMOST = 'Pacific/Kiritimati';

/** Like `requireLoggableDay`, for restores: the day may have started only in the time zone they left by flying west. */
export const requirePastDay = (date: string, now: Date, field?: string): void =>
  requireLoggableDay(date, calendarDayIn(now, EASTERNMOST), field);
