import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** Days whose weights do not differ by the water of a new diet or a load; both included. */
export interface Stretch {
  /** The end of the freeze before them; null where there was none. */
  from: CalendarDay | null;
  until: CalendarDay;
}

/**
 * The days from the end of the last freeze up to today, then those up to the start of each freeze, the latest first. Up
 * to its end the first of them has no days.
 * @param freezeStarts days on which a diet or a load began; those to come are ignored
 * @param frozenDays so many from each on are left out
 */
export function stillStretches(
  today: CalendarDay,
  freezeStarts: readonly CalendarDay[],
  frozenDays: number,
): Stretch[] {
  const starts = freezeStarts
    .filter((start) => daysBetween(start, today) >= 0)
    .toSorted((one, other) => daysBetween(one, other));
  return [today, ...starts].map((until, place) => {
    const start = starts[place];
    return { from: start === undefined ? null : addDays(start, frozenDays), until };
  });
}

export const isWithin = ({ from, until }: Stretch, day: CalendarDay) =>
  (from === null || daysBetween(from, day) >= 0) && daysBetween(day, until) >= 0;
