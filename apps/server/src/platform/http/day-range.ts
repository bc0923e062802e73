import { addDays, type CalendarDay, daysBetween, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { DayRange, PastDays } from '@posedown/contract';
import { badField } from '../errors.ts';

interface Bounds {
  /** The default number of days until today. */
  usual: number;
  most: number;
}

/**
 * The requested days, inclusive.
 * @throws AppError `invalid_input` for an invalid, too long or too old range
 */
export function dayRangeOf(query: DayRange, today: CalendarDay, { usual, most }: Bounds) {
  const to = query.to ?? today;
  if (to < FIRST_PROGRESS_DAY) throw badField('to', 'Choose a date within the allowed range');
  const from = query.from ?? addDays(to, 1 - usual);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw badField('to', 'The last day can’t be before the first');
  if (days > most) throw badField('from', `Ask for at most ${most} days`);
  return { from, to };
}

/**
 * All days before the requested one; null if a range is requested.
 * @throws AppError `invalid_input` for both at once, or a day that's too old
 */
export function daysBefore({ from, to, before }: Omit<PastDays, 'limit'>) {
  if (before === undefined) return null;
  if (from ?? to) throw badField('before', 'Choose a range of days, or a day to look back from');
  if (before < FIRST_PROGRESS_DAY)
    throw badField('before', 'Choose a date within the allowed range');
  return { from: FIRST_PROGRESS_DAY, to: addDays(before, -1) };
}
