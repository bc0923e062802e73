import { calendarDayIn, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import { badField } from '../../../platform/errors.ts';

/**
 * A day of the diary is today or earlier on the athlete's calendar.
 * @throws AppError `invalid_input` for any other.
 */
export function judgeDay(date: string, timezone: string, now: Date) {
  if (date > calendarDayIn(now, timezone)) {
    throw badField('date', 'The date cannot be in the future');
  }
  if (date < FIRST_PROGRESS_DAY) {
    throw badField('date', `The date cannot be before ${FIRST_PROGRESS_DAY}`);
  }
}
