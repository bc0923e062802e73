import { addDays, type CalendarDay, daysBetween, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { DayRange } from '@posedown/contract';
import { badField } from '../errors.ts';

interface Bounds {
  /** So many days, until today, where the query names none. */
  usual: number;
  most: number;
}

/**
 * The days that a query asks for, both included.
 * @throws AppError `invalid_input` for a range that is none, too long, or of another age
 */
export function dayRangeOf(query: DayRange, today: CalendarDay, { usual, most }: Bounds) {
  const to = query.to ?? today;
  if (to < FIRST_PROGRESS_DAY) throw badField('to', 'Nobody logged anything then');
  const from = query.from ?? addDays(to, 1 - usual);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw badField('to', 'The last day cannot be before the first');
  if (days > most) throw badField('from', `Ask for at most ${most} days`);
  return { from, to };
}
